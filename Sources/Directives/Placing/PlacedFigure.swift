import HTML
import Localization
import Rendering

/// A drawn figure with its anchor and its caption.
struct PlacedFigure {
  var drawing: FigureDrawing
  /// The figure's anchor.
  var id: String
  /// How many figures of the page have the same title up to this one, which tells them apart for screen readers.
  var occurrence = 1
  /// HTML.
  var caption: [UInt8]
  /// HTML that links to the listings that run it; nil for none.
  var runners: [UInt8]?
  /// Whether it is the page's first figure, whose picture a reader sees at once.
  var isFirst = false
  var localization = Localization.english

  var html: [UInt8] {
    switch drawing {
    case .run(let drawing):
      PlacedRun(
        drawing: drawing, id: id, occurrence: occurrence, caption: caption, runners: runners,
        isFirst: isFirst,
        localization: localization
      ).html
    case .plot(let plot): html(of: plot.svg)
    }
  }

  private func html(of plot: [UInt8]) -> [UInt8] {
    let title = Self.titleID(of: plot).map { HTMLAttribute("aria-labelledby", $0) }
    return HTMLWriter.block("figure", .class(.figure, .plot), .id(id), title) { html in
      html.newline()
      html.html(plot)
      guard !caption.isEmpty else { return }
      html.newline()
      html.element("figcaption") { $0.html(caption) }
    }
  }

  /// The id of a plot's title, which names the figure as well; nil if it has none.
  private static func titleID(of plot: [UInt8]) -> String? {
    plot.withUnsafeBufferPointer { bytes in
      var tokenizer = HTMLTokenizer(bytes)
      guard tokenizer.nextTag() != nil else { return nil }
      while let attribute = tokenizer.nextAttribute() {
        guard tokenizer.isName(attribute.name, "aria-labelledby") else { continue }
        return String(decoding: bytes[attribute.value], as: UTF8.self)
      }
      return nil
    }
  }
}
