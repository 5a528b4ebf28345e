import Diagnostics
import Markup
import Options
import Rendering
import Scripts
import Text
import TransitionEngine

/// `{curve}`: timing functions and springs, plotted from the very functions that the engine evaluates.
///
/// Every line of the body is a curve, `label: curve`; after a blank line follows the caption.
struct CurveDirective: FigureKind {
  let name = "curve"
  private static let duration = Option(
    "duration", .duration(0.05...10), standard: 1,
    "how long the curves take, and the time in which springs settle")
  let options: [any OptionDescription] = [duration, FigureName.option]

  private static let maximumCurves = 6

  func lines(of directive: Directive) -> BodyLines { BodyLines(directive.body) }

  func drawing(
    of directive: DirectiveReader, scope: String, on figures: inout PageFigures
  ) -> FigureDrawing? {
    let duration = directive.value(of: Self.duration)
    let lines = directive.lines.head
    if !(1...Self.maximumCurves).contains(lines.count) {
      directive.report(
        .error(
          "curve.count", "a plot shows one to \(Self.maximumCurves) curves, here are \(lines.count)",
          at: directive.range, fix: "write one curve a line, such as “ease out: easeOut”"))
    }
    // Of too many, the rest may be no curves at all: one problem is enough.
    let series = lines.prefix(Self.maximumCurves).compactMap { line -> CurveSeries? in
      do throws(Diagnostic) {
        return try CurveLine(line).series(duration: duration)
      } catch {
        directive.report(error)
        return nil
      }
    }
    guard !directive.diagnostics.hasErrors else { return nil }
    let names = series.map(\.name).joined(separator: ", ")
    let plot = CurvePlot(
      series: series, title: "Timing: \(names)",
      description: "Change from 0 to 100 percent over \(duration.inSeconds()), for \(names).")
    return .plot(plot.embedded(in: &figures.library))
  }
}
