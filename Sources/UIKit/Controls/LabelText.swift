import TransitionEngine
import Typesetting

/// The text of a label. A label's measurements and drawing are a function of this value, its bounds,
/// alignment and color.
///
/// Each figure of a screen makes new labels, and each label measures its text more than once, so layouts and
/// drawings are memoized.
struct LabelText: Hashable, Sendable {
  /// UTF-8. Strings that differ in bytes may compare equal, and yet be laid out differently.
  private let bytes: [UInt8]
  private let font: Font
  private let maximumLines: Int
  private let overflow: TextLayout.Overflow
  private let decoration: TextDecoration
  /// The parts of a text that don't all look the same; empty for any other.
  private let parts: [Part]

  /// A part of a text with a look of its own.
  struct Part: Hashable, Sendable {
    let layout: TextLayout.Part
    /// Nil for the color of the text.
    let color: Color?
    let background: Color?
    let decoration: TextDecoration
  }

  /// Nil for no text, and for a font that is not installed, which a build checks before it starts.
  init?(
    _ text: String?, _ font: UIFont, maximumLines: Int, overflow: TextLayout.Overflow,
    decoration: TextDecoration = TextDecoration(), parts: [Part] = []
  ) {
    guard let text, !text.isEmpty, let font = try? font.font() else { return nil }
    bytes = Array(text.utf8)
    self.font = font
    self.maximumLines = maximumLines
    self.overflow = overflow
    self.decoration = decoration
    self.parts = parts
  }

  // MARK: Layout

  private struct LayoutKey: Hashable, Sendable {
    let text: LabelText
    let width: CGFloat
  }

  /// The memo's capacity, in bytes of text.
  private static let capacity = 200_000
  private static let layouts = Memo<LayoutKey, TextLayout>(capacity: capacity)

  func layout(width: CGFloat) -> TextLayout {
    Self.layouts.value(for: LayoutKey(text: self, width: width), weight: { _ in bytes.count }) {
      guard parts.isEmpty else {
        return TextLayout(
          parts.map(\.layout), width: width, maximumLines: maximumLines, overflow: overflow,
          spacing: decoration.spacing)
      }
      return TextLayout(
        string, font: font, width: width, maximumLines: maximumLines, overflow: overflow,
        spacing: decoration.spacing)
    }
  }

  private var string: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Drawing

  private struct DrawingKey: Hashable, Sendable {
    let text: LabelText
    let bounds: CGRect
    let share: CGFloat
    let color: Color
  }

  private static let drawings = Memo<DrawingKey, LayerContents?>(capacity: capacity)

  /// The contents of a label with given bounds: the lines, vertically centered; nil for none.
  ///
  /// - Parameter share: the fraction of a line's spare width on its left.
  func drawing(in bounds: CGRect, share: CGFloat, color: Color) -> LayerContents? {
    let key = DrawingKey(text: self, bounds: bounds, share: share, color: color)
    return Self.drawings.value(for: key, weight: { _ in bytes.count }) {
      let layout = layout(width: bounds.width)
      return parts.isEmpty
        ? makeDrawing(layout, in: bounds, share: share, color: color)
        : drawingOfParts(layout, in: bounds, share: share, color: color)
    }
  }

  /// Whether the drawing is a picture, which is stretched to the bounds of its layer.
  var isPicture: Bool { !parts.isEmpty }

  private func drawingOfParts(
    _ layout: TextLayout, in bounds: CGRect, share: CGFloat, color: Color
  ) -> LayerContents? {
    let top = bounds.minY + (bounds.height - layout.size.height) / 2
    var backgrounds: [(color: Color, path: Path)] = []
    var words: [(color: Color, words: [Text.Word])] = []
    for line in layout.lines {
      let start = CGPoint(
        x: bounds.minX + (bounds.width - line.text.advance) * share, y: top + line.baseline)
      for span in line.text.spans {
        guard let color = parts[span.part].background else { continue }
        let metrics = parts[span.part].layout.font.metrics
        let box = CGRect(
          x: start.x + span.start, y: start.y - metrics.ascender, width: span.end - span.start,
          height: metrics.ascender - metrics.descender)
        backgrounds.append((color, Path(rect: box)))
      }
      let decorated = TextDecoration.decorated(line.text) {
        (parts[$0].decoration, parts[$0].layout.font)
      }
      for word in decorated {
        let own = parts[word.part].color ?? color
        if let index = words.firstIndex(where: { $0.color == own }) {
          words[index].words.append(Text.Word(word, at: start))
        } else {
          words.append((own, [Text.Word(word, at: start)]))
        }
      }
    }
    let contents =
      backgrounds.map { LayerContents.shape(Shape(path: $0.path, fillColor: $0.color)) }
      + words.map { color, words in
        let string = words.map(\.string).joined(separator: " ")
        return .text(Text(string: string, words: words, color: color))
      }
    guard !contents.isEmpty else { return nil }
    func layer(_ contents: LayerContents?) -> Layer {
      var layer = Layer(id: 0, bounds: bounds, position: CGPoint(x: bounds.midX, y: bounds.midY))
      layer.contents = contents
      return layer
    }
    var tree = layer(nil)
    tree.sublayers = contents.map(layer)
    return .snapshot(Snapshot(tree: LayerTree(tree), rect: bounds))
  }

  private func makeDrawing(
    _ layout: TextLayout, in bounds: CGRect, share: CGFloat, color: Color
  ) -> LayerContents? {
    let top = bounds.minY + (bounds.height - layout.size.height) / 2
    let words = layout.lines.flatMap { line -> [Text.Word] in
      let left = bounds.minX + (bounds.width - line.text.advance) * share
      let start = CGPoint(x: left, y: top + line.baseline)
      return decoration.decorated(line.text).map { Text.Word($0, at: start) }
    }
    return words.isEmpty ? nil : .text(Text(string: string, words: words, color: color))
  }
}

extension Text.Word {
  /// - Parameter start: of the word's line, on the baseline.
  init(_ word: Word, at start: CGPoint) {
    self.init(
      string: word.text, outline: word.outline.applying(CGAffineTransform(translationX: start.x, y: start.y)),
      bounds: word.bounds.offsetBy(dx: start.x, dy: start.y))
  }
}
