import TransitionEngine

/// A picture with axes, as SVG.
///
/// Text and rules follow the text colour around them. Colours are attributes, with classes for the dark style and for themes.
package protocol PlotDrawing: Sendable {
  /// In CSS pixels, at the size at which text has its own.
  var size: CGSize { get }
  /// Of the drawing: `curve`, and what tells its kind.
  var classes: [FigureClass] { get }
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
  package func embedded(in library: inout FigureLibrary) -> [UInt8] {
    var pen = PlotPen(styles: library.styles)
    draw(with: &pen)
    library.styles = pen.styles
    var out = ByteWriter()
    opening.write(to: &out)
    out.write(pen.out)
    out.write("</svg>")
    return IdentifierScope.settle(out.bytes, salt: library.nextName())
  }

  var opening: SVGOpening {
    SVGOpening(
      scope: IdentifierScope.placeholder, classes: classes, width: Int(size.width), height: Int(size.height),
      title: title,
      description: description)
  }
}
