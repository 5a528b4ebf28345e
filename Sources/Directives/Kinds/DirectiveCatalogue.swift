import Diagnostics
import DirectiveParsing
import Runs
import Screens

/// All directives.
package struct DirectiveCatalogue: Sendable {
  package static let standard = DirectiveCatalogue([
    ScreenDirective(), TransitionDirective.transition, TransitionDirective.strip, TransitionDirective.stage,
    CompareDirective(), LayersDirective(),
    InteractiveDirective(), ScenarioDirective.scenario, ScenarioDirective.callbacks, RunDirective(),
    CurveDirective(), LiteralIncludeDirective(), PictureDirective(), VideoDirective(), EmbedDirective(),
    Admonition(.note), Admonition(.tip), Admonition(.important), Admonition(.warning), Admonition(.caution),
    TabSetDirective(), TabItemDirective(), FormulaDirective(), IncludeDirective(),
  ])

  /// The kinds in the order of the reference.
  package let kinds: [any DirectiveKind]
  private let byName: [String: any DirectiveKind]

  private init(_ kinds: [any DirectiveKind]) {
    self.kinds = kinds
    byName = Dictionary(kinds.map { ($0.name, $0) }) { first, _ in first }
  }

  package subscript(name: String) -> (any DirectiveKind)? { byName[name] }

  /// The HTML of a directive on a page; an error box where it is unknown or failed.
  package func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, _ diagnostics: DiagnosticCollector
  ) -> [UInt8] {
    guard let kind = byName[directive.name.value] else {
      let problem = Diagnostic.unknown(
        "directive", directive.name.value, "directive.unknown", at: directive.name.range,
        allowed: kinds.map(\.name))
      diagnostics.report(problem)
      return ErrorBox.html(for: [problem])
    }
    var reader = DirectiveReader(directive: directive, lines: kind.lines(of: directive))
    reader.swift = page.figures.swift(for: directive)
    let html = html(for: reader, kind, on: &page)
    let problems = reader.diagnostics.diagnostics
    diagnostics.report(reader.swift.reportable(problems))
    return problems.hasErrors ? ErrorBox.html(for: problems) : html
  }

  private func html<Page: DirectivePage>(
    for directive: DirectiveReader, _ kind: some DirectiveKind, on page: inout Page
  ) -> [UInt8] {
    let options = kind.options.map(\.name)
    if !kind.takesAnyOption {
      directive.directive.checkOptions(known: options, directive.diagnostics) {
        kind.options(in: directive.directive).map(\.name)
      }
    }
    checkArgument(of: directive, kind.argument)
    if kind.isFigure, page.figures.isFull {
      directive.report(tooMany(directive.directive))
      return []
    }
    let html = kind.html(for: directive, on: &page)
    let problems = directive.diagnostics
    problems.report(
      MisplacedOptions.warnings(in: directive.directive, of: options, besides: problems.diagnostics))
    if kind.isFigure { page.figures.note(problems.diagnostics) }
    return html
  }

  private func tooMany(_ directive: Directive) -> Diagnostic {
    .error(
      "figure.too-many", "a page can hold at most \(PageFigures.limit) figures", at: directive.name.range,
      fix: "move this one and the following ones to another page")
  }

  private func checkArgument(of directive: DirectiveReader, _ description: ArgumentDescription) {
    switch (description, directive.argument) {
    case (.none, let argument?):
      directive.report(
        .error(
          "directive.argument", "“\(directive.name.value)” takes no argument", at: argument.range,
          fix: "delete “\(argument.value)”"))
    case (.required(let meaning), nil):
      directive.report(
        .error(
          "directive.argument", "“\(directive.name.value)” needs \(meaning)", at: directive.name.range,
          fix: "write it after the name, on the same line"))
    default: break
    }
  }
}
