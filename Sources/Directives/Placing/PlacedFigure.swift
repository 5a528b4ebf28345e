import HTML
import Rendering

/// A drawn figure with its anchor and its caption.
struct PlacedFigure {
  var drawing: FigureDrawing
  /// The figure's anchor.
  var id: String
  /// HTML.
  var caption: [UInt8]
  /// HTML that links to the listings that run it; nil for none.
  var runners: [UInt8]?

  var html: [UInt8] {
    switch drawing {
    case .run(let drawing): PlacedRun(drawing: drawing, id: id, caption: caption, runners: runners).html
    case .plot(let plot): html(of: plot)
    }
  }

  private func html(of plot: [UInt8]) -> [UInt8] {
    HTMLWriter.block("figure", .class(.figure, .plot), .id(id)) { html in
      html.newline()
      html.html(plot)
      guard !caption.isEmpty else { return }
      html.newline()
      html.element("figcaption") { $0.html(caption) }
    }
  }
}
