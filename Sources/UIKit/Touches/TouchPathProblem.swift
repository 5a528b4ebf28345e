/// The reason why a path can't be a touch.
package enum TouchPathProblem: Error, Hashable, Sendable {
  case fingerCount(Int)
  case segmentCount(Int)
  /// A segment without a duration; segments are counted from 0.
  case noTime(segment: Int)
  /// A duration that is too long, in seconds.
  case tooLong(TimeInterval)
  /// A coordinate or a duration that is infinite or not a number.
  case notFinite
  /// A point outside the window.
  case offScreen(CGPoint, window: CGSize)
  /// A start time that is negative, infinite or not a number.
  case start(TimeInterval)
}

extension TouchPathProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fingerCount(let count): "a touch has one finger or two, not \(count)"
    case .segmentCount(let count):
      "\(count) movements are too many: a touch has at most \(TouchPath.largestSegmentCount)"
    case .noTime(let segment): "movement \(segment + 1) takes no time"
    case .tooLong(let seconds):
      "\(seconds) s is too long: a touch lasts at most \(TouchPath.longestDuration) s"
    case .notFinite: "a coordinate or a duration is not a finite number"
    case .offScreen(let point, let size):
      "(\(point.x), \(point.y)) lies outside of the screen, which is \(size.width) × \(size.height) points"
    case .start(let seconds): "a touch cannot begin at \(seconds) s"
    }
  }
}
