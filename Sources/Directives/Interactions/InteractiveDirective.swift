import Diagnostics
import Markup
import Options
import Rendering
import Runs
import Scripts
import TransitionEngine

/// `{interactive}`: an animator between two screens, driven by fingers that follow a script, or by the reader's.
///
/// The body's first lines are the script, one statement a line; after a blank line follows the caption. What becomes of the
/// transition follows from the interaction's rule, not from its author.
struct InteractiveDirective: FigureKind {
  let name = "interactive"
  let argument = ArgumentDescription.required(meaning: "the animator’s name")

  private static let interaction = Option(
    "interaction", .word(Interaction.self, unlisted: [.wholeWay, .standstill]),
    unset: "that of the script’s first gesture", "who answers, and what finishes")
  private static let own: [any OptionDescription] =
    ScreenPair.options + [interaction] + RunFigure.options + DriveOption.options

  var options: [any OptionDescription] { Self.own + AnimatorChoice.allOptions }

  func prose(of directive: Directive) -> SourceText {
    DriveOption.isReaders(directive) ? directive.body : BodyLines(directive.body).tail
  }

  func drawing(
    of directive: Directive, scope: String, on figures: inout PageFigures, diagnostics: inout [Diagnostic]
  ) -> FigureDrawing? {
    if DriveOption.isReaders(directive) {
      return readersDrawing(of: directive, scope: scope, on: &figures, diagnostics: &diagnostics)
    }
    let body = BodyLines(directive.body)
    let figure = RunFigure(directive, scope: scope, diagnostics: &diagnostics)
    let choice = AnimatorChoice(
      directive, common: Set(Self.own.map(\.name)), diagnostics: &diagnostics)
    _ = DriveOption(directive, diagnostics: &diagnostics)
    let screens = ScreenPair(directive, figures.screens, diagnostics: &diagnostics)
    let interaction = Self.interaction(directive, body, diagnostics: &diagnostics)
    let script = Self.script(body, of: directive, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors, let screens, let choice else { return nil }
    let run = figures.run(name, directive, diagnostics: &diagnostics) { diagnostics in
      let run = InteractiveRun(
        screens: screens, choice: choice, interaction: interaction, script: script,
        place: directive.name.range, allowsNoEnd: figure.lint.allowsNoEnd)
      return run.execute(diagnostics: &diagnostics).map {
        FinishedRun(timeline: $0, findings: SecondRuns(screens: screens, choice: choice).findings)
      }
    }
    guard let run else { return nil }
    let timeline = run.timeline
    let text = InteractiveText(
      choice: choice, screens: screens, interaction: interaction, timeline: timeline)
    var presentation = RunFigure.Presentation(findings: run.findings)
    presentation.below = GesturePlot(
      timeline, threshold: interaction.threshold, title: text.plotTitle, description: text.plotDescription
    ).embedded(in: &figures.library)
    return figure.drawing(of: timeline, presentation, on: &figures, diagnostics: &diagnostics) {
      text.text(frames: $0)
    }
  }

  // MARK: Reading

  private static func interaction(
    _ directive: Directive, _ body: BodyLines, diagnostics: inout [Diagnostic]
  ) -> Interaction {
    let verbs = body.head.lazy.compactMap { GestureVerb(rawValue: $0.firstWord) }
    return directive.value(of: interaction, diagnostics: &diagnostics)
      ?? Interaction(for: verbs.first { $0.putsFingersDown })
  }

  private static func script(
    _ body: BodyLines, of directive: Directive, diagnostics: inout [Diagnostic]
  ) -> GestureScript {
    let script = GestureScript(body.head, diagnostics: &diagnostics)
    if script.touches.isEmpty, !diagnostics.hasErrors {
      diagnostics.append(
        .error(
          "interactive.no-gesture", "“interactive” needs a gesture", at: directive.name.range,
          allowed: [GestureVerb.swipe, .pan, .edge, .pinch].map(\.form),
          fix: "write one into the body, such as “swipe left 240pt in 0.3s”, or add “:drive: reader”"))
    }
    return script
  }

  // MARK: The reader's hand

  /// Without a script: the run is the whole transition, and the reader decides how far it goes.
  private func readersDrawing(
    of directive: Directive, scope: String, on figures: inout PageFigures, diagnostics: inout [Diagnostic]
  ) -> FigureDrawing? {
    if let interaction = directive[Self.interaction] {
      diagnostics.append(
        .error(
          "directive.conflict", "“interaction” and “drive: reader” exclude each other",
          at: interaction.name.range,
          explanation: "the reader’s hand scrolls the stage, whatever the gesture",
          fix: "delete one of them"))
    }
    if let line = BodyLines(directive.body).head.first, GestureScript.isStatement(line) {
      diagnostics.append(
        .error(
          "directive.conflict", "a script and “drive: reader” exclude each other", at: line.range,
          explanation: "the reader is the one who swipes", fix: "delete one of them"))
    }
    return TransitionFigure(parts: .both)
      .drawing(of: directive, scope: scope, on: &figures, diagnostics: &diagnostics)
  }
}

extension Located<String> {
  /// The first word of a line.
  fileprivate var firstWord: String {
    String(value.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" })
  }
}
