import TransitionEngine

/// Easings that were found for what no curve of a run explains. Panels of a fold take the same course, and come as far as they
/// are wide: one easing will do for all of them, the one of the panel that has to be the most exact.
final class SharedEasings {
  private struct Course {
    var shares: ChannelSamples
    var tolerance: Double
    var easing: Easing
  }

  private var courses: [Course] = []
  /// By each easing that was found, its course.
  private var numbers: [Easing: Int] = [:]

  /// An easing that gives every sample.
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
