import Diagnostics
import HTML
import Localization
import Markdown
import Options

/// `{note}`, `{tip}`, `{important}`, `{warning}`, `{caution}`: a paragraph or more, set apart.
struct Admonition: DirectiveKind {
  let kind: AlertKind
  let isFigure = false

  init(_ kind: AlertKind) { self.kind = kind }

  var name: String { kind.rawValue }

  var argument: ArgumentDescription { .optional(meaning: "a title") }
  var options: [any OptionDescription] { [] }

  func html<Page: DirectivePage>(for directive: DirectiveReader, on page: inout Page) -> [UInt8] {
    if directive.body.bytes.allSatisfy({ $0 <= 32 }) {
      directive.report(
        .warning(
          "directive.empty", "this \(name) is empty", at: directive.range,
          fix: "write its text, or delete it"))
    }
    return HTMLWriter.block("aside", .class("admonition \(name)"), .role("note")) { html in
      html.element("p", .class("admonition-title")) { html in
        if let title = directive.argument {
          html.html(directive.renderInline(title, on: &page))
        } else {
          html.text(page.markdown.options.localization[kind.title])
        }
      }
      html.newline()
      html.html(directive.render(directive.body, on: &page))
    }
  }
}
