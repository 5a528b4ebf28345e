import Diagnostics
import Foundation
import Markup

/// One touch, from fingers coming down to their lifting, as its author wrote it.
struct TouchScript: Sendable {
  /// The first has a start, the others have none.
  private(set) var steps: [Located<GestureStep>]

  /// - Parameter first: has a start.
  init(_ first: Located<GestureStep>) { steps = [first] }

  /// - Parameter step: has no start.
  mutating func append(_ step: Located<GestureStep>) { steps.append(step) }

  /// Where the statement stands that begins the touch.
  var range: SourceRange { steps[0].range }

  /// Seconds from coming down to lifting.
  var duration: TimeInterval { steps.reduce(0) { $0 + $1.value.duration } }

  /// The ways of one finger, or of two for a pinch.
  ///
  /// - Parameter screen: in points; both > 0.
  /// - Returns: nil, with a diagnostic at the step, for a touch that leaves the screen.
  func fingers(on screen: CGSize, diagnostics: inout [Diagnostic]) -> [FingerPath]? {
    let hand = Hand(steps.map(\.value), on: screen)
    let fingers = hand.spread == 0 ? [hand.path(side: 0)] : [hand.path(side: -1), hand.path(side: 1)]
    for finger in fingers {
      guard let index = finger.points.firstIndex(where: { !Self.isOn(screen, $0) }) else { continue }
      diagnostics.append(
        offScreen(finger.points[index], at: steps[hand.step(ofPoint: index)].range, screen))
      return nil
    }
    return fingers
  }

  private static func isOn(_ screen: CGSize, _ point: CGPoint) -> Bool {
    point.x >= 0 && point.x < screen.width && point.y >= 0 && point.y < screen.height
  }

  private func offScreen(_ point: CGPoint, at range: SourceRange, _ screen: CGSize) -> Diagnostic {
    let size = "\(ScriptNumbers.short(screen.width)) by \(ScriptNumbers.short(screen.height)) points"
    return .error(
      "gesture.off-screen", "the finger leaves the screen at \(ScriptNumbers.point(point))", at: range,
      explanation: "the screen has \(size)", fix: "move less far, or start elsewhere")
  }
}
