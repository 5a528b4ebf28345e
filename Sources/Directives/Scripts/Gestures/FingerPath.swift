import Foundation

/// The way of one finger while it is down, in points of the screen.
struct FingerPath: Hashable, Sendable {
  /// A stretch at an even speed; a rest has no translation.
  struct Segment: Hashable, Sendable {
    var translation: CGPoint
    /// Seconds; > 0.
    var duration: TimeInterval
  }

  var start: CGPoint
  var segments: [Segment]

  /// Where the finger is after each segment, its start before them.
  var points: [CGPoint] {
    segments.reduce(into: [start]) { points, segment in
      let last = points[points.count - 1]
      points.append(CGPoint(x: last.x + segment.translation.x, y: last.y + segment.translation.y))
    }
  }

  /// Seconds from coming down to lifting.
  var duration: TimeInterval { segments.reduce(0) { $0 + $1.duration } }
}
