import CExpat
import TransitionEngine

/// A drawing in one color, read from an SVG file: outlines that are all filled, or all stroked.
///
/// Transforms are applied. Anything that a symbol can't show is an error.
package struct SVGDrawing {
  /// Something that a symbol can't show.
  package struct Unsupported: Error {
    /// `a <script>`, `an unknown color`.
    package let reason: String
    /// Counted from 1.
    package let line: Int
  }

  /// In the coordinates of the view box.
  private let path: Path
  private let viewBox: CGRect
  /// The rule by which the outlines are filled; nil for lines.
  package let fillRule: Shape.FillRule?

  package init(_ bytes: [UInt8]) throws(Unsupported) {
    switch SVGProblem.first(in: bytes) {
    case .runs(let script): throw Unsupported(reason: script, line: 1)
    case .malformed(let reason, let line): throw Unsupported(reason: "invalid XML: \(reason)", line: line)
    case nil: break
    }
    let reader = SVGDrawingReader()
    try reader.read(bytes)
    guard let viewBox = reader.viewBox else { throw Unsupported(reason: "no “viewBox” and no size", line: 1) }
    guard !reader.path.isEmpty else { throw Unsupported(reason: "no outline", line: 1) }
    (path, self.viewBox, fillRule) = (reader.path, viewBox, reader.isStroked == true ? nil : reader.fillRule)
  }

  /// The outline in the middle of a square grid, as large as the view box allows.
  package func path(onGrid size: CGFloat) -> Path {
    let scale = size / max(viewBox.width, viewBox.height)
    return path.applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: size / 2 - viewBox.midX * scale,
        ty: size / 2 - viewBox.midY * scale))
  }
}

/// Follows the elements of an SVG file.
private final class SVGDrawingReader {
  /// What elements take over from those around them.
  private struct Style {
    var transform = CGAffineTransform.identity
    var isFilled = true
    var isStroked = false
    var isEvenOdd = false
  }

  /// The most steps of all outlines.
  private static let stepLimit = 20_000
  private static let groups: Set<String> = ["svg", "g"]
  /// Elements that show nothing, with all that is in them.
  private static let silent: Set<String> = ["title", "desc", "metadata"]

  private(set) var path = Path()
  private(set) var viewBox: CGRect?
  /// Whether the outlines are lines; nil before the first.
  private(set) var isStroked: Bool?
  private(set) var fillRule = Shape.FillRule.nonZero
  private var styles = [Style()]
  private var silentDepth = 0
  private var problem: SVGDrawing.Unsupported?
  private var parser: XML_Parser?

  func read(_ bytes: [UInt8]) throws(SVGDrawing.Unsupported) {
    guard let parser = XML_ParserCreateNS(nil, XML_Char(bitPattern: UInt8(ascii: " "))) else { return }
    defer { XML_ParserFree(parser) }
    self.parser = parser
    // Without a salt, expat would ask for random bytes, and they would count as the run's.
    XML_SetHashSalt(parser, 1)
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let data, let name, let attributes else { return }
        let reader = Unmanaged<SVGDrawingReader>.fromOpaque(data).takeUnretainedValue()
        reader.start(String(cString: name), attributes)
      },
      { data, _ in
        guard let data else { return }
        Unmanaged<SVGDrawingReader>.fromOpaque(data).takeUnretainedValue().end()
      })
    bytes.withUnsafeBytes { buffer in
      let text = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      _ = XML_Parse(parser, text, Int32(clamping: buffer.count), 1)
    }
    if let problem { throw problem }
  }

  private func stop(_ reason: String) {
    guard problem == nil, let parser else { return }
    problem = SVGDrawing.Unsupported(reason: reason, line: Int(XML_GetCurrentLineNumber(parser)))
    XML_StopParser(parser, XML_Bool(0))
  }

  private func end() {
    if silentDepth > 0 { silentDepth -= 1 } else { styles.removeLast() }
  }

  private func start(_ name: String, _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>) {
    let name = String(name.split(separator: " ").last ?? "")
    if silentDepth > 0 || Self.silent.contains(name) {
      silentDepth += 1
      return
    }
    var attributes: [String: String] = [:]
    var next = list
    while let key = next[0], let value = next[1] {
      attributes[String(cString: key)] = String(cString: value)
      next += 2
    }
    var style = styles.last ?? Style()
    guard take(attributes, &style) else { return }
    styles.append(style)
    if name == "svg", viewBox == nil { readViewBox(attributes) }
    guard !Self.groups.contains(name) else { return }
    guard let outline = SVGOutline(name, attributes) else { return stop("a <\(name)>") }
    guard let outline = outline.path else { return stop("an invalid <\(name)>") }
    add(outline, style)
  }

  private func add(_ outline: Path, _ style: Style) {
    guard style.isFilled || style.isStroked else { return }
    let isStroked = style.isStroked && !style.isFilled
    if let known = self.isStroked, known != isStroked || style.isFilled && style.isStroked {
      return stop("lines beside filled outlines")
    }
    guard path.elements.count + outline.elements.count <= Self.stepLimit else {
      return stop("more than \(Self.stepLimit) steps of outlines")
    }
    self.isStroked = isStroked
    if style.isEvenOdd { fillRule = .evenOdd }
    path.append(outline.applying(style.transform))
  }

  private func readViewBox(_ attributes: [String: String]) {
    let box = SVGOutline.numbers(attributes["viewBox"] ?? "")
    if box.count == 4, box[2] > 0, box[3] > 0 {
      viewBox = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
    } else if let width = attributes["width"].flatMap(Double.init), width > 0, width.isFinite,
      let height = attributes["height"].flatMap(Double.init), height > 0, height.isFinite
    {
      viewBox = CGRect(x: 0, y: 0, width: width, height: height)
    }
  }

  /// Takes over the attributes that draw; false with a problem.
  private func take(_ attributes: [String: String], _ style: inout Style) -> Bool {
    var values = attributes
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { part in
        String(part.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
      }
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    for key in ["fill", "stroke"] where values[key]?.hasPrefix("url") ?? false {
      stop("a gradient or pattern")
      return false
    }
    for key in ["clip-path", "mask", "filter"] where values[key].map({ $0 != "none" }) ?? false {
      stop("“\(key)”")
      return false
    }
    if let fill = values["fill"] { style.isFilled = fill != "none" && fill != "transparent" }
    if let stroke = values["stroke"] { style.isStroked = stroke != "none" && stroke != "transparent" }
    if let rule = values["fill-rule"] { style.isEvenOdd = rule == "evenodd" }
    guard let text = values["transform"] else { return true }
    guard let transform = SVGTransform.parse(text) else {
      stop("an unsupported transform “\(text)”")
      return false
    }
    style.transform = transform.concatenating(style.transform)
    return true
  }
}
