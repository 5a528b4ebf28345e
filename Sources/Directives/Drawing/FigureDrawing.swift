/// A figure, drawn: all of it but its place on a page, which is its anchor and its caption.
///
/// It follows from what is run, from how that is shown, and from the figures before it on the page, as they share
/// definitions.
enum FigureDrawing: Sendable, Equatable {
  case run(RunDrawing)
  /// Curves, as an `<svg>` element.
  case plot([UInt8])

  /// The way of the reader's finger; nil where nobody swipes it.
  var direction: SwipeDirection? { if case .run(let run) = self { run.drive.direction } else { nil } }
}
