import Diagnostics
import Markup

/// All directives there are.
package struct DirectiveCatalogue: Sendable {
  package static let standard = DirectiveCatalogue([
    ScreenDirective(), TransitionDirective.transition, TransitionDirective.strip, TransitionDirective.stage,
    InteractiveDirective(), ScenarioDirective(), CallbacksDirective(), CurveDirective(),
    LiteralIncludeDirective(),
    Admonition("note"), Admonition("tip"), Admonition("important"), Admonition("warning"),
    Admonition("caution"),
  ])

  /// In the order of the reference.
  package let kinds: [any DirectiveKind]
  private let byName: [String: any DirectiveKind]

  private init(_ kinds: [any DirectiveKind]) {
    self.kinds = kinds
    byName = Dictionary(kinds.map { ($0.name, $0) }) { first, _ in first }
  }

  package subscript(name: String) -> (any DirectiveKind)? { byName[name] }

  /// The HTML of a directive on a page; an error box where it is unknown or failed.
  package func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    var problems: [Diagnostic] = []
    defer { diagnostics += problems }
    guard let kind = byName[directive.name.value] else {
      problems.append(
        .unknown(
          "directive", directive.name.value, "directive.unknown", at: directive.name.range,
          allowed: kinds.map(\.name)))
      return ErrorBox.html(for: problems)
    }
    let options = kind.options.map(\.name)
    directive.checkOptions(allowed: options, diagnostics: &problems)
    checkArgument(of: directive, kind.argument, diagnostics: &problems)
    if kind.isFigure, page.figures.isFull {
      problems.append(tooMany(directive))
      return ErrorBox.html(for: problems)
    }
    let html = kind.html(for: directive, on: &page, diagnostics: &problems)
    problems += MisplacedOptions.warnings(in: directive, of: options, besides: problems)
    if kind.isFigure { page.figures.note(problems) }
    return problems.hasErrors ? ErrorBox.html(for: problems) : html
  }

  private func tooMany(_ directive: Directive) -> Diagnostic {
    .error(
      "figure.too-many", "a page can hold at most \(PageFigures.limit) figures", at: directive.name.range,
      fix: "move this one and those after it to another page")
  }

  private func checkArgument(
    of directive: Directive, _ description: ArgumentDescription, diagnostics: inout [Diagnostic]
  ) {
    switch (description, directive.argument) {
    case (.none, let argument?):
      diagnostics.append(
        .error(
          "directive.argument", "“\(directive.name.value)” takes no argument", at: argument.range,
          fix: "delete “\(argument.value)”"))
    case (.required(let meaning), nil):
      diagnostics.append(
        .error(
          "directive.argument", "“\(directive.name.value)” needs \(meaning)", at: directive.name.range,
          fix: "write it after the name, on the same line"))
    default: break
    }
  }
}
