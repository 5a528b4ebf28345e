import TransitionEngine

/// A mistake, or a peculiarity, that can be found in a run's record.
///
/// Each rule is a file in `Rules`, and a line in `LintRule.all`.
public struct LintRule: Sendable {
  /// How much a finding of a rule matters.
  public enum Severity: Hashable, Sendable {
    /// A mistake.
    case warning
    /// A fact worth knowing, which may be intended.
    case note
  }

  /// How a rule is tested.
  enum Check: Sendable {
    /// By the record of a finished run.
    case run(@Sendable (LintEvidence) -> [LintFinding])
    /// By the run's log entries for this rule, as values do not show the fault.
    case log(Timeline.Event.LoggedRule)
    /// By a second run of the same code, with the same objects.
    case replay(@Sendable (Timeline, Timeline) -> [LintFinding])
    /// By a second run of the same code on a screen of another width.
    case widths(@Sendable (Timeline, Timeline) -> [LintFinding])
  }

  /// The stable name that authors use.
  public let name: String
  /// A few words, for headings.
  public let title: String
  /// The fault and its consequence, in a sentence or two.
  public let explanation: String
  /// The remedy.
  public let fix: String
  /// Whether a finding is a mistake, or may be intended.
  public let severity: Severity
  let check: Check

  init(
    _ name: String, title: String, explanation: String, fix: String, severity: Severity = .warning,
    check: Check
  ) {
    self.name = name
    self.title = title
    self.explanation = explanation
    self.fix = fix
    self.severity = severity
    self.check = check
  }

  /// A rule whose only evidence is a run's log.
  init(
    _ logged: Timeline.Event.LoggedRule, title: String, explanation: String, fix: String,
    severity: Severity = .warning
  ) {
    self.init(
      logged.rawValue, title: title, explanation: explanation, fix: fix, severity: severity,
      check: .log(logged))
  }
}

/// A rule is identified by its name.
extension LintRule: Hashable {
  /// Whether both are the same rule.
  public static func == (a: LintRule, b: LintRule) -> Bool { a.name == b.name }

  /// Hashes the rule's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Messages and tests show a rule as its name.
extension LintRule: CustomStringConvertible {
  /// The rule's name.
  public var description: String { name }
}
