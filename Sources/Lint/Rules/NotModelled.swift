import TransitionEngine

extension LintRule {
  /// Code uses API that this UIKit doesn't model.
  public static let notModelled = LintRule(
    .notModelled, title: "Something that is not there",
    explanation: "What the code asks for is left out of this UIKit, so what you see lacks it.",
    fix: "Do it in another way, or say that it is meant.")
}
