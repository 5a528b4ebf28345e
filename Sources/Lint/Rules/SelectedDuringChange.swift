import TransitionEngine

extension LintRule {
  /// A change was requested of a container while another one was running.
  public static let selectedDuringChange = LintRule(
    .selectedDuringChange, title: "Tab selected during a transition",
    explanation:
      "A container can make one change at a time. Requests in between have to wait, or are lost.",
    fix: "Lock the selection from the request until animationEnded(_:).")
}
