import Diagnostics
import Markup
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
          "directive.empty", "this \(name) says nothing", at: directive.range,
          fix: "write its text, or delete it"))
    }
    var html = Array("<aside class=\"admonition \(name)\" role=\"note\"><p class=\"admonition-title\">".utf8)
    if let title = directive.argument {
      html += directive.renderInline(title, on: &page)
    } else {
      html += Array((name.prefix(1).uppercased() + name.dropFirst()).utf8)
    }
    html += Array("</p>\n".utf8)
    html += directive.render(directive.body, on: &page)
    html += Array("</aside>\n".utf8)
    return html
  }
}
