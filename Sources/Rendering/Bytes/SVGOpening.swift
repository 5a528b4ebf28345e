import TransitionEngine

/// The start tag of a drawing, with its accessible name and description.
struct SVGOpening {
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

  func write(to out: inout ByteWriter) {
    let names = [scope + "title", scope + "desc"]
    out.write("<svg")
    if let documentSize {
      out.write(" xmlns=\"http://www.w3.org/2000/svg\"")
      out.attribute("width", documentSize.width, decimals: 2)
      out.attribute("height", documentSize.height, decimals: 2)
    }
    if !classes.isEmpty { out.attribute("class", raw: classes.map(\.rawValue).joined(separator: " ")) }
    out.attribute("viewBox", raw: "0 0 \(width) \(height)")
    out.attribute("role", "img")
    out.attribute("aria-labelledby", raw: names.joined(separator: " "))
    out.write("><title")
    out.attribute("id", raw: names[0])
    out.write(">")
    out.escape(title)
    out.write("</title><desc")
    out.attribute("id", raw: names[1])
    out.write(">")
    out.escape(description)
    out.write("</desc>")
  }
}
