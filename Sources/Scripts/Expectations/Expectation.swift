import Diagnostics
import Lint
import TransitionEngine

/// A condition that must hold at a moment of a scenario.
package enum Expectation: Sendable {
  /// A tab bar's selected tab; counted from 0.
  case selected(Int)
  /// The screen that is to be seen.
  case visible(String)
  /// How the latest transition ended.
  case outcome(ScenarioFacts.Outcome)
  /// Calls since the last thing that was done: in this order, with other calls in between, or, `exactly`, all
  /// calls about appearance and no other.
  case callbacks([Located<CallPattern>], exactly: Bool)
  /// No call at all since the last thing that was done.
  case noCallbacks
  /// Nobody has taken the latest touch.
  case unheard
  /// Nothing is left over or out of place.
  case consistent
  /// A rule of the lint that has fired; nil for none at all.
  case lint(LintRule?)
  /// The scroll view's horizontal offset, in points.
  case offset(CGFloat)
  /// The height at which the sheet on top rests.
  case detent(String)
  /// Seconds from the latest transition's start to its completion.
  case duration(TimeInterval)
}

/// The word after `expect`.
enum ExpectationVerb: String, CaseIterable, Sendable {
  case selected, visible, finished, cancelled, callbacks, exactly, no, unheard, consistent, lint, offset,
    detent, duration

  /// How the statement is written.
  var form: String {
    switch self {
    case .selected: "expect selected 2"
    case .visible: "expect visible NAME"
    case .finished: "expect finished"
    case .cancelled: "expect cancelled"
    case .callbacks: "expect callbacks viewWillAppear(search) viewDidAppear(search) …"
    case .exactly: "expect exactly callbacks viewWillAppear(search) viewDidAppear(search) …"
    case .no: "expect no callbacks"
    case .unheard: "expect unheard"
    case .consistent: "expect consistent"
    case .lint: "expect lint none, or expect lint NAME"
    case .offset: "expect offset 390pt"
    case .detent: "expect detent medium"
    case .duration: "expect duration 0.4s"
    }
  }
}
