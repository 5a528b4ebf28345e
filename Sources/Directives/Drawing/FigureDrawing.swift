/// A drawn figure without its anchor and caption, which depend on the page.
///
/// It depends on the run, on the way the run is shown, and on earlier figures of the page, as they share
/// definitions.
enum FigureDrawing: Sendable, Equatable {
  case run(RunDrawing)
  case plot(DrawnPlot)

  /// The direction of the reader's swipe; nil for figures without one.
  var direction: SwipeDirection? { if case .run(let run) = self { run.drive.direction } else { nil } }
}
