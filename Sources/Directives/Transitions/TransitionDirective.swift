import Diagnostics
import Markup
import Runs

/// `{transition}`, `{strip}`, `{stage}`: an animator between two screens, as stage and strip, or one of the two.
struct TransitionDirective: DirectiveKind {
  let name: String
  let argument = ArgumentDescription.required(meaning: "the animator’s name")
  private let figure: TransitionFigure

  private init(_ name: String, _ parts: FigureWriter.Parts) {
    self.name = name
    figure = TransitionFigure(parts: parts)
  }

  static let transition = TransitionDirective("transition", .both)
  static let strip = TransitionDirective("strip", .strip)
  /// With the strip for print and reduced motion.
  static let stage = TransitionDirective("stage", .stage)

  var options: [OptionDescription] { figure.options + AnimatorChoice.allOptions }

  func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    figure.html(for: directive, on: &page, diagnostics: &diagnostics)
  }
}
