import Diagnostics
import Text
import UIKit

/// One touch, from fingers coming down to their lifting, as its author wrote it.
package struct TouchScript: Codable, Sendable {
  /// The steps; only the first has a start.
  package private(set) var steps: [Located<GestureStep>]

  /// - Parameter first: has a start.
  init(_ first: Located<GestureStep>) { steps = [first] }

  /// - Parameter step: has no start.
  mutating func append(_ step: Located<GestureStep>) { steps.append(step) }

  /// The place of the statement that begins the touch.
  package var range: SourceRange { steps[0].range }

  /// The touch as input of a run's window: one finger, or two for a pinch or a twist.
  ///
  /// - Parameter screen: in points; both > 0.
  /// - Throws: a diagnostic at the step that leaves the screen.
  package func path(on screen: CGSize) throws(Diagnostic) -> TouchPath {
    let fingers = FingerPaths(steps.map(\.value), on: screen).fingers
    for path in fingers {
      guard let outside = path.first(where: { !$0.isOn(screen) }) else { continue }
      throw offScreen(outside.end, at: steps[outside.step].range, screen)
    }
    do {
      return try TouchPath(fingers.compactMap(Self.finger))
    } catch {
      throw .error(
        "gesture.touch", "this touch is impossible: \(error)", at: range,
        fix: "change the times or the distances of this statement")
    }
  }

  private static func finger(_ path: [FingerPaths.Segment]) -> TouchPath.Finger? {
    guard let start = path.first?.end else { return nil }
    var end = start
    let segments = path.dropFirst().map { segment -> TouchPath.Segment in
      defer { end = segment.end }
      return segment.end == end
        ? .hold(segment.duration) : .move(to: segment.end, duration: segment.duration)
    }
    return TouchPath.Finger(start: start, segments: segments)
  }

  private func offScreen(_ point: CGPoint, at range: SourceRange, _ screen: CGSize) -> Diagnostic {
    let size = [screen.width, screen.height].map { $0.formatted(decimals: 2) }.joined(separator: " by ")
    let place = [point.x, point.y].map { $0.formatted(decimals: 2) }.joined(separator: ",")
    return .error(
      "gesture.off-screen", "the finger leaves the screen at \(place)", at: range,
      explanation: "the screen has \(size) points", fix: "move less far, or start elsewhere")
  }
}
