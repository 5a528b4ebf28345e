import Diagnostics
import DirectiveParsing
import Listings
import Localization
import Options
import Rendering
import Runs
import Scripts
import Text
import TransitionEngine

/// `{curve}`: timing functions and springs, plotted from the very functions that the engine evaluates; and beside them, where an
/// animator is named, what was measured in its run.
///
/// Every line of the body is a curve, `label: curve`, or `label: angle of FoldPanel`; after a blank line follows the caption.
struct CurveDirective: FigureKind {
  let name = "curve"
  let argument = ArgumentDescription.optional(meaning: "the animator whose run is measured")
  private static let duration = Option(
    "duration", .duration(0.05...10), standard: 1,
    "the duration of the curves, and the settling time of springs; with an animator, the duration of its animation"
  )
  private static let own: [any OptionDescription] = [duration, FigureName.option]
  let options: [any OptionDescription] =
    own + RequestedRun.options + AnimatorChoice.allOptions.filter { $0.name != duration.name }

  private static let maximumCurves = 6

  func lines(of directive: Directive) -> BodyLines { BodyLines(directive.body) }

  func animators(in directive: Directive) -> [Located<String>] { [directive.argument].compactMap(\.self) }

  func expressions(in directive: Directive) -> [ListingExpression] {
    RequestedRun.expressions(in: directive, [directive.argument].compactMap(\.self))
  }

  func drawing(
    of directive: DirectiveReader, scope: String, on figures: inout PageFigures
  ) -> FigureDrawing? {
    let given = directive.value(of: Self.duration)
    checkCount(directive)
    // Beyond the limit, lines aren't read: one diagnostic is enough.
    let lines = directive.lines.head.prefix(Self.maximumCurves).map { LabelledLine($0) }
    var timeline: Timeline?
    if let animator = directive.argument {
      guard let run = RequestedRun.all([animator], of: directive, on: figures)?.first,
        let finished = run.run(on: figures, for: directive)
      else { return nil }
      timeline = finished.timeline
    } else {
      checkThereIsNoRun(directive)
    }
    // The run determines the duration, unless the author does.
    let duration = directive[Self.duration] == nil ? timeline?.duration ?? given : given
    let words = figures.environment.localization
    var measured: [String] = []
    let series = lines.compactMap { line -> CurveSeries? in
      do throws(Diagnostic) {
        guard MeasuredCurve.isMeant(line.text.value) else {
          let curve = try CurveExpression.parse(line.text, duration: duration)
          return CurveSeries(name: line.label, curve: curve, duration: duration)
        }
        guard let timeline else { throw Self.noRun(line) }
        let (series, text) = try MeasuredCurve(line).series(in: timeline, words)
        measured.append(text)
        return series
      } catch {
        directive.report(error)
        return nil
      }
    }
    guard !directive.diagnostics.hasErrors else { return nil }
    return .plot(
      DrawnPlot(plot(series, measured, over: duration, words), over: duration, in: &figures.library))
  }

  /// - Parameter measured: what was measured, in words.
  private func plot(
    _ series: [CurveSeries], _ measured: [String], over duration: TimeInterval, _ words: Localization
  ) -> CurvePlot {
    let names = series.map(\.name).joined(separator: ", ")
    var sentences = [words.text(.curveChange, duration.inSeconds(), names)]
    if !measured.isEmpty { sentences.append(words.text(.measured, measured.joined(separator: "; "))) }
    return CurvePlot(
      series: series, title: words.text(measured.isEmpty ? .timing : .whatMoved, names),
      description: words.joined(sentences))
  }

  // MARK: What is wrong

  private func checkCount(_ directive: DirectiveReader) {
    let count = directive.lines.head.count
    guard !(1...Self.maximumCurves).contains(count) else { return }
    directive.report(
      .error(
        "curve.count", "a plot shows one to \(Self.maximumCurves) curves, not \(count)",
        at: directive.range, fix: "write one curve a line, such as “ease out: easeOut”"))
  }

  /// Reports options of a run where the directive has none.
  private func checkThereIsNoRun(_ directive: DirectiveReader) {
    let own = Self.own.map(\.name)
    for option in directive.options where !own.contains(option.name.value) {
      // Unknown names were reported before.
      guard options.contains(where: { $0.name == option.name.value }) else { continue }
      directive.report(
        .error(
          "curve.no-run", "“\(option.name.value)” has no effect without an animator", at: option.name.range,
          explanation: "the option sets up a run", fix: "write “{curve} fold”, or delete the option"))
    }
  }

  private static func noRun(_ line: LabelledLine) -> Diagnostic {
    .error(
      "curve.no-run", "can't measure “\(line.text.value)”: the curve has no animator", at: line.text.range,
      fix: "add an animator, such as “{curve} fold”, with “:from:” and “:to:”")
  }
}
