import TransitionEngine

extension LintRule {
  /// A change was requested of a container while another one was running.
  public static let selectedDuringChange = LintRule(
    .selectedDuringChange, title: "Selected during a change",
    explanation:
      "A container can make one change at a time. What is asked for in between has to wait, or is lost.",
    fix: "Lock the selection from the request until animationEnded(_:).")
}
