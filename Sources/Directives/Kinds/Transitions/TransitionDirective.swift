import Diagnostics
import DirectiveParsing
import Options
import Runs

/// `{transition}`, `{strip}`, `{stage}`: an animator between two screens, as stage and strip, or one of the two.
struct TransitionDirective: RunFigureKind {
  let name: String
  let argument = ArgumentDescription.required(meaning: "the animator’s name")
  private let parts: RunDrawing.Parts
  /// The options of the directive, without those of animators.
  private let own: [any OptionDescription]

  private init(_ name: String, _ parts: RunDrawing.Parts) {
    self.name = name
    self.parts = parts
    let all = ScreenPair.options + [Self.presentation] + RunFigure.options
    own = parts == .strip ? all : all + [DriveOption.autoplay] + DriveOption.options
  }

  private static let presentation = Option<TransitionPresentation?>(
    "presentation", .word(), unset: "none: the screens are tabs, unless the animator presents",
    "how one screen is presented over the other; with `reverse`, the first screen is dismissed")

  static let transition = TransitionDirective("transition", .both)
  static let strip = TransitionDirective("strip", .strip)
  /// A stage, with a strip for print and reduced motion.
  static let stage = TransitionDirective("stage", .stage)

  var options: [any OptionDescription] { own + AnimatorChoice.allOptions }

  func animators(in directive: Directive) -> [Located<String>] { [directive.argument].compactMap(\.self) }

  func expressions(in directive: Directive) -> [ListingExpression] {
    [ListingExpression(ifSwift: directive.argument, .animator)].compactMap(\.self)
  }

  func read(
    _ directive: DirectiveReader, _ screens: ScreenRegistry
  ) -> (request: TransitionRequest, presentation: RunFigure)? {
    var figure = RunFigure(directive, parts)
    let choice = AnimatorChoice(directive, common: Set(own.map(\.name)))
    figure.playsOnLoad = directive.value(of: DriveOption.autoplay)
    let drive = DriveOption(directive)
    guard let screens = ScreenPair(directive, screens, for: choice), let choice else { return nil }
    figure.drive = drive.drive(between: screens, by: choice)
    let request = TransitionRequest(
      screens: screens, choice: choice, isForward: figure.drive.direction?.isForward,
      presentation: directive.value(of: Self.presentation), place: figure.place,
      allowsNoEnd: figure.lint.allowsNoEnd)
    return (request, figure)
  }

  func draw(
    _ run: FinishedRun, of request: TransitionRequest, _ figure: RunFigure, scope: String,
    on figures: inout PageFigures, _ diagnostics: DiagnosticCollector
  ) -> FigureDrawing? {
    let text = TransitionText(
      choice: request.choice, screens: request.screens, timeline: run.timeline,
      words: figures.environment.localization)
    return figure.drawing(of: run, scope: scope, text.text, on: &figures, diagnostics)
  }
}
