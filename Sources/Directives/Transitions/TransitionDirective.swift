import Diagnostics
import Markup
import Options
import Runs

/// `{transition}`, `{strip}`, `{stage}`: an animator between two screens, as stage and strip, or one of the two.
struct TransitionDirective: FigureKind {
  let name: String
  let argument = ArgumentDescription.required(meaning: "the animator’s name")
  private let figure: TransitionFigure

  private init(_ name: String, _ parts: RunDrawing.Parts) {
    self.name = name
    figure = TransitionFigure(parts: parts)
  }

  static let transition = TransitionDirective("transition", .both)
  static let strip = TransitionDirective("strip", .strip)
  /// With the strip for print and reduced motion.
  static let stage = TransitionDirective("stage", .stage)

  var options: [any OptionDescription] { figure.options + AnimatorChoice.allOptions }

  func drawing(
    of directive: Directive, scope: String, on figures: inout PageFigures, diagnostics: inout [Diagnostic]
  ) -> FigureDrawing? {
    figure.drawing(of: directive, scope: scope, on: &figures, diagnostics: &diagnostics)
  }
}
