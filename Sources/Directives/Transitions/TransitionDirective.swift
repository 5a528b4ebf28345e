import Diagnostics
import Markup
import Options
import Runs

/// `{transition}`, `{strip}`, `{stage}`: an animator between two screens, as stage and strip, or one of the two.
struct TransitionDirective: FigureKind {
  let name: String
  let summary: String
  let argument = ArgumentDescription.required(meaning: "the animator’s name")
  private let figure: TransitionFigure

  private init(_ name: String, _ parts: RunDrawing.Parts, _ shown: String) {
    self.name = name
    summary = "runs an animator between two screens: \(shown)"
    figure = TransitionFigure(parts: parts)
  }

  static let transition = TransitionDirective(
    "transition", .both, "a stage that plays, and a strip of frames")
  static let strip = TransitionDirective("strip", .strip, "the strip of frames alone")
  static let stage = TransitionDirective(
    "stage", .stage, "the stage alone, with the strip for print and reduced motion")

  var options: [any OptionDescription] { figure.options + AnimatorChoice.allOptions }

  func drawing(
    of directive: Directive, scope: String, on figures: inout PageFigures, diagnostics: inout [Diagnostic]
  ) -> FigureDrawing? {
    figure.drawing(of: directive, scope: scope, on: &figures, diagnostics: &diagnostics)
  }
}
