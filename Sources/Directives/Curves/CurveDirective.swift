import Diagnostics
import Markup
import Rendering
import Scripts
import TransitionEngine

/// `{curve}`: timing functions and springs, plotted from the very functions that the engine evaluates.
///
/// Every line of the body is a curve, `label: curve`; after a blank line follows the caption.
struct CurveDirective: FigureKind {
  let name = "curve"
  let summary = "plots timing functions and springs"
  let options = [
    OptionDescription(
      "duration", values: "a duration, 0.05s to 10s", standard: "1s",
      "how long the curves take; springs settle in this time"),
    OptionDescription("name", values: "an anchor", "the figure's id, for links to it"),
  ]

  private static let maximumCurves = 6

  func prose(of directive: Directive) -> SourceText { BodyLines(directive.body).tail }

  func drawing(
    of directive: Directive, scope: String, on figures: inout PageFigures, diagnostics: inout [Diagnostic]
  ) -> FigureDrawing? {
    let duration =
      directive[option: "duration"].map { $0.duration(in: 0.05...10, diagnostics: &diagnostics) ?? 1 } ?? 1
    let lines = BodyLines(directive.body).head
    if !(1...Self.maximumCurves).contains(lines.count) {
      diagnostics.append(
        .error(
          "curve.count", "a plot shows one to \(Self.maximumCurves) curves, here are \(lines.count)",
          at: directive.range, fix: "write one curve a line, such as “ease out: easeOut”"))
    }
    // Of too many, the rest may be no curves at all: one problem is enough.
    let series = lines.prefix(Self.maximumCurves).compactMap {
      CurveLine($0).series(duration: duration, diagnostics: &diagnostics)
    }
    guard !diagnostics.hasErrors else { return nil }
    let names = series.map(\.name).joined(separator: ", ")
    let plot = CurvePlot(
      series: series, title: "Timing: \(names)",
      description: "Change from 0 to 100 percent over \(ScriptNumbers.seconds(duration)), for \(names).")
    return .plot(plot.embedded(in: &figures.library))
  }
}
