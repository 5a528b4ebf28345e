import HTML
import TransitionEngine

/// A picture with axes, as SVG.
///
/// Text and rules follow the text color around them. Colors are attributes, with classes for the dark style and for themes.
package protocol PlotDrawing: Sendable {
  /// The size in CSS pixels, without scaling text.
  var size: CGSize { get }
  /// The class of the drawing, such as `curve`.
  var classes: [FigureClass] { get }
  /// The accessible name.
  var title: String { get }
  /// The accessible description.
  var description: String { get }

  func draw(with pen: inout PlotPen)
}

extension PlotDrawing {
  /// The plot for a page.
  ///
  /// - Parameter library: receives the classes for the dark style. The page writes its style sheet.
  package func embedded(in library: inout FigureLibrary) -> [UInt8] {
    var pen = PlotPen(styles: library.styles)
    draw(with: &pen)
    library.styles = pen.styles
    let svg = HTMLWriter.html { opening.write(to: &$0) { $0.html(pen.out.bytes) } }
    return IdentifierScope.settle(svg, salt: library.nextName())
  }

  var opening: SVGOpening {
    SVGOpening(
      scope: IdentifierScope.placeholder, classes: classes, width: Int(size.width), height: Int(size.height),
      title: title,
      description: description)
  }
}
