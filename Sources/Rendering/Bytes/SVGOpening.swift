import HTML
import TransitionEngine

/// The element of a drawing, with its accessible name and description.
struct SVGOpening {
  static let namespace = "http://www.w3.org/2000/svg"

  /// Starts the identifiers of name and description.
  var scope: String
  var classes: [FigureClass] = []
  /// In the drawing's own units.
  var width: Int
  var height: Int
  /// The accessible name.
  var title: String
  var description: String
  /// Of a file of its own, in CSS pixels; nil on a page, where the page decides.
  var documentSize: CGSize?

  func write(to out: inout HTMLWriter, content: (inout HTMLWriter) -> Void) {
    let names = [scope + "title", scope + "desc"]
    out.element("svg") { svg in
      if let documentSize {
        svg.attribute("xmlns", raw: Self.namespace)
        svg.attribute("width", documentSize.width, decimals: 2)
        svg.attribute("height", documentSize.height, decimals: 2)
      }
      if !classes.isEmpty { svg.attribute("class", raw: classes.map(\.rawValue).joined(separator: " ")) }
      svg.attribute("viewBox", raw: "0 0 \(width) \(height)")
      svg.attribute("role", raw: "img")
      svg.attribute("aria-labelledby", raw: names[0])
      svg.attribute("aria-describedby", raw: names[1])
      svg.element("title") { title in
        title.attribute("id", raw: names[0])
        title.singleLine(self.title)
      }
      svg.element("desc") { desc in
        desc.attribute("id", raw: names[1])
        desc.singleLine(description)
      }
      content(&svg)
    }
  }
}
