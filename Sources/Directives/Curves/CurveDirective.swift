import Diagnostics
import Foundation
import Markup
import Rendering
import TransitionEngine

/// `{curve}`: timing functions and springs, plotted from the very functions that the engine evaluates.
///
/// Every line of the body is a curve, `label: curve`; after a blank line follows the caption.
struct CurveDirective: DirectiveKind {
  let name = "curve"
  let summary = "plots timing functions and springs"
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
    var series: [CurveSeries] = []
    for line in body.head {
      if let one = read(line, duration: duration, diagnostics: &diagnostics) { series.append(one) }
    }
    guard !body.head.isEmpty, body.head.count <= Self.maximumCurves else {
      diagnostics.append(
        .error(
          "curve.count", "a plot shows one to \(Self.maximumCurves) curves, here are \(body.head.count)",
          at: directive.range, fix: "write one curve a line, such as “ease out: easeOut”"))
      return []
    }
    guard series.count == body.head.count else { return [] }
    let names = series.map(\.name).joined(separator: ", ")
    let plot = CurvePlot(
      series: series, title: "Timing: \(names)",
      description: "Change from 0 to 100 percent over \(FigureWriter.seconds(duration)), for \(names).")
    let scope = page.figures.nextScope()
    let id = FigureName.id(of: directive, scope: scope, on: &page, diagnostics: &diagnostics)
    var html = ByteWriter()
    html.write("<figure class=\"zt-figure zt-plot\"")
    html.attribute("id", id)
    html.write(">\n")
    html.write(contentsOf: plot.embedded(in: &page.figures.library))
    let markdown = page.markdown
    let caption = markdown.render(body.tail, nestedIn: directive, handler: &page, diagnostics: &diagnostics).html
    if !caption.isEmpty {
      html.write("\n<figcaption>")
      html.write(contentsOf: caption)
      html.write("</figcaption>")
    }
    html.write("</figure>\n")
    return html.bytes
  }

  private func read(
    _ line: Located<String>, duration: TimeInterval, diagnostics: inout [Diagnostic]
  ) -> CurveSeries? {
    let text = Array(line.value.utf8)
    let colon = text.firstIndex(of: UInt8(ascii: ":"))
    let open = text.firstIndex(of: UInt8(ascii: "(")) ?? text.count
    // The colon of `spring(damping: 1)` is no label's.
    guard let colon, colon < open else {
      return CurveExpression.parse(line, duration: duration, diagnostics: &diagnostics)
        .map { CurveSeries(name: line.value.trimmed, curve: $0, duration: duration) }
    }
    let label = String(decoding: text[..<colon], as: UTF8.self).trimmed
    let start = line.range.bytes.lowerBound + colon + 1
    let rest = String(decoding: text[(colon + 1)...], as: UTF8.self)
    let blanks = rest.utf8.prefix { $0 == 32 || $0 == 9 }.count
    let end = max(line.range.bytes.upperBound, start + blanks)
    let range = SourceRange(line.range.file, (start + blanks)..<end)
    return CurveExpression.parse(Located(rest.trimmed, at: range), duration: duration, diagnostics: &diagnostics)
      .map { CurveSeries(name: label, curve: $0, duration: duration) }
  }
}
