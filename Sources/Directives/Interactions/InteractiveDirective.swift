import Diagnostics
import Markup
import Rendering
import Runs
import Scripts
import TransitionEngine

/// `{interactive}`: an animator between two screens, driven by fingers that follow a script, or by the reader's.
///
/// The body's first lines are the script, one statement a line; after a blank line follows the caption. What becomes of the
/// transition follows from the interaction's rule, not from its author.
struct InteractiveDirective: DirectiveKind {
  let name = "interactive"
  let argument = ArgumentDescription.required(meaning: "the animator’s name")

  private static let own =
    ScreenPair.descriptions + [Interaction.description] + RunFigure.descriptions + DriveOption.descriptions

  var options: [OptionDescription] { Self.own + AnimatorChoice.allOptions }

  func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    if directive[option: "drive"]?.value.value == "reader" {
      return readersHTML(for: directive, on: &page, diagnostics: &diagnostics)
    }
    let body = BodyLines(directive.body)
    let figure = RunFigure(directive, caption: body.tail, on: &page, diagnostics: &diagnostics)
    let choice = AnimatorChoice(
      directive, common: Set(Self.own.map(\.name)), diagnostics: &diagnostics)
    _ = DriveOption(directive, diagnostics: &diagnostics)
    let screens = ScreenPair(directive, page.figures.screens, diagnostics: &diagnostics)
    let interaction = Self.interaction(directive, body, diagnostics: &diagnostics)
    let script = Self.script(body, of: directive, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors, let screens, let choice else { return [] }
    let run = InteractiveRun(
      screens: screens, choice: choice, interaction: interaction, script: script,
      place: directive.name.range, allowsNoEnd: figure.lint.allowsNoEnd)
    guard let timeline = run.execute(diagnostics: &diagnostics) else { return [] }
    let text = InteractiveText(
      choice: choice, screens: screens, interaction: interaction, timeline: timeline)
    var presentation = RunFigure.Presentation(
      findings: SecondRuns(screens: screens, choice: choice).findings)
    presentation.below = GesturePlot(
      timeline, threshold: interaction.threshold, title: text.plotTitle, description: text.plotDescription
    ).embedded(in: &page.figures.library)
    return figure.html(of: timeline, presentation, on: &page.figures, diagnostics: &diagnostics) {
      text.text(frames: $0)
    }
  }

  // MARK: Reading

  private static func interaction(
    _ directive: Directive, _ body: BodyLines, diagnostics: inout [Diagnostic]
  ) -> Interaction {
    let verbs = body.head.lazy.compactMap { GestureVerb(rawValue: $0.firstWord) }
    let standard = Interaction(for: verbs.first { $0.putsFingersDown })
    guard let option = directive[option: "interaction"] else { return standard }
    return Interaction.named(by: option, diagnostics: &diagnostics) ?? standard
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
  private func readersHTML<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    if let interaction = directive[option: "interaction"] {
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
    return TransitionFigure(parts: .both).html(for: directive, on: &page, diagnostics: &diagnostics)
  }
}

extension Located<String> {
  /// The first word of a line.
  fileprivate var firstWord: String {
    String(value.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" })
  }
}
