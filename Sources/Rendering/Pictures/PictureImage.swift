import HTML
import TransitionEngine

/// A picture as an SVG file of its own.
struct PictureImage: Sendable, Equatable {
  /// The address on the page.
  let address: String
  /// The part of the picture that the file shows, in whole points.
  let box: CGRect

  /// The largest distance that a picture may draw outside of its bounds, in points. Browsers don't support
  /// larger images.
  private static let reach: CGFloat = 2048

  /// The part of a picture that a file shows; nil if it's empty.
  static func box(of picture: Picture) -> CGRect? {
    let ink = picture.ink.intersection(picture.bounds.insetBy(dx: -reach, dy: -reach))
    guard !ink.isNull, !ink.isEmpty else { return nil }
    // Rounding errors of a side don't add a point.
    let (left, top) = ((ink.minX + 1e-3).rounded(.down), (ink.minY + 1e-3).rounded(.down))
    return CGRect(
      x: left, y: top, width: (ink.maxX - 1e-3).rounded(.up) - left,
      height: (ink.maxY - 1e-3).rounded(.up) - top)
  }

  /// The file.
  static func document(of picture: Picture, in box: CGRect) -> [UInt8] {
    var library = PictureLibrary(scope: "p")
    _ = library.id(for: picture)
    let (shown, definitions) = library.firstAndOthers()
    return HTMLWriter.block("svg") { svg in
      svg.attribute("xmlns", raw: SVGOpening.namespace)
      svg.attribute("width", box.width, decimals: 0)
      svg.attribute("height", box.height, decimals: 0)
      svg.attribute("viewBox") { value in
        for (index, number) in [box.minX, box.minY, box.width, box.height].enumerated() {
          if index > 0 { value.write(" ") }
          value.write(Grid.units(number))
        }
      }
      library.styles.writeElement(to: &svg)
      if !definitions.isEmpty { svg.element("defs") { $0.html(definitions) } }
      svg.html(shown)
    }
  }
}
