import Diagnostics
import DirectiveParsing
import Listings
import Options
import Runs
import Text
import TransitionEngine

/// `{compare}`: several runs on one clock, with one Play for all of them.
///
/// Every line of the body is a run, `label: animator`; after a blank line follows the caption. The options hold for all
/// runs, and a line may set others: `loose: scroll(damping: 0.4)`.
struct CompareDirective: FigureKind {
  let name = "compare"
  private static let over = Option(
    flag: "over", "overlays the stages, half transparent, instead of placing them side by side")
  private static let own: [any OptionDescription] =
    RequestedRun.options + [over, DriveOption.autoplay] + RunFigure.options
  let options: [any OptionDescription] = own + AnimatorChoice.allOptions

  /// The largest number of runs that fit side by side.
  private static let counts = 2...4

  func lines(of directive: Directive) -> BodyLines { BodyLines(directive.body) }

  func animators(in directive: Directive) -> [Located<String>] {
    lines(of: directive).head.map { LabelledLine($0).text }
  }

  func expressions(in directive: Directive) -> [ListingExpression] {
    RequestedRun.expressions(in: directive, lines(of: directive).head.map { LabelledLine($0).text })
  }

  func drawing(
    of directive: DirectiveReader, scope: String, on figures: inout PageFigures
  ) -> FigureDrawing? {
    var figure = RunFigure(directive, .both)
    figure.playsOnLoad = directive.value(of: DriveOption.autoplay)
    let isOnionSkin = directive.value(of: Self.over)
    let lines = directive.lines.head.prefix(Self.counts.upperBound).map { LabelledLine($0) }
    if !Self.counts.contains(directive.lines.head.count) {
      directive.report(
        .error(
          "compare.count",
          "a comparison has two to four runs, not \(directive.lines.head.count)",
          at: directive.range, fix: "write one run a line, such as “loose: scroll(damping: 0.4)”"))
    } else {
      reportTwins(lines.map(\.label), directive)
    }
    guard let requested = RequestedRun.all(lines.map(\.text), of: directive, on: figures),
      sizesAgree(requested, directive)
    else { return nil }
    let runs = zip(lines, requested).compactMap { line, requested in
      requested.run(on: figures, for: directive).map {
        ComparedRun(name: line.label, requested: requested, run: $0)
      }
    }
    guard runs.count == lines.count else { return nil }
    let names = runs.map(\.name)
    return figure.drawing(
      comparing: runs,
      title: figures.environment.localization.text(.compared, names.joined(separator: ", ")),
      facts: facts(of: runs),
      isOnionSkin: isOnionSkin, scope: scope, on: &figures, directive.diagnostics)
  }

  /// Readers tell the runs apart only by their names.
  private func reportTwins(_ names: [String], _ directive: DirectiveReader) {
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      directive.report(
        .warning(
          "compare.name", "two runs are called “\(name)”", at: directive.lines.head[index].range,
          fix: "give each run a different label, followed by a colon"))
    }
  }

  /// Frames that are compared stand below one another.
  private func sizesAgree(_ runs: [RequestedRun], _ directive: DirectiveReader) -> Bool {
    guard let first = runs.first?.request.screens.from,
      let other = runs.map(\.request.screens.from).first(where: { $0.size != first.size })
    else { return true }
    directive.report(ScreenPair.mismatch(first, other, at: directive.name.range))
    return false
  }

  /// Facts that all runs share, and their durations.
  private func facts(of runs: [ComparedRun]) -> [String] {
    let pairs = runs.map {
      "\($0.requested.request.screens.from.name) → \($0.requested.request.screens.to.name)"
    }
    let durations = Set(runs.map(\.run.timeline.duration)).sorted()
    var facts = Set(pairs).count == 1 ? [pairs[0]] : []
    facts.append(durations.map { $0.inSeconds() }.joined(separator: ", "))
    return facts
  }
}
