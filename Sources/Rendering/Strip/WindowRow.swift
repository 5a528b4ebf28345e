import HTML
import TransitionEngine

/// Windows of one size, side by side in one SVG file, each clipped to its corners and with a hairline around it.
struct WindowRow: Sendable {
  let windowSize: CGSize
  let count: Int
  let options: StripOptions

  /// The natural size, in points.
  var size: CGSize {
    let count = CGFloat(max(count, 1))
    return CGSize(width: windowSize.width * count + options.gap * (count - 1), height: windowSize.height)
  }

  /// The outline of a window, as path data.
  private var outline: [UInt8] {
    Grid.pathData(
      Path(
        roundedRect: CGRect(origin: .zero, size: windowSize), cornerRadius: max(options.cornerRadius, 0)))
  }

  /// Writes the clip that all windows share.
  func writeClip(named name: String, to out: inout HTMLWriter) {
    out.element("clipPath") { element in
      element.attribute("id", raw: name)
      element.path(outline) { _ in }
    }
  }

  /// Opens two elements around a window's content.
  func openWindow(_ index: Int, clip: String, to out: inout HTMLWriter) {
    let left = Grid.units(CGFloat(index) * (windowSize.width + options.gap))
    out.open("g")
    if left != 0 { out.attribute("transform", raw: "translate(\(left))") }
    out.open("g")
    out.attribute("clip-path", raw: "url(#\(clip))")
  }

  /// Closes the elements of a window, and writes its hairline.
  func closeWindow(to out: inout HTMLWriter, _ styles: inout ColorStyles) {
    out.close("g")
    if let hairline = options.hairline {
      // Two device pixels at the shown size.
      let width = 1 / max(options.displayScale, 0.05)
      out.path(outline) { path in
        path.attribute("fill", raw: "none")
        path.attributes(styles.attributes(.stroke, hairline))
        path.attribute("stroke-width", Grid.units(width))
      }
    }
    out.close("g")
  }

  /// The file: definitions, colors for the dark style, images inlined.
  ///
  /// - Parameters:
  ///   - scope: the prefix of identifiers; empty for a document of its own.
  ///   - library: what the drawing refers to.
  ///   - styleSheet: further rules.
  func document(
    scope: String, _ library: inout PictureLibrary, style: FigureStyle? = nil, styleSheet: [UInt8] = [],
    drawing: [UInt8]
  ) -> [UInt8] {
    let definitions = library.definitions()
    let opening = SVGOpening(
      scope: scope, width: Grid.units(size.width), height: Grid.units(size.height), title: options.title,
      description: options.description,
      documentSize: CGSize(
        width: size.width * options.displayScale, height: size.height * options.displayScale))
    return HTMLWriter.html { out in
      opening.write(to: &out) { svg in
        library.styles.writeElement(to: &svg, for: style, with: styleSheet)
        svg.element("defs") { $0.html(definitions) }
        svg.html(drawing)
      }
      out.newline()
    }
  }
}
