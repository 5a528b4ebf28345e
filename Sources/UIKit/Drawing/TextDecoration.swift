import TransitionEngine
import Typesetting

/// The attributes of a whole text beside its font and color: lines under and through it, and its spacings.
struct TextDecoration: Hashable, Sendable {
  var underline: NSUnderlineStyle = []
  var strikethrough: NSUnderlineStyle = []
  var spacing = TextSpacing()

  /// A text without lines, with the font's spacings.
  init() {}

  /// The decoration by attributes.
  ///
  /// - Parameter isNoted: whether patterns of lines are noted for lint.
  init(_ attributes: [NSAttributedString.Key: Any], isNoted: Bool = true) {
    guard attributes.contains(where: { Self.keys.map(\.key).contains($0.key) || $0.key == .paragraphStyle })
    else {
      return
    }
    for (key, name) in Self.keys where key != .kern {
      guard let number = Self.number(attributes[key]) else { continue }
      let style = NSUnderlineStyle(rawValue: Int(number))
      Run.noteUnmodeled(.attribute(name), if: isNoted && style.rawValue & ~Self.drawn.rawValue != 0)
      if key == .underlineStyle { underline = style } else { strikethrough = style }
    }
    spacing.kern = Self.number(attributes[.kern]) ?? 0
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      spacing.lineSpacing = style.lineSpacing
      spacing.lineHeightMultiple = style.lineHeightMultiple
      spacing.minimumLineHeight = style.minimumLineHeight
      spacing.maximumLineHeight = style.maximumLineHeight
    }
  }

  /// The decoration of a text by its first part. What another part has is noted for lint.
  init(of text: NSAttributedString) {
    self.init(text.attributes(at: 0, effectiveRange: nil))
    for (key, name) in Self.keys {
      var values: Set<CGFloat> = []
      text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, _, _ in
        values.insert(Self.number(value) ?? 0)
      }
      Run.noteUnmodeled(.attribute(name), if: values.count > 1)
    }
    Self.noteBackground(of: text)
  }

  /// Notes backgrounds of parts, where they aren't drawn.
  private static func noteBackground(of text: NSAttributedString) {
    let hasBackground = text.parts.contains { $0.attributes[.backgroundColor] != nil }
    Run.noteUnmodeled(.attribute("backgroundColor"), if: hasBackground)
  }

  /// The attributes, without those of paragraphs.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if spacing.kern != 0 { attributes[.kern] = spacing.kern }
    if underline != [] { attributes[.underlineStyle] = underline.rawValue }
    if strikethrough != [] { attributes[.strikethroughStyle] = strikethrough.rawValue }
    return attributes
  }

  private static let keys: [(key: NSAttributedString.Key, name: String)] = [
    (.kern, "kern"), (.underlineStyle, "underlineStyle"), (.strikethroughStyle, "strikethroughStyle"),
  ]
  /// The styles that are drawn.
  private static let drawn: NSUnderlineStyle = [.single, .thick, .double]

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as NSUnderlineStyle: CGFloat(value.rawValue)
    default: nil
    }
  }

  // MARK: Drawing

  /// The words of a line, with the lines under and through them up to the next word.
  func decorated(_ line: ShapedText) -> [Word] {
    Self.decorated(line) { _ in (self, line.shownFonts.first ?? line.font) }
  }

  /// The words of a line that starts at a point on its baseline, with the lines under and through them.
  func words(_ line: ShapedText, at start: CGPoint) -> [Text.Word] {
    decorated(line).map { Text.Word($0, at: start) }
  }

  /// The words of a line in several parts.
  ///
  /// - Parameter look: the decoration and the font of a part.
  static func decorated(_ line: ShapedText, _ look: (Int) -> (TextDecoration, Font)) -> [Word] {
    var words = line.words
    for span in line.spans {
      let (decoration, font) = look(span.part)
      let bands = decoration.bands(in: font)
      guard !bands.isEmpty else { continue }
      let own = words.indices.filter {
        words[$0].part == span.part && words[$0].x >= span.start && words[$0].x < span.end
      }
      for (place, index) in own.enumerated() {
        let start = place == 0 ? span.start : words[index].x
        let end = max(span.end - decoration.spacing.kern, words[index].x)
        let stop = place + 1 < own.count ? words[own[place + 1]].x : end
        let width = max(stop - start, 0)
        words[index].add(bands.map { CGRect(x: start, y: $0.top, width: width, height: $0.height) })
      }
    }
    return words
  }

  /// The lines' places and heights, y down from the baseline.
  private func bands(in font: Font) -> [(top: CGFloat, height: CGFloat)] {
    // The proportions of common fonts: a line is a twentieth of an em, below the baseline by a tenth.
    let thickness = font.size / 20
    var bands: [(top: CGFloat, height: CGFloat)] = []
    func add(_ style: NSUnderlineStyle, middle: CGFloat) {
      guard style != [] else { return }
      let height = style.contains(.thick) ? thickness * 2 : thickness
      guard style.contains(.double) else { return bands.append((middle - height / 2, height)) }
      bands += [(middle - height, height), (middle + height, height)]
    }
    add(underline, middle: font.size / 10)
    add(strikethrough, middle: -font.metrics.xHeight / 2)
    return bands
  }
}

extension Word {
  /// Adds rectangles to what is drawn.
  fileprivate mutating func add(_ boxes: [CGRect]) {
    let isClockwise = outline.signedArea >= 0
    for box in boxes {
      outline.append(Path(box, isClockwise: isClockwise))
      bounds = bounds.union(box)
    }
  }
}

extension Path {
  /// A rectangle that turns in a given direction, so that it adds to an outline that turns in the same.
  fileprivate init(_ box: CGRect, isClockwise: Bool) {
    self.init()
    let corners = isClockwise ? box.corners : box.corners.reversed()
    move(to: corners[0])
    for corner in corners.dropFirst() { addLine(to: corner) }
    closeSubpath()
  }

  /// The area within the outline, roughly; positive if most of it turns clockwise, with y down.
  fileprivate var signedArea: CGFloat {
    var area: CGFloat = 0
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      area += last.x * point.y - point.x * last.y
      last = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        add(start)
        (start, last) = (point, point)
      case .line(let point): add(point)
      case .cubic(let first, let second, let point): [first, second, point].forEach(add)
      case .close: add(start)
      }
    }
    add(start)
    return area
  }
}
