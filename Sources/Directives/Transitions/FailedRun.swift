import Diagnostics
import Markup
import TransitionEngine
import UIKit

/// What is said of a run that leaves no figure.
enum FailedRun {
  /// What a run leaves; nil, with a diagnostic, if it fails.
  ///
  /// - Parameters:
  ///   - allowsNoEnd: whether a transition that never ends is what the author wants to show.
  ///   - what: as the message calls it: `the transition by “fade”`.
  static func timeline(
    of what: String, at directive: Directive, allowsNoEnd: Bool, diagnostics: inout [Diagnostic],
    _ execute: () throws -> Timeline
  ) -> Timeline? {
    do {
      return try execute()
    } catch let unfinished as UnfinishedRun where allowsNoEnd {
      return unfinished.timeline
    } catch {
      diagnostics.append(diagnostic(error, what, at: directive))
      return nil
    }
  }

  /// - Parameter what: as the message calls it: `the transition by “fade”`.
  static func diagnostic(_ error: any Error, _ what: String, at directive: Directive) -> Diagnostic {
    guard let unfinished = error as? UnfinishedRun else {
      return .error("transition.failed", "\(what) failed: \(error)", at: directive.name.range)
    }
    return .error(
      "transition.unfinished", "\(what) never completes", at: directive.name.range,
      explanation: unfinished.explanation,
      fix: "have the animator call completeTransition(_:) when its animation ends")
  }
}

extension UnfinishedRun {
  /// What was left open, in words.
  var explanation: String {
    let what = open.isEmpty ? "something" : open.joined(separator: ", ")
    return switch reason {
    case .idle: "\(what) was begun, and nothing is left that could end it"
    case .duration(let seconds): "\(what) was still under way after \(Int(seconds)) virtual seconds"
    case .turns(let count): "\(what) was still under way after \(count) turns of the run loop"
    }
  }
}
