import Diagnostics
import Lint
import Markup
import Options
import Scripts
import Text
import TransitionEngine

/// What a figure does with what the lint finds in its run.
///
/// Findings are warnings, unless the author shows them on purpose or accepts their rules by name.
struct LintOption {
  /// Whether the findings are shown below the figure.
  let isShown: Bool
  private let accepted: [Located<LintRule>]

  static let option = Option(
    "lint", .text("show, names of rules"),
    "lists what the lint finds, or accepts rules that are meant to fire")

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

  /// Whether the author knows that the transition never ends.
  var allowsNoEnd: Bool { isShown || accepted.contains { $0.value == .neverCompleted } }

  /// Says what is wrong with a run, and what is not any more.
  ///
  /// - Parameters:
  ///   - expected: rules that something else on the page speaks of.
  ///   - diagnostics: gets the findings that are neither shown, accepted nor expected.
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
          explanation: "the run has nothing of this kind", fix: "delete the rule’s name"))
    }
    guard !isShown else { return missing.isEmpty }
    let known = expected.union(accepted.map(\.value))
    let told = findings.filter { $0.rule.severity == .warning && !known.contains($0.rule) }
    for (finding, call) in zip(told, told.isEmpty ? [] : calls(told)) {
      diagnostics.report(finding.diagnostic(at: call, of: place))
    }
    return missing.isEmpty
  }
}

extension LintFinding {
  /// Who did it, where, and when.
  var circumstances: String {
    let who = [actor, call].filter { !$0.isEmpty }.joined(separator: ", ")
    let place = layerName.isEmpty ? "" : " on \(layerName)"
    return "\(who)\(place), at \(time.inSeconds())"
  }

  /// - Parameters:
  ///   - call: the place of the author's call that led to it.
  ///   - figure: the place of the directive.
  fileprivate func diagnostic(at call: SourceRange?, of figure: SourceRange) -> Diagnostic {
    let run: [Diagnostic.Note] = call == nil ? [] : [.init("while this figure runs", at: figure)]
    return .warning(
      "lint.\(rule.name)", message.hasSuffix(".") ? String(message.dropLast()) : message, at: call ?? figure,
      explanation: "\(circumstances): \(rule.explanation)", fix: fix,
      notes: run + [.explained(by: "lint.\(rule.name)", "why, and what to do")])
  }
}
