import Text
import TransitionEngine

/// One line of text, shaped: every glyph in its place. An immutable value.
package struct ShapedText: Hashable, Sendable {
  /// The most scalars; longer input is cut, which sets `isCut`.
  package static let maximumScalars = 100_000

  package let font: Font
  /// The fonts of the text's parts; empty for a text in one font.
  let fonts: [Font]
  /// The characters that are set, in reading order: control characters removed, tabs and line breaks turned
  /// into spaces.
  package let scalars: [Unicode.Scalar]
  /// In visual order, left to right. A placeholder stands for each character that the font lacks, except for
  /// marks, which are left out.
  package let glyphs: [Glyph]
  /// Points from the line's start to its end.
  package let advance: CGFloat
  /// Whether the text was longer than `maximumScalars`.
  package let isCut: Bool

  package init(_ text: String, font: Font) {
    let (scalars, isCut) = LineScalars.normalized(text.unicodeScalars, limit: Self.maximumScalars)
    self.init(scalars, font: font, isCut: isCut)
  }

  /// Shapes scalars that are normalized already.
  init(_ scalars: [Unicode.Scalar], font: Font, isCut: Bool) {
    let result = Shaper(font: font).shape(scalars)
    self.init(
      font: font, scalars: scalars, glyphs: result.glyphs, advance: result.advance, isCut: isCut)
  }

  init(
    font: Font, fonts: [Font] = [], scalars: [Unicode.Scalar], glyphs: [Glyph], advance: CGFloat, isCut: Bool
  ) {
    self.font = font
    self.fonts = fonts
    self.scalars = scalars
    self.glyphs = glyphs
    self.advance = advance
    self.isCut = isCut
  }

  /// The same text with its glyphs elsewhere.
  func with(_ glyphs: [Glyph], advance: CGFloat) -> ShapedText {
    ShapedText(font: font, fonts: fonts, scalars: scalars, glyphs: glyphs, advance: advance, isCut: isCut)
  }

  /// The text that is set.
  package var text: String { LineScalars.string(scalars[...]) }

  /// A part of the line as a line of its own, with the same glyphs: nothing is shaped again.
  /// - Parameter range: positions in `scalars`; a glyph that begins in the range belongs to it, even if it
  ///   draws characters beyond it.
  package func slice(_ range: Range<Int>) -> ShapedText {
    let inside = glyphs[glyphIndices(drawing: range)]
    let start = inside.first?.x ?? 0
    let end = inside.last.map { $0.x + $0.advance } ?? 0
    let moved = inside.map { glyph in
      var glyph = glyph
      glyph.x -= start
      let scalars = glyph.scalars.clamped(to: range)
      glyph.scalars = (scalars.lowerBound - range.lowerBound)..<(scalars.upperBound - range.lowerBound)
      return glyph
    }
    let part = Array(scalars[range])
    return ShapedText(
      font: font, fonts: fonts, scalars: part, glyphs: moved, advance: end - start, isCut: isCut)
  }

  /// The glyphs of the characters that begin in a range. HarfBuzz keeps clusters in order, rising or falling.
  private func glyphIndices(drawing range: Range<Int>) -> Range<Int> {
    guard let first = glyphs.first, let last = glyphs.last else { return 0..<0 }
    let isRightToLeft = first.scalars.lowerBound > last.scalars.lowerBound
    if isRightToLeft {
      let start = glyphs.partitioningIndex { $0.scalars.lowerBound < range.upperBound }
      return start..<max(start, glyphs.partitioningIndex { $0.scalars.lowerBound < range.lowerBound })
    }
    let start = glyphs.partitioningIndex { $0.scalars.lowerBound >= range.lowerBound }
    return start..<max(start, glyphs.partitioningIndex { $0.scalars.lowerBound >= range.upperBound })
  }
}
