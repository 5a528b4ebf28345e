import TransitionEngine

extension LintRule {
  /// An object was deallocated before it did its work.
  public static let releasedEarly = LintRule(
    .releasedEarly, title: "Object released too early",
    explanation: """
      UIKit keeps neither a UIDynamicAnimator nor the target of an action alive. This one was deallocated before it did \
      anything.
      """,
    fix: "Store the object in a property of a long-lived object, such as the view controller or the animator."
  )
}
