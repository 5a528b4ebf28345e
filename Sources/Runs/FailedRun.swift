import Diagnostics
import TransitionEngine
import UIKit

/// The diagnostic of a run without a figure.
enum FailedRun {
  /// - Parameter what: the run's name in the message: `the transition by “fade”`.
  static func diagnostic(_ error: any Error, _ what: String, at place: SourceRange) -> Diagnostic {
    guard let unfinished = error as? UnfinishedRun else {
      return .error("transition.failed", "\(what) failed: \(error)", at: place)
    }
    var diagnostic = Diagnostic.error(
      "transition.unfinished", "\(what) never completes", at: place,
      explanation: unfinished.explanation, fix: unfinished.fix)
    diagnostic.method = unfinished.method
    diagnostic.call = unfinished.call
    return diagnostic
  }
}

extension UnfinishedRun {
  /// The call that schedules work again and again.
  var call: Diagnostic.Call? {
    repeatedCall.map { Diagnostic.Call(library: $0.library, address: $0.address) }
  }

  /// The unfinished work, in words.
  var explanation: String {
    let what = open.isEmpty ? "" : "\(open.joined(separator: ", ")); "
    return switch reason {
    case .idle: "\(what)no scheduled work could end it"
    case .duration(let seconds):
      "\(what)work was still scheduled after \(Int(seconds)) virtual seconds"
    case .turns(let count): "\(what)work was still scheduled after \(count) turns of the run loop"
    }
  }

  fileprivate var fix: String {
    openInteraction == nil
      ? "call completeTransition(_:) in the animation's completion"
      : "finish or cancel the interaction in every state in which its gesture can end"
  }

  /// The object that began the last transition, and should have ended it.
  fileprivate var method: Diagnostic.Method? {
    if let type = openInteraction { return Diagnostic.Method("startInteractiveTransition", of: type) }
    return timeline.transitions.last.map { Diagnostic.Method("animateTransition", of: $0.animator) }
  }

  /// The object that drives the last transition and has neither finished nor canceled it; nil if it isn't
  /// interactive.
  private var openInteraction: String? {
    guard let last = timeline.transitions.last, last.isInteractive,
      !timeline.interaction.contains(where: { [.finished, .cancelled].contains($0.kind) })
    else { return nil }
    return last.interactor ?? last.animator
  }
}
