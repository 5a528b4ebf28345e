import Diagnostics
import Markup
import UIKit

/// One touch, from fingers coming down to their lifting, as its author wrote it.
package struct TouchScript: Sendable {
  /// The first has a start, the others have none.
  package private(set) var steps: [Located<GestureStep>]

  /// - Parameter first: has a start.
  init(_ first: Located<GestureStep>) { steps = [first] }

  /// - Parameter step: has no start.
  mutating func append(_ step: Located<GestureStep>) { steps.append(step) }

  /// Where the statement stands that begins the touch.
  package var range: SourceRange { steps[0].range }

  /// The touch as a run's window takes it: one finger, or two for a pinch.
  ///
  /// - Parameter screen: in points; both > 0.
  /// - Returns: nil, with a diagnostic at the step, for a touch that leaves the screen.
  package func path(on screen: CGSize, diagnostics: inout [Diagnostic]) -> TouchPath? {
    let fingers = Hand(steps.map(\.value), on: screen).fingers
    for finger in fingers {
      guard let way = finger.firstIndex(where: { !$0.isOn(screen) }) else { continue }
      diagnostics.append(offScreen(finger[way].end, at: steps[finger[way].step].range, screen))
      return nil
    }
    do {
      return try TouchPath(fingers.compactMap(Self.finger))
    } catch {
      diagnostics.append(.error("gesture.touch", "this cannot be a touch: \(error)", at: range))
      return nil
    }
  }

  private static func finger(_ way: [Hand.Way]) -> TouchPath.Finger? {
    guard let start = way.first?.end else { return nil }
    var end = start
    let segments = way.dropFirst().map { way -> TouchPath.Segment in
      defer { end = way.end }
      return way.end == end ? .hold(way.duration) : .move(to: way.end, duration: way.duration)
    }
    return TouchPath.Finger(start: start, segments: segments)
  }

  private func offScreen(_ point: CGPoint, at range: SourceRange, _ screen: CGSize) -> Diagnostic {
    let size = "\(ScriptNumbers.short(screen.width)) by \(ScriptNumbers.short(screen.height)) points"
    return .error(
      "gesture.off-screen", "the finger leaves the screen at \(ScriptNumbers.point(point))", at: range,
      explanation: "the screen has \(size)", fix: "move less far, or start elsewhere")
  }
}
