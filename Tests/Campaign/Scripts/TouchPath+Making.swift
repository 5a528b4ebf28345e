import BasicTestSupport
import UIKit

/// Random fingers, with points as shares of the window.
extension TouchPath {
  static func random(_ random: inout SeededGenerator) throws -> TouchPath {
    switch random.below(8) {
    case 0: try randomTap(&random)
    case 1: try randomPinch(&random)
    default: try randomSwipe(&random)
    }
  }

  static func randomTap(_ random: inout SeededGenerator) throws -> TouchPath {
    // Bars are where taps do something.
    let y = random.pick([random.share() * 0.999, 0.95, 0.05])
    return try TouchPath(
      from: CGPoint(x: random.share() * 0.999, y: y), [.hold(random.number(in: 0.004...0.2))],
      ending: ending(&random))
  }

  /// Mostly sideways, some of them along an edge, with pauses and turns.
  static func randomSwipe(_ random: inout SeededGenerator) throws -> TouchPath {
    let start = CGPoint(
      x: random.chance(30) ? 0.004 : random.share() * 0.999,
      y: random.chance(10) ? 0.95 : random.number(in: 0.2...0.8))
    let segments = (0..<(1 + random.below(3))).map { _ -> Segment in
      let duration = random.chance(25) ? random.number(in: 0.002...0.03) : random.number(in: 0.03...0.6)
      if random.chance(25) { return .hold(duration) }
      let y = random.chance(15) ? random.share() : start.y
      return .move(to: CGPoint(x: random.share(), y: y), duration: duration)
    }
    return try TouchPath(from: start, segments, ending: ending(&random))
  }

  static func randomPinch(_ random: inout SeededGenerator) throws -> TouchPath {
    let duration = random.number(in: 0.01...0.6)
    let isLate = random.chance(30)
    let fingers = [-0.4, 0.4].map { side in
      let first = Segment.move(
        to: CGPoint(x: 0.5 + side * random.share(), y: random.number(in: 0.3...0.7)), duration: duration)
      let start = CGPoint(x: 0.5 + side * random.number(in: 0.3...1), y: 0.5)
      return Finger(start: start, segments: isLate && side > 0 ? [first, .hold(0.15)] : [first])
    }
    return try TouchPath(fingers, ending: ending(&random))
  }

  private static func ending(_ random: inout SeededGenerator) -> Ending {
    random.chance(15) ? .cancelled : .lifted
  }

  /// The same fingers in a window of some size, in points.
  func scaled(to size: CGSize) throws -> TouchPath {
    func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * size.width, y: point.y * size.height) }
    let fingers = fingers.map { finger in
      let segments = finger.segments.map { segment in
        if case .move(let point, let duration) = segment {
          return Segment.move(to: scaled(point), duration: duration)
        }
        return segment
      }
      return Finger(start: scaled(finger.start), segments: segments)
    }
    return try TouchPath(fingers, ending: ending)
  }
}
