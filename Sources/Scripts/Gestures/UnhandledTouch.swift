import Diagnostics
import UIKit

/// A touch that no recognizer, control or view handled. It is reported, because every expectation after it
/// would hold without the touch as well.
package struct UnhandledTouch {
  /// The recognizers on screen, and the gestures they wait for.
  private let listeners: [String]
  /// The names of the recognizers that followed the touch.
  private let followers: [String]

  /// Nil for a touch that was handled, for one that was refused on purpose, and for one whose fingers haven't
  /// lifted.
  package init?(_ delivery: TouchDelivery) {
    guard delivery.isOver, delivery.handler == nil, !delivery.wasConsidered else { return nil }
    (listeners, followers) = (delivery.listeners, delivery.followers)
  }

  /// - Parameters:
  ///   - range: where the touch begins.
  ///   - acceptance: the statement that accepts an unhandled touch; nil if there is none.
  package func diagnostic(at range: SourceRange, acceptance: String?) -> Diagnostic {
    let explanation =
      followers.isEmpty
      ? "no gesture recognizer or control is under the finger"
      : "\(followers.joined(separator: ", ")) followed it and didn't recognize \(followers.count > 1 ? "theirs" : "its gesture")"
    return .warning(
      "gesture.unheard", "nothing handles this touch", at: range, explanation: explanation,
      allowed: listeners, fix: acceptance)
  }
}
