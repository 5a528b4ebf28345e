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

  /// Nil for no text, and for a font that is not installed, which a build checks before it starts.
  init?(
    _ text: String?, _ font: UIFont, maximumLines: Int, overflow: TextLayout.Overflow,
    decoration: TextDecoration = TextDecoration()
  ) {
    guard let text, !text.isEmpty, let font = try? font.font() else { return nil }
    bytes = Array(text.utf8)
    self.font = font
    self.maximumLines = maximumLines
    self.overflow = overflow
    self.decoration = decoration
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
      TextLayout(
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
      makeDrawing(layout(width: bounds.width), in: bounds, share: share, color: color)
    }
  }

  private func makeDrawing(
    _ layout: TextLayout, in bounds: CGRect, share: CGFloat, color: Color
  ) -> LayerContents? {
    let top = bounds.minY + (bounds.height - layout.size.height) / 2
    let words = layout.lines.flatMap { line -> [Text.Word] in
      let left = bounds.minX + (bounds.width - line.text.advance) * share
      let move = CGAffineTransform(translationX: left, y: top + line.baseline)
      return decoration.decorated(line.text).map { word in
        Text.Word(
          string: word.text, outline: word.outline.applying(move),
          bounds: word.bounds.offsetBy(dx: left, dy: top + line.baseline))
      }
    }
    return words.isEmpty ? nil : .text(Text(string: string, words: words, color: color))
  }
}
