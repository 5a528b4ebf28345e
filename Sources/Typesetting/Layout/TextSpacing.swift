import TransitionEngine

/// The spacing of a text's letters and lines, beside that of its font.
package struct TextSpacing: Hashable, Sendable {
  /// Points after each character; negative to bring letters closer.
  package var kern: CGFloat = 0
  /// Points between two lines, at least 0.
  package var lineSpacing: CGFloat = 0
  /// A factor for the height of lines; 0 for none.
  package var lineHeightMultiple: CGFloat = 0
  /// The smallest height of a line, in points.
  package var minimumLineHeight: CGFloat = 0
  /// The largest height of a line, in points; 0 for any.
  package var maximumLineHeight: CGFloat = 0

  /// The spacing of the font.
  package init() {}

  /// The height of a line.
  ///
  /// - Parameter natural: the font's, in points.
  func lineHeight(_ natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}

extension ShapedText {
  /// The text with points after each of its characters.
  func spaced(by kern: CGFloat) -> ShapedText {
    guard kern != 0, kern.isFinite else { return self }
    var before: CGFloat = 0
    let moved = glyphs.map { glyph in
      var glyph = glyph
      glyph.x += before
      // A mark stands on its letter.
      guard glyph.advance > 0 else { return glyph }
      glyph.advance += kern
      before += kern
      return glyph
    }
    return with(moved, advance: max(advance + before, 0))
  }
}
