import Diagnostics
import DirectiveParsing
import Text
import TransitionEngine

extension DrawingLimit {
  /// An error for a figure whose run exceeds the limit.
  func diagnostic(of directive: Directive) -> Diagnostic {
    let kind = DirectiveCatalogue.standard[directive.name.value]
    let runsSwift = kind.map { !$0.expressions(in: directive).isEmpty } ?? false
    return .error(
      runsSwift ? "swift.broken-run" : "figure.limit", "the run exceeds the limits of a figure",
      at: directive.name.range, allowed: ["up to \(inWords)"],
      fix: "make fewer layers and animations, use simpler outlines, or animate for a shorter time")
  }
}

extension Diagnostic {
  /// The page’s runs exceed the limit of drawings together.
  static func pageIsFull(at figure: SourceRange) -> Diagnostic {
    .error(
      "figure.limit", "this figure isn’t drawn: the page’s figures exceed the limits of a page",
      at: figure, allowed: ["up to \(RunAllowance.fullFigures) times the limits of one figure"],
      fix: "make lighter figures, or move this one and the following ones to another page")
  }

  /// The page’s code has used up its time.
  static func pageHasNoTime(after seconds: Double, at figure: SourceRange) -> Diagnostic {
    .error(
      "swift.page-time",
      "this figure isn’t run: the page’s code has run for \(seconds.formatted(decimals: 3)) s", at: figure,
      explanation: "a run usually takes hundredths of a second; code that waits or never ends takes longer",
      fix: "fix the long runs above, or move this figure to another page")
  }
}
