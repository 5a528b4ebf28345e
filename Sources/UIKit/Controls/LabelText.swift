import TransitionEngine
import Typesetting

/// A text as a label sets it. All that the label measures and draws is a function of this value, its bounds, alignment
/// and colour.
///
/// Every figure of a screen makes its labels anew, and every label asks for the size of its text more than once, so
/// what was set and drawn is remembered.
struct LabelText: Hashable, Sendable {
  /// UTF-8. Strings that differ in bytes may be equal, and be set differently.
  private let bytes: [UInt8]
  private let font: Font
  private let maximumLines: Int
  private let overflow: TextLayout.Overflow

  /// Nil for no text, and where the font is not installed, which a build finds out before it starts.
  init?(_ text: String?, _ font: UIFont, maximumLines: Int, overflow: TextLayout.Overflow) {
    guard let text, !text.isEmpty, let font = try? font.font() else { return nil }
    bytes = Array(text.utf8)
    self.font = font
    self.maximumLines = maximumLines
    self.overflow = overflow
  }

  // MARK: Layout

  private struct LayoutKey: Hashable, Sendable {
    let text: LabelText
    let width: CGFloat
  }

  /// Bytes of text.
  private static let capacity = 200_000
  private static let layouts = Memo<LayoutKey, TextLayout>(capacity: capacity)

  func layout(width: CGFloat) -> TextLayout {
    Self.layouts.value(for: LayoutKey(text: self, width: width), weight: { _ in bytes.count }) {
      TextLayout(
        string, font: font, width: width, maximumLines: maximumLines, overflow: overflow)
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

  /// What a label of given bounds draws: the lines, centred between top and bottom; nil for nothing.
  ///
  /// - Parameter share: how much of a line's spare room is on its left.
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
      return line.text.words.map { word in
        Text.Word(
          string: word.text, outline: word.outline.applying(move),
          bounds: word.bounds.offsetBy(dx: left, dy: top + line.baseline))
      }
    }
    return words.isEmpty ? nil : .text(Text(string: string, words: words, color: color))
  }
}
