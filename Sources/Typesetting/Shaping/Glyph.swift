import TransitionEngine

/// A glyph at its place on a line, in points, y down; the line's start on the baseline is (0, 0).
package struct Glyph: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    /// A glyph of the font, by index.
    case outline(UInt32)
    /// A glyph of another font, which has characters that the text's font lacks.
    case borrowed(UInt32, from: FontFace)
    /// A rounded box of one em, for characters that no font has.
    case placeholder
  }

  package var shape: Shape
  /// The glyph's characters, as positions in `ShapedText.scalars`. Glyphs with equal ranges belong together.
  package var scalars: Range<Int>
  /// The pen's position before the glyph, along the baseline.
  package var x: CGFloat
  /// The pen's advance, including tracking.
  package var advance: CGFloat
  /// From the pen to the glyph's own origin: accents are moved onto their letters.
  package var offset: CGPoint
  /// The part of the text that the glyph belongs to, as a position in `ShapedText.fonts`.
  package var part = 0
}
