import Diagnostics
import Lint
import TransitionEngine

/// A condition that must hold at a moment of a scenario.
package enum Expectation: Codable, Sendable {
  /// A tab bar's selected tab; counted from 0.
  case selected(Int)
  /// The visible screen.
  case visible(String)
  /// The outcome of the latest transition.
  case outcome(ScenarioFacts.Outcome)
  /// Calls since the last action: in this order, with other calls in between; or, if `exactly`, all calls
  /// about appearance and no others.
  case callbacks([Located<CallPattern>], exactly: Bool)
  /// No call at all since the last action.
  case noCallbacks
  /// No object handled the latest touch.
  case unheard
  /// No view is left over or out of place.
  case consistent
  /// A lint rule with a finding; nil for no finding at all.
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

  /// The form of the statement.
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
