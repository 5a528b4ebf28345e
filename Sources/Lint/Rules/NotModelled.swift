import TransitionEngine

extension LintRule {
  /// Code uses API that this UIKit doesn't model.
  public static let notModelled = LintRule(
    .notModelled, title: "Unsupported API",
    explanation: "Your code uses API that Zoetrope doesn't model, so it has no effect in the figure.",
    fix: "Use supported API, or accept the finding with “:lint: not-modelled”.")
}
