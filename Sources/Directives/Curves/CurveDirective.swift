import Diagnostics
import Markup
import Rendering
import Scripts
import Text
import TransitionEngine

/// `{curve}`: timing functions and springs, plotted from the very functions that the engine evaluates.
///
/// Every line of the body is a curve, `label: curve`; after a blank line follows the caption.
struct CurveDirective: DirectiveKind {
  let name = "curve"
  let options = [
    OptionDescription(
      "duration", values: "a duration, 0.05s to 10s", standard: "1s",
      "how long the curves take; springs settle in this time"),
    OptionDescription("name", values: "an anchor", "the figure's id, for links to it"),
  ]

  private static let maximumCurves = 6

  func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    let duration =
      directive[option: "duration"].map { $0.duration(in: 0.05...10, diagnostics: &diagnostics) ?? 1 } ?? 1
    let body = BodyLines(directive.body)
    if !(1...Self.maximumCurves).contains(body.head.count) {
      diagnostics.append(
        .error(
          "curve.count", "a plot shows one to \(Self.maximumCurves) curves, here are \(body.head.count)",
          at: directive.range, fix: "write one curve a line, such as “ease out: easeOut”"))
    }
    // Of too many, the rest may be no curves at all: one problem is enough.
    let series = body.head.prefix(Self.maximumCurves).compactMap {
      CurveLine($0).series(duration: duration, diagnostics: &diagnostics)
    }
    let scope = page.figures.nextScope()
    let id = FigureName.id(of: directive, scope: scope, on: &page, diagnostics: &diagnostics)
    let markdown = page.markdown
    let caption = markdown.render(body.tail, nestedIn: directive, handler: &page, diagnostics: &diagnostics)
      .html
    guard !diagnostics.hasErrors else { return [] }
    let names = series.map(\.name).joined(separator: ", ")
    let plot = CurvePlot(
      series: series, title: "Timing: \(names)",
      description: "Change from 0 to 100 percent over \(duration.inSeconds()), for \(names).")
    let drawing = plot.embedded(in: &page.figures.library)
    var html = HTMLWriter()
    html.element("figure", .class(.figure, .plot), .id(id)) { html in
      html.newline()
      html.html(drawing)
      guard !caption.isEmpty else { return }
      html.newline()
      html.element("figcaption") { $0.html(caption) }
    }
    html.newline()
    return html.bytes
  }
}
