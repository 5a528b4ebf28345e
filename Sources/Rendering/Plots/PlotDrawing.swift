import Foundation
import TransitionEngine

/// A picture with axes, as SVG: for a page, or as a file of its own.
///
/// Text and rules follow the text colour around them. Colours are attributes, with classes for the dark style and for themes:
/// `zt-curve-1`, `zt-curve-label-1`…
package protocol PlotDrawing: Sendable {
  /// In CSS pixels, at the size at which text has its own.
  var size: CGSize { get }
  /// Beside `zt-curve`.
  var className: String { get }
  /// The accessible name.
  var title: String { get }
  /// What is to be seen, for those who do not see it.
  var description: String { get }

  func draw(with pen: inout PlotPen)
}

extension PlotDrawing {
  /// The plot for a page.
  ///
  /// - Parameter library: takes the classes for the dark style; its sheet is the page's to write.
  package func embedded(in library: inout PictureLibrary) -> [UInt8] {
    var pen = PlotPen(styles: library.styles)
    draw(with: &pen)
    library.styles = pen.styles
    var out = ByteWriter()
    open(&out, isDocument: false)
    out.write(pen.out)
    out.write("</svg>")
    return IdentifierScope.settle(out.bytes, salt: library.nextName())
  }

  /// The plot as a file of its own.
  package func standalone() -> [UInt8] {
    var pen = PlotPen(styles: ColorStyles())
    draw(with: &pen)
    var out = ByteWriter()
    open(&out, isDocument: true)
    out.write("<style>")
    out.write(contentsOf: pen.styles.styleSheet)
    out.write("@media (prefers-color-scheme:dark){svg{color:#f2f2f2}}</style>")
    out.write(pen.out)
    out.write("</svg>\n")
    return IdentifierScope.settle(out.bytes)
  }

  private func open(_ out: inout ByteWriter, isDocument: Bool) {
    let names = [IdentifierScope.placeholder + "title", IdentifierScope.placeholder + "desc"]
    out.write("<svg")
    if isDocument {
      out.write(" xmlns=\"http://www.w3.org/2000/svg\"")
      out.attribute("width", size.width, decimals: 0)
      out.attribute("height", size.height, decimals: 0)
    }
    out.attribute("class", "zt-curve \(className)")
    out.attribute("viewBox", "0 0 \(Int(size.width)) \(Int(size.height))")
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
