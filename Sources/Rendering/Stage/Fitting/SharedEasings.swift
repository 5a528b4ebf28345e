import TransitionEngine

/// Easings for courses that no curve of a run matches. The panels of a fold have the same course and
/// different distances, so they share one easing: that of the panel with the smallest tolerance.
final class SharedEasings {
  private struct Course {
    var shares: ChannelSamples
    var tolerance: Double
    var easing: Easing
  }

  private var courses: [Course] = []
  /// The course of each easing.
  private var numbers: [Easing: Int] = [:]

  /// An easing that matches every sample.
  func easing(fitting shares: ChannelSamples, tolerance: Double) -> Easing {
    let known = courses.firstIndex { $0.shares.isNear(shares, within: min($0.tolerance, tolerance) / 8) }
    if let known, courses[known].tolerance <= tolerance { return courses[known].easing }
    let easing = Easing.stops(fitting: shares, tolerance: tolerance * 0.8)
    let number = known ?? courses.count
    let course = Course(shares: shares, tolerance: tolerance, easing: easing)
    if let known { courses[known] = course } else { courses.append(course) }
    numbers[easing] = number
    return easing
  }

  /// Gives a channel its course's most exact easing.
  func settle(_ channel: inout Channel) {
    guard case .eased(let easing, let begin, let end) = channel.course, let number = numbers[easing] else {
      return
    }
    channel.course = .eased(courses[number].easing, begin: begin, end: end)
  }
}
