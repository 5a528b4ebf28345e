import Diagnostics
import UIKit

/// A touch that nobody took. It is reported, since whatever a script expects after it would hold without it as well.
package struct UnheardTouch {
  /// What listened, and for what.
  private let listeners: [String]
  /// Who considered it, by name.
  private let followers: [String]

  /// Nil for a touch that somebody took, for one that was refused on purpose, and for one that was not sent to its end.
  package init?(_ delivery: TouchDelivery) {
    guard delivery.isOver, delivery.taker == nil, !delivery.wasConsidered else { return nil }
    (listeners, followers) = (delivery.listeners, delivery.followers)
  }

  /// - Parameters:
  ///   - range: where the touch begins.
  ///   - acceptance: what to write if nobody is meant to take it; nil where no statement says that.
  package func diagnostic(at range: SourceRange, acceptance: String?) -> Diagnostic {
    let explanation =
      followers.isEmpty
      ? listeners.isEmpty
        ? "nothing on the screen listens for gestures" : "nothing that listens is under the finger"
      : "\(followers.joined(separator: ", ")) followed it and did not recognise \(followers.count > 1 ? "theirs" : "its gesture")"
    return .warning(
      "gesture.unheard", "nobody takes this touch", at: range, explanation: explanation,
      allowed: listeners, fix: acceptance)
  }
}
