import Diagnostics
import Options
import Screens
import TransitionEngine

/// The two screens of a transition.
package struct ScreenPair: Codable, Sendable {
  package var from: Screen
  package var to: Screen

  package init(from: Screen, to: Screen) {
    self.from = from
    self.to = to
  }

  /// The diagnostic of screens of different sizes.
  package static func mismatch(_ a: Screen, _ b: Screen, at place: SourceRange) -> Diagnostic {
    .error(
      "transition.size", "“\(a.name)” and “\(b.name)” have different sizes", at: place,
      explanation: "both fill the same window: \(describe(a.size)) and \(describe(b.size))",
      fix: "give both screens the same size")
  }

  /// `375x667`, as authors write it.
  private static func describe(_ size: CGSize) -> String {
    ValueKind.size(Screen.sides).text((size.width, size.height))
  }
}
