import TransitionEngine

/// What expectations look at: how things stand at one moment of a run.
struct ScenarioFacts: Sendable {
  /// How a transition stands.
  enum Outcome: Hashable, Sendable {
    case finished, cancelled
    /// It has been asked for, and has not ended.
    case running
    /// There has been no transition.
    case none
  }

  /// What has become of a touch.
  enum Touch: Hashable, Sendable {
    case none, unheard
    /// By whom: a recogniser, or a control.
    case taken(String)
  }

  struct Call: Hashable, Sendable {
    /// Seconds since the run's start.
    var time: TimeInterval
    /// Who was called: a screen, or a class.
    var actor: String
    /// The method's full name: `viewWillAppear(_:)`.
    var name: String
  }

  /// Something that the run's lint, or the check of the hierarchy, has found.
  struct Finding: Hashable, Sendable {
    var time: TimeInterval
    var rule: LintRule
    /// One sentence.
    var text: String
  }

  /// The moment, in seconds since the run's start.
  var time: TimeInterval
  /// Counted from 0; nil without a tab bar.
  var selectedTab: Int?
  /// The screen that is to be seen; nil for none, and for more than one.
  var visibleScreen: String?
  /// Of the latest transition.
  var outcome: Outcome
  /// Of the latest transition, from its start to its completion; nil before that.
  var transitionDuration: TimeInterval?
  /// Horizontal, in points; nil without a paging container.
  var offset: CGFloat?
  /// In order, since the last thing that was done (`ScenarioAction.mark`).
  var calls: [Call]
  /// What the lint has found so far.
  var lints: [Finding]
  /// What is left over or out of place.
  var inconsistencies: [String]
  /// The latest one.
  var touch = Touch.none
}
