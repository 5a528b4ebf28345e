import TransitionEngine

/// Lines whose parts have fonts of their own.
extension ShapedText {
  /// Joins texts on one line, from left to right.
  ///
  /// - Parameters:
  ///   - pieces: the texts, each with the number of its part.
  ///   - fonts: the fonts of all parts; not empty.
  init(joining pieces: [(text: ShapedText, part: Int)], fonts: [Font], isCut: Bool) {
    var (scalars, glyphs, pen): ([Unicode.Scalar], [Glyph], CGFloat) = ([], [], 0)
    for (text, part) in pieces {
      for glyph in text.glyphs {
        var glyph = glyph
        glyph.x += pen
        glyph.part = part
        glyph.scalars = glyph.scalars.lowerBound + scalars.count..<glyph.scalars.upperBound + scalars.count
        glyphs.append(glyph)
      }
      scalars += text.scalars
      pen += text.advance
    }
    let font = pieces.first.map { fonts[$0.part] } ?? fonts[0]
    self.init(font: font, fonts: fonts, scalars: scalars, glyphs: glyphs, advance: pen, isCut: isCut)
  }

  /// Adds a text at the end, in the font of the last part.
  func continued(by scalars: [Unicode.Scalar]) -> ShapedText {
    let part = glyphs.last?.part ?? 0
    let end = ShapedText(scalars, font: fonts[part], isCut: false)
    var moved = end.glyphs
    for index in moved.indices {
      moved[index].x += advance
      moved[index].part = part
      let range = moved[index].scalars
      moved[index].scalars = range.lowerBound + self.scalars.count..<range.upperBound + self.scalars.count
    }
    return ShapedText(
      font: font, fonts: fonts, scalars: self.scalars + scalars, glyphs: glyphs + moved,
      advance: advance + end.advance, isCut: isCut)
  }

  /// The font of a glyph.
  func font(of glyph: Glyph) -> Font { fonts.isEmpty ? font : fonts[glyph.part] }

  /// The stretches of the line that belong to one part, in points from the line's start.
  package var spans: [(part: Int, start: CGFloat, end: CGFloat)] {
    var spans: [(part: Int, start: CGFloat, end: CGFloat)] = []
    for glyph in glyphs where spans.last?.part != glyph.part {
      if !spans.isEmpty { spans[spans.count - 1].end = glyph.x }
      spans.append((glyph.part, spans.isEmpty ? 0 : glyph.x, advance))
    }
    return spans
  }

  /// The fonts that the line has.
  package var shownFonts: [Font] {
    fonts.isEmpty || glyphs.isEmpty ? [font] : spans.map { fonts[$0.part] }
  }
}
