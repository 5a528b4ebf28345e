import Diagnostics
import HTML
import Options

/// `{note}`, `{tip}`, `{important}`, `{warning}`, `{caution}`: a paragraph or more, set apart.
struct Admonition: DirectiveKind {
  let name: String
  let isFigure = false

  init(_ name: String) { self.name = name }

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
          html.text(name.prefix(1).uppercased() + name.dropFirst())
        }
      }
      html.newline()
      html.html(directive.render(directive.body, on: &page))
    }
  }
}
