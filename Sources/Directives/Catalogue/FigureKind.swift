import Diagnostics
import Markup

/// A kind of directive that runs something and draws it. Its body ends with a caption.
protocol FigureKind: DirectiveKind {
  /// Reads the directive, runs what it asks for, and draws that; nil, with diagnostics, if anything is wrong.
  ///
  /// - Parameter scope: the figure's own class.
  func drawing(
    of directive: Directive, scope: String, on figures: inout PageFigures, diagnostics: inout [Diagnostic]
  ) -> FigureDrawing?
}

extension FigureKind {
  func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    let scope = page.figures.nextScope()
    let id = FigureName.id(of: directive, scope: scope, on: &page, diagnostics: &diagnostics)
    let markdown = page.markdown
    let caption = markdown.render(
      prose(of: directive), nestedIn: directive, handler: &page, diagnostics: &diagnostics)
    let drawing = page.figures.drawing(at: directive.range) { figures in
      self.drawing(of: directive, scope: scope, on: &figures, diagnostics: &diagnostics)
    }
    guard let drawing else { return [] }
    if case .run(let run) = drawing { page.figures.add(FigureReport(run, at: directive.range)) }
    return page.figures.place(PlacedFigure(drawing: drawing, id: id, caption: caption.html))
  }
}
