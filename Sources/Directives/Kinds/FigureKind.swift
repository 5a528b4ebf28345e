import Diagnostics
import Runs

/// A kind of directive that draws something. Its body ends with a caption.
protocol FigureKind: DirectiveKind {
  /// Draws what the directive asks for; nil, with diagnostics, if anything is wrong.
  ///
  /// - Parameter scope: the figure's own class.
  func drawing(
    of directive: DirectiveReader, scope: String, on figures: inout PageFigures
  ) -> FigureDrawing?
}

/// A kind of directive that runs something and draws the result. Reading, running and drawing are independent
/// steps.
protocol RunFigureKind: FigureKind {
  associatedtype Request: RunRequest
  /// The presentation of a run.
  associatedtype Presentation

  /// Reads the requested run and its presentation. Nil, with diagnostics, if they can't be read; with any
  /// error, the request isn't run.
  func read(
    _ directive: DirectiveReader, _ screens: ScreenRegistry
  ) -> (request: Request, presentation: Presentation)?

  /// Draws the result of a request; nil, with diagnostics, if it can't be presented this way.
  func draw(
    _ run: FinishedRun, of request: Request, _ presentation: Presentation, scope: String,
    on figures: inout PageFigures, _ diagnostics: DiagnosticCollector
  ) -> FigureDrawing?
}

extension FigureKind {
  func html<Page: DirectivePage>(for directive: DirectiveReader, on page: inout Page) -> [UInt8] {
    figure(for: directive, on: &page) { page in directive.render(directive.lines.tail, on: &page) }
  }

  /// - Parameter caption: renders it.
  func figure<Page: DirectivePage>(
    for directive: DirectiveReader, on page: inout Page, caption: (inout Page) -> [UInt8]
  ) -> [UInt8] {
    let scope = page.figures.nextScope()
    let id = FigureName.id(of: directive, scope: scope, on: &page)
    let caption = caption(&page)
    let drawing = page.figures.drawing(at: directive.range) { figures in
      self.drawing(of: directive, scope: scope, on: &figures)
    }
    guard let drawing else { return [] }
    let words = CaptionDirection(of: drawing.direction, in: directive.lines.tail)
    if let problem = words.problem { directive.report(problem) }
    let filled = words.filled(caption)
    if case .run(let run) = drawing {
      for run in run.compared.isEmpty ? [run] : run.compared {
        page.figures.add(FigureReport(run, at: directive.range))
      }
      page.figures.listings.add(figure: id, run, filled, of: directive.directive)
    }
    let figure = PlacedFigure(
      drawing: drawing, id: id, caption: filled,
      runners: page.figures.listings.runners(
        of: directive.directive, in: page.figures.environment.localization))
    page.figures.describe(figure, of: directive.directive)
    return page.figures.place(figure)
  }
}

extension RunFigureKind {
  func drawing(
    of directive: DirectiveReader, scope: String, on figures: inout PageFigures
  ) -> FigureDrawing? {
    guard let (request, presentation) = read(directive, figures.screens), !directive.diagnostics.hasErrors,
      let run = figures.run(request, of: directive)
    else { return nil }
    return draw(run, of: request, presentation, scope: scope, on: &figures, directive.diagnostics)
  }
}
