import Lint
import TransitionEngine

/// The state of a run at one moment, which expectations are judged by.
package struct ScenarioFacts: Sendable {
  /// How a transition stands.
  package enum Outcome: Hashable, Sendable {
    case finished, cancelled
    /// It has been asked for, and has not ended.
    case running
    /// There has been no transition.
    case none
  }

  /// The result of a touch.
  package enum Touch: Hashable, Sendable {
    case none, unheard
    /// By whom: a recognizer, or a control.
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

  /// Something that the run's lint, or the check of the hierarchy, has found.
  package struct Finding: Hashable, Sendable {
    package var time: TimeInterval
    package var rule: LintRule
    /// One sentence.
    package var text: String
  }

  /// The moment, in seconds since the run's start.
  package var time: TimeInterval
  /// Counted from 0; nil without a tab bar.
  package var selectedTab: Int?
  /// The screen that is to be seen; nil for none, and for more than one.
  package var visibleScreen: String?
  /// Of the latest transition.
  package var outcome: Outcome
  /// Of the latest transition, from its start to its completion; nil before that.
  package var transitionDuration: TimeInterval?
  /// Horizontal, in points; nil without a paging container.
  package var offset: CGFloat?
  /// The height at which the sheet on top rests, or is to rest; nil without one.
  package var detent: String?
  /// In order, since the last thing that was done (`ScenarioAction.mark`).
  package var calls: [Call]
  /// The findings of lint so far.
  package var lints: [Finding]
  /// The problems of the view hierarchy.
  package var inconsistencies: [String]
  /// The latest one.
  package var touch = Touch.none
}
