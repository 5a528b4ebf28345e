import Diagnostics
import DirectiveParsing
import Markdown
import Options
import Text

/// A figure's anchor: what `:name:` says, or its number on the page.
package enum FigureName {
  static let option = Option(
    "name", .text("letters, digits, -, _"), unset: "a number",
    "the anchor of the figure, for links such as [the fold](#the-fold)")

  static func id<Page: DirectivePage>(
    of directive: DirectiveReader, scope: String, on page: inout Page
  ) -> String {
    guard let given = directive[option] else {
      let isOnPage = page.figures.environment.scopePrefix == FigureEnvironment.pageScope
      return page.anchors.unique(isOnPage ? "figure-" + scope.dropFirst() : scope)
    }
    let name = given.value.value
    guard !name.isEmpty, name.utf8.allSatisfy({ isAllowed($0) }) else {
      directive.report(
        .error(
          "directive.name", "“\(name)” isn't a valid anchor", at: given.value.range,
          allowed: ["letters, digits, “-” and “_”"]))
      return page.anchors.unique("figure")
    }
    guard page.anchors.claim(name, for: .init("a figure", at: given.value.range)) else {
      directive.report(repeated(given.value, page.anchors))
      return page.anchors.unique(name)
    }
    return name
  }

  /// Reports the names of directives that others have, before anything is executed for them.
  package static func reportRepeated(
    in directives: [Directive], besides anchors: AnchorRegistry, _ diagnostics: DiagnosticCollector
  ) {
    var anchors = anchors
    for name in directives.compactMap({ $0[option: option.name]?.value }) {
      if anchors.claim(name.value, for: .init("a figure", at: name.range)) { continue }
      diagnostics.report(repeated(name, anchors))
    }
  }

  private static func repeated(_ name: Located<String>, _ anchors: AnchorRegistry) -> Diagnostic {
    .error(
      "directive.name", "the name “\(name.value)” is already used on this page", at: name.range,
      fix: "choose another name", notes: anchors.noteOnOwner(of: name.value))
  }

  private static func isAllowed(_ byte: UInt8) -> Bool { byte.isWord || byte == UInt8(ascii: "-") }
}
