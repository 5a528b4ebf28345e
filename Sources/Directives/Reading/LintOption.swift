import Diagnostics
import Lint
import Options
import Scripts
import Text
import TransitionEngine

/// The way in which a figure handles the lint findings of its run.
///
/// Findings are warnings, unless the author shows them on purpose or accepts their rules by name.
struct LintOption {
  /// Whether the findings are shown below the figure.
  let isShown: Bool
  private let accepted: [Located<LintRule>]

  static let option = Option(
    "lint", .text("show, names of rules"),
    "lists the findings of the lint, or accepts them by rule")

  private static let show = "show"

  init(_ directive: DirectiveReader) {
    guard let option = directive[Self.option], let parts = directive.list(option) else {
      (isShown, accepted) = (false, [])
      return
    }
    isShown = parts.contains { $0.value.value == Self.show }
    accepted = parts.filter { $0.value.value != Self.show }.compactMap { part in
      if let rule = LintRule(named: part.value.value) { return Located(rule, at: part.value.range) }
      directive.report(
        .unknown(
          "rule", part.value.value, "lint.unknown-rule", at: part.value.range,
          allowed: LintRule.all.map(\.name) + [Self.show]))
      return nil
    }
  }

  /// Whether the figure shows or accepts a transition that never ends.
  var allowsNoEnd: Bool { isShown || accepted.contains { $0.value == .neverCompleted } }

  /// Reports the findings of a run, and accepted rules that no longer fire.
  ///
  /// - Parameters:
  ///   - expected: rules that another part of the page mentions.
  ///   - diagnostics: receives the findings that are neither shown, accepted nor expected.
  ///   - calls: where the author's calls stand that led to findings, one for each.
  /// - Returns: whether all that is accepted has been found.
  func judge(
    _ findings: [LintFinding], expected: Set<LintRule>, at place: SourceRange,
    _ diagnostics: DiagnosticCollector, calls: ([LintFinding]) -> [SourceRange?]
  ) -> Bool {
    let missing = accepted.filter { rule in !findings.contains { $0.rule == rule.value } }
    for rule in missing {
      diagnostics.report(
        .error(
          "lint.no-longer-fires", "“\(rule.value.name)” no longer fires", at: rule.range,
          explanation: "the run has no finding of this rule", fix: "delete the rule’s name"))
    }
    guard !isShown else { return missing.isEmpty }
    let known = expected.union(accepted.map(\.value))
    let reported = findings.filter { $0.rule.severity == .warning && !known.contains($0.rule) }
    for (finding, call) in zip(reported, reported.isEmpty ? [] : calls(reported)) {
      diagnostics.report(finding.diagnostic(at: call, of: place))
    }
    return missing.isEmpty
  }
}

extension LintFinding {
  /// The actor, the place, and the time.
  var circumstances: Remark {
    let names = [.verbatim(actor), Remark(loggedName: call)].filter { !$0.isEmpty }
    let (who, when) = (Remark.list(names), time.inSeconds())
    return place.isEmpty ? Remark("\(who), at \(when)") : Remark("\(who) on \(place), at \(when)")
  }

  /// - Parameters:
  ///   - call: the place of the author's call that led to it.
  ///   - figure: the place of the directive.
  fileprivate func diagnostic(at call: SourceRange?, of figure: SourceRange) -> Diagnostic {
    let run: [Diagnostic.Note] = call == nil ? [] : [.init("while this figure runs", at: figure)]
    return .warning(
      "lint.\(rule.name)", message.hasSuffix(".") ? String(message.dropLast()) : message, at: call ?? figure,
      explanation: "\(circumstances.english): \(rule.explanation)", fix: fix,
      notes: run + [.explained(by: "lint.\(rule.name)", "the cause and the fix")])
  }
}
