import Diagnostics
import Foundation
import Markup
import TransitionEngine

/// `{transition}`: an animator between two screens, as stage and strip.
struct TransitionDirective: DirectiveKind {
  let name = "transition"
  let summary = "runs an animator between two screens: a stage that plays, and a strip of frames"
  let argument = ArgumentDescription.required(meaning: "the animator’s name")
  var options: [OptionDescription] { TransitionFigure(parts: .both).options + AnimatorChoice.allOptions }

  func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    TransitionFigure(parts: .both).html(for: directive, on: &page, diagnostics: &diagnostics)
  }
}

/// `{strip}`: the frames alone.
struct StripDirective: DirectiveKind {
  let name = "strip"
  let summary = "runs an animator between two screens: the strip of frames alone"
  let argument = ArgumentDescription.required(meaning: "the animator’s name")
  var options: [OptionDescription] { TransitionFigure(parts: .strip).options + AnimatorChoice.allOptions }

  func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    TransitionFigure(parts: .strip).html(for: directive, on: &page, diagnostics: &diagnostics)
  }
}

/// `{stage}`: the live stage; its strip shows only where nothing may move.
struct StageDirective: DirectiveKind {
  let name = "stage"
  let summary = "runs an animator between two screens: the stage alone, with the strip for print and reduced motion"
  let argument = ArgumentDescription.required(meaning: "the animator’s name")
  var options: [OptionDescription] { TransitionFigure(parts: .stage).options + AnimatorChoice.allOptions }

  func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    TransitionFigure(parts: .stage).html(for: directive, on: &page, diagnostics: &diagnostics)
  }
}
