import Diagnostics
import DirectiveParsing
import Listings
import Options
import Rendering
import Runs
import Text
import TransitionEngine

/// `{layers}`: the layers of a run's container at an instant, seen from the side and apart, each with its name, its frame and
/// its anchor point. Play turns them from what the reader sees of the screen to that.
struct LayersDirective: FigureKind {
  let name = "layers"
  let argument = ArgumentDescription.required(meaning: "the animator’s name")
  private static let at = Option("at", .instant, standard: .fraction(0.5), "the instant to show")
  private static let turn = Option(
    "turn", .number(-75...75), standard: 40, "degrees by which the right side is turned away")
  private static let tilt = Option(
    "tilt", .number(-75...75), standard: 15, "degrees by which the upper side is turned away")
  private static let apart = Option(
    "apart", .length(0...400), standard: 80, "the distance between two levels of layers")
  private static let own: [any OptionDescription] = [at, turn, tilt, apart, FigureName.option]
  let options: [any OptionDescription] = own + RequestedRun.options + AnimatorChoice.allOptions

  func animators(in directive: Directive) -> [Located<String>] { [directive.argument].compactMap(\.self) }

  func expressions(in directive: Directive) -> [ListingExpression] {
    RequestedRun.expressions(in: directive, [directive.argument].compactMap(\.self))
  }

  func drawing(
    of directive: DirectiveReader, scope: String, on figures: inout PageFigures
  ) -> FigureDrawing? {
    if let problem = MissingFont.diagnostic(at: directive.name.range) { directive.report(problem) }
    let instant = directive.value(of: Self.at)
    let view = LayersScene.View(
      turn: directive.value(of: Self.turn) * .pi / 180, tilt: directive.value(of: Self.tilt) * .pi / 180,
      apart: directive.value(of: Self.apart))
    guard let animator = directive.argument,
      let requested = RequestedRun.all([animator], of: directive, on: figures)?.first,
      let run = requested.run(on: figures, for: directive)
    else { return nil }
    let timeline = run.timeline
    let time = instant.time(in: timeline.duration)
    guard time <= timeline.duration + 1e-9 else {
      directive.report(.late(instant: directive[Self.at]?.value.range, timeline.duration))
      return nil
    }
    guard let scene = LayersScene(timeline, at: time, view) else {
      directive.report(
        .error(
          "layers.none", "there are no layers to show at \(time.inSeconds())", at: directive.name.range,
          explanation: "the transition is over by then, or hasn't begun",
          fix: "choose another instant with “:at:”"))
      return nil
    }
    let screens = requested.request.screens
    let words = figures.environment.localization
    let title = words.text(.layersAt, requested.request.choice.name, time.inSeconds())
    var options = StripOptions(title: title, description: scene.description(words))
    options.backdrop = nil
    options.cornerRadius = LayersScene.cornerRadius
    let drawn = scene.timeline(words)
    var drawing: RunDrawing
    do throws(DrawingLimit) {
      drawing = try RunDrawing(
        of: drawn, at: [drawn.duration], parts: .diagram, scope: scope, options, in: &figures.library,
        figures.environment)
    } catch {
      directive.report(error.diagnostic(of: directive.directive))
      return nil
    }
    if let problem = drawing.stageProblem(at: directive.name.range, hasStripForm: true) {
      directive.report(problem)
    }
    drawing.facts = [
      requested.request.choice.name, "\(screens.from.name) → \(screens.to.name)",
      words.text(.atTime, time.inSeconds()),
    ]
    return .run(drawing)
  }
}
