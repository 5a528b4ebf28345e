import Diagnostics
import HTML
import Markdown
import Options

/// `{math}`: a formula in LaTeX on lines of its own, as in MyST.
struct FormulaDirective: DirectiveKind {
  let name = "math"
  let isFigure = false
  let options: [any OptionDescription] = []

  func html<Page: DirectivePage>(for directive: DirectiveReader, on page: inout Page) -> [UInt8] {
    let source = directive.body.bytes
    let place = directive.body.source(of: source.trimmed(source.indices)) ?? directive.range
    return FormulaBlock.html(source, page.formula(source, isBlock: true, at: place, directive.diagnostics))
  }
}
