import TransitionEngine

/// The text between two spaces of a line, as one outline: the unit in which text is drawn and projected.
package struct Word: Hashable, Sendable {
  package var text: String
  /// The start of the word's pen, in points from the line's start.
  package var x: CGFloat
  /// Points along the baseline, tracking included.
  package var advance: CGFloat
  /// The outline in points, y down, relative to the line's start on the baseline, as for all words of the
  /// line. Filled by the non-zero rule.
  package var outline: Path
  /// The box around the outline, control points included.
  package var bounds: CGRect
  /// The part of the text that the word belongs to; a word of two parts is two words.
  package var part = 0
}

extension ShapedText {
  /// The words in visual order. Characters without a mark (spaces, joiners) aren't part of any word.
  package var words: [Word] {
    let isInSpace = { (glyph: Glyph) in
      LineScalars.isBreakingSpace(scalars[glyph.scalars.lowerBound])
    }
    let words = glyphs.split(whereSeparator: isInSpace)
    return (fonts.isEmpty ? words : words.flatMap(Self.pieces(of:))).compactMap(word)
  }

  /// The pieces of a word in several parts.
  private static func pieces(of word: ArraySlice<Glyph>) -> [ArraySlice<Glyph>] {
    var pieces: [ArraySlice<Glyph>] = []
    var start = word.startIndex
    for index in word.indices where word[index].part != word[start].part {
      pieces.append(word[start..<index])
      start = index
    }
    return pieces + [word[start...]]
  }

  private func word(_ glyphs: ArraySlice<Glyph>) -> Word? {
    guard let first = glyphs.first, let last = glyphs.last else { return nil }
    var outline = Path()
    var range = first.scalars
    for glyph in glyphs {
      append(glyph, to: &outline)
      range =
        min(range.lowerBound, glyph.scalars.lowerBound)..<max(range.upperBound, glyph.scalars.upperBound)
    }
    guard !outline.isEmpty else { return nil }
    return Word(
      text: LineScalars.string(scalars[range]), x: first.x, advance: last.x + last.advance - first.x,
      outline: outline, bounds: outline.controlBounds, part: first.part)
  }

  private func append(_ glyph: Glyph, to outline: inout Path) {
    let x = glyph.x + glyph.offset.x
    let font = font(of: glyph)
    func append(_ id: UInt32, of face: FontFace) {
      let scale = font.size / face.unitsPerEm
      let placed = face.outline(ofGlyph: id)
        .applying(.init(a: scale, b: 0, c: 0, d: scale, tx: x, ty: glyph.offset.y))
      outline.append(placed)
    }
    switch glyph.shape {
    case .outline(let id): append(id, of: font.face)
    case .borrowed(let id, let face): append(id, of: face)
    case .placeholder:
      outline.append(Self.placeholder(at: x, font))
    }
  }

  /// A rounded square, vertically centered on the capitals, with the bearings of a wide letter, like an
  /// emoji.
  private static func placeholder(at x: CGFloat, _ font: Font) -> Path {
    let side = 0.84 * font.size
    let middle = font.metrics.capHeight / 2
    let box = CGRect(x: x + 0.08 * font.size, y: -middle - side / 2, width: side, height: side)
    return Path(roundedRect: box, cornerRadius: 0.2 * font.size)
  }
}
