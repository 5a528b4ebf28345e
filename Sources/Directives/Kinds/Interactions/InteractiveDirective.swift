import Diagnostics
import DirectiveParsing
import Listings
import Options
import Rendering
import Runs
import Scripts
import TransitionEngine

/// `{interactive}`: an animator between two screens, driven by fingers that follow a script, or by the reader's.
///
/// The body's first lines are the script, one statement a line; after a blank line follows the caption. What becomes of the
/// transition follows from the interaction's rule, not from its author.
struct InteractiveDirective: RunFigureKind {
  let name = "interactive"
  let argument = ArgumentDescription.required(meaning: "the animator’s name")

  static let interaction = Option(
    "interaction", .word(Interaction.self, unlisted: [.wholeWay, .standstill]),
    unset: "that of the script’s first gesture", "the gesture, and the rule that finishes it, or Swift")
  private static let expressionType = ExpressionType.tabBarInteraction
  private static let own: [any OptionDescription] =
    ScreenPair.options + [interaction] + RunFigure.options + DriveOption.options
  /// Options that determine the run, without the animators' options.
  static let runOptions: [any OptionDescription] = ScreenPair.options + [interaction, LintOption.option]

  var options: [any OptionDescription] { Self.own + AnimatorChoice.allOptions }

  func lines(of directive: Directive) -> BodyLines {
    DriveOption.isReaders(directive) ? BodyLines(prose: directive.body) : BodyLines(directive.body)
  }

  func animators(in directive: Directive) -> [Located<String>] { [directive.argument].compactMap(\.self) }

  func expressions(in directive: Directive) -> [ListingExpression] {
    [
      ListingExpression(ifSwift: directive.argument, .animator),
      Self.swift(in: directive),
    ].compactMap(\.self)
  }

  /// The Swift expression for the interaction controller.
  static func swift(in directive: Directive) -> ListingExpression? {
    InteractionChoice.expression(interaction, expressionType, in: directive)
  }

  func read(
    _ directive: DirectiveReader, _ screens: ScreenRegistry
  ) -> (request: TransitionRequest, presentation: RunFigure)? {
    if DriveOption.isReaders(directive.directive) { return readWithoutScript(directive, screens) }
    let figure = RunFigure(directive, .both)
    let choice = AnimatorChoice(directive, common: Set(Self.own.map(\.name)))
    _ = DriveOption(directive)
    let screens = ScreenPair(directive, screens, for: choice)
    let (interaction, script) = (Self.interaction(directive), Self.script(directive))
    guard let screens, let choice, let interaction else { return nil }
    let request = TransitionRequest(
      screens: screens, choice: choice, gesture: .init(interaction, script), place: figure.place,
      allowsNoEnd: figure.lint.allowsNoEnd)
    return (request, figure)
  }

  func draw(
    _ run: FinishedRun, of request: TransitionRequest, _ figure: RunFigure, scope: String,
    on figures: inout PageFigures, _ diagnostics: DiagnosticCollector
  ) -> FigureDrawing? {
    guard let interaction = request.gesture?.interaction else {
      return TransitionDirective.transition.draw(
        run, of: request, figure, scope: scope, on: &figures, diagnostics)
    }
    let text = InteractiveText(
      choice: request.choice, screens: request.screens, interaction: interaction, timeline: run.timeline,
      words: figures.environment.localization)
    let plot = GesturePlot(
      run.timeline, threshold: text.known?.threshold, title: text.plotTitle,
      description: text.plotDescription, words: figures.environment.localization
    ).embedded(in: &figures.library)
    return figure.drawing(of: run, below: plot, scope: scope, text.text, on: &figures, diagnostics)
  }

  // MARK: Reading

  /// Reads the option; nil, with diagnostics, if it's invalid.
  private static func interaction(_ directive: DirectiveReader) -> InteractionChoice? {
    guard directive[interaction] == nil else {
      return InteractionChoice(interaction, expressionType, in: directive)
    }
    let verbs = directive.lines.head.lazy.compactMap { GestureVerb(rawValue: $0.firstWord) }
    return .catalogue(Interaction(for: verbs.first { $0.putsFingersDown }))
  }

  private static func script(_ directive: DirectiveReader) -> GestureScript {
    let script = GestureScript(directive.lines.head, directive.diagnostics)
    // With other errors, a line may be a misspelled gesture.
    if script.touches.isEmpty, !directive.diagnostics.hasErrors {
      directive.report(
        .error(
          "interactive.no-gesture", "“interactive” needs a gesture", at: directive.name.range,
          allowed: [GestureVerb.swipe, .pan, .edge, .pinch].map(\.form),
          fix: "write a script in the body, such as “swipe left 240pt in 0.3s”, or add “:drive: reader”"))
    }
    return script
  }

  /// The run is the whole transition, and the reader decides how far it goes.
  private func readWithoutScript(
    _ directive: DirectiveReader, _ screens: ScreenRegistry
  ) -> (request: TransitionRequest, presentation: RunFigure)? {
    if let interaction = directive[Self.interaction] {
      directive.report(
        .error(
          "directive.conflict", "“interaction” and “drive: reader” exclude each other",
          at: interaction.name.range,
          explanation: "with “drive: reader”, readers swipe the stage themselves",
          fix: "delete one of them"))
    }
    if let line = BodyLines(directive.body).head.first, GestureScript.isStatement(line) {
      directive.report(
        .error(
          "directive.conflict", "a script and “drive: reader” exclude each other", at: line.range,
          explanation: "with “drive: reader”, readers swipe the stage themselves", fix: "delete one of them"))
    }
    return TransitionDirective.transition.read(directive, screens)
  }
}

extension Located<String> {
  /// The first word of a line.
  fileprivate var firstWord: String {
    String(value.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" })
  }
}
