import Lint
import TransitionEngine

/// The state of a run at one moment, against which expectations are checked.
package struct ScenarioFacts: Sendable {
  /// The state of a transition.
  package enum Outcome: Hashable, Codable, Sendable {
    case finished, cancelled
    /// The transition was requested, and has not ended.
    case running
    /// There has been no transition.
    case none
  }

  /// The result of a touch.
  package enum Touch: Hashable, Sendable {
    case none, unheard
    /// Handled by a recognizer or a control.
    case taken(String)
  }

  package struct Call: Hashable, Sendable {
    /// Seconds since the run's start.
    package var time: TimeInterval
    /// The object that was called: a screen, or a class.
    package var actor: String
    /// The method's full name: `viewWillAppear(_:)`.
    package var name: String
  }

  /// The moment, in seconds since the run's start.
  package var time: TimeInterval
  /// The selected tab, counted from 0; nil without a tab bar.
  package var selectedTab: Int?
  /// The visible screen; nil for none, and for more than one.
  package var visibleScreen: String?
  /// The outcome of the latest transition.
  package var outcome: Outcome
  /// The latest transition's duration from its start to its completion; nil before that.
  package var transitionDuration: TimeInterval?
  /// The horizontal offset, in points; nil without a paging container.
  package var offset: CGFloat?
  /// The height at which the sheet on top rests, or is to rest; nil without one.
  package var detent: String?
  /// The calls in order, since the last action (`ScenarioAction.mark`).
  package var calls: [Call]
  /// The findings of lint so far.
  package var lints: [LintFinding] = []
  /// The problems of the view hierarchy.
  package var inconsistencies: [String] = []
  /// The result of the latest touch.
  package var touch = Touch.none
}
