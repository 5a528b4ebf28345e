import HTML
import Rendering

/// A figure on its page: what was drawn, with an anchor and a caption.
struct PlacedFigure {
  var drawing: FigureDrawing
  /// The figure's anchor.
  var id: String
  /// HTML.
  var caption: [UInt8]
  /// HTML: the listings that have run it; nil for none.
  var runners: [UInt8]?

  var html: [UInt8] {
    switch drawing {
    case .run(let drawing): PlacedRun(drawing: drawing, id: id, caption: caption, runners: runners).html
    case .plot(let plot): html(of: plot)
    }
  }

  private func html(of plot: [UInt8]) -> [UInt8] {
    var html = HTMLWriter()
    html.element("figure", .class(.figure, .plot), .id(id)) { html in
      html.newline()
      html.html(plot)
      guard !caption.isEmpty else { return }
      html.newline()
      html.element("figcaption") { $0.html(caption) }
    }
    html.newline()
    return html.bytes
  }
}
