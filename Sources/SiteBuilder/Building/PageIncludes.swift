import Diagnostics
import Directives
import Liquid

/// Reads the pieces of Markdown that the directive `include` names: those of `templates/includes`, and files of `content`
/// by their path from the page.
struct PageIncludes: Sendable {
  let templates: TemplateContext
  let page: Page

  /// A piece with its arguments; nil, with a diagnostic, if there is none.
  func piece(
    _ path: Located<String>, _ arguments: [(name: String, value: String)], _ diagnostics: DiagnosticCollector
  ) -> IncludedPiece? {
    // A piece names others by their paths from its own file.
    let file =
      path.range.file.path.hasPrefix(SourceTree.templateFolder + "/")
      ? page.source?.file.path ?? "" : path.range.file.path
    let template: Template
    var problems: [Diagnostic] = []
    if let include = templates.site.include(path.value) {
      template = include
    } else if let file = templates.site.includedFile(path.value, from: file) {
      template = file.template
      problems = file.problems
    } else {
      diagnostics.report(
        .unknown(
          "piece", path.value, "include.unknown", at: path.range,
          allowed: ["a file of content, by its path from this page or with a leading slash"]
            + templates.site.includeNames.filter { SourcePage.isPage($0) }.map {
              "“\($0)” of templates/includes"
            }
        ))
      return nil
    }
    var context = templates.context(for: page)
    context.arguments = arguments.map { ($0.name, .string($0.value)) }
    let text = template.renderText(context: &context)
    return IncludedPiece(
      path: template.file.path, text: text, diagnostics: problems + context.diagnostics)
  }
}
