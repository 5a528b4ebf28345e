/// The paths of one or two fingers, as data: points and times from touchdown to lift.
package struct TouchPath: Hashable, Sendable {
  /// The way in which the touches end.
  package enum Ending: Hashable, Sendable {
    case lifted
    /// The system cancels the touches, for instance because of an incoming call.
    case cancelled
  }

  package static let largestSegmentCount = 64
  /// The longest duration of a path, in seconds.
  package static let longestDuration: TimeInterval = 60

  package let fingers: [Finger]
  package let ending: Ending

  /// - Parameter fingers: one or two fingers; each is lifted at its own end.
  /// - Throws: `TouchPathProblem` for a path that can't be a touch.
  package init(_ fingers: [Finger], ending: Ending = .lifted) throws(TouchPathProblem) {
    guard (1...2).contains(fingers.count) else { throw .fingerCount(fingers.count) }
    for finger in fingers { try finger.validate() }
    (self.fingers, self.ending) = (fingers, ending)
  }

  /// The path of one finger.
  package init(
    from start: CGPoint, _ segments: [Segment], ending: Ending = .lifted
  ) throws(TouchPathProblem) {
    try self.init([Finger(start: start, segments: segments)], ending: ending)
  }
}

extension TouchPath {
  /// A part of a finger's path; durations are in seconds, > 0.
  package enum Segment: Hashable, Sendable {
    /// A straight line, at constant speed, to a point in the window.
    case move(to: CGPoint, duration: TimeInterval)
    case hold(TimeInterval)

    package var duration: TimeInterval {
      switch self {
      case .move(_, let duration), .hold(let duration): duration
      }
    }
  }

  /// One finger's path.
  package struct Finger: Hashable, Sendable {
    /// The starting point in the window, in points.
    package var start: CGPoint
    package var segments: [Segment]

    package init(start: CGPoint, segments: [Segment]) {
      self.start = start
      self.segments = segments
    }

    package var duration: TimeInterval { segments.reduce(0) { $0 + $1.duration } }

    /// All points at which a segment begins or ends.
    package var corners: [CGPoint] {
      [start]
        + segments.compactMap {
          if case .move(let point, _) = $0 { point } else { nil }
        }
    }

    /// The position of the finger a number of seconds after it came down.
    package func point(at time: TimeInterval) -> CGPoint {
      var (point, begin) = (start, 0.0)
      for segment in segments {
        if case .move(let target, let duration) = segment {
          guard time >= begin + duration else {
            let share = max(time - begin, 0) / duration
            return CGPoint(
              x: point.x + (target.x - point.x) * share, y: point.y + (target.y - point.y) * share)
          }
          point = target
        }
        begin += segment.duration
      }
      return point
    }

    fileprivate func validate() throws(TouchPathProblem) {
      guard segments.count <= TouchPath.largestSegmentCount else { throw .segmentCount(segments.count) }
      guard !segments.isEmpty else { throw .noTime(segment: 0) }
      guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { throw .notFinite }
      for (index, segment) in segments.enumerated() {
        guard segment.duration.isFinite else { throw .notFinite }
        guard segment.duration > 0 else { throw .noTime(segment: index) }
      }
      guard duration <= TouchPath.longestDuration else { throw .tooLong(duration) }
    }
  }
}
