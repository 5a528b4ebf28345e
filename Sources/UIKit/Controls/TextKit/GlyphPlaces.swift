import TransitionEngine
import Typesetting

/// The lines of a text in a container, and where each of its characters stands.
///
/// A character is a UTF-16 unit, and has one glyph, as in most of TextKit's texts.
struct GlyphPlaces {
  /// A line: its characters, and its box in the container, in points.
  struct Line {
    var characters: Range<Int>
    let top: CGFloat
    let bottom: CGFloat
    let baseline: CGFloat
    /// The left edge of the text.
    let start: CGFloat
    let text: ShapedText
    /// The scalar of the line that each character belongs to; the line's end for what isn't shown.
    var scalars: [Int] = []

    /// The left edges of the line's scalars, and the right edge of the last one.
    let pens: [CGFloat]

    init(_ line: TextLayout.Line, from first: Int, start: CGFloat) {
      (top, bottom, baseline, text) = (line.top, line.bottom, line.baseline, line.text)
      (characters, self.start) = (first..<first, start)
      var pens = [CGFloat](repeating: 0, count: line.text.scalars.count + 1)
      for glyph in line.text.glyphs { pens[glyph.scalars.upperBound] += glyph.advance }
      for position in pens.indices.dropFirst() { pens[position] += pens[position - 1] }
      self.pens = pens.map { $0 + start }
    }

    /// The scalars of characters.
    func scalars(of range: Range<Int>) -> Range<Int> {
      let place = { (character: Int) -> Int in
        let index = max(character - characters.lowerBound, 0)
        return index < scalars.count ? scalars[index] : text.scalars.count
      }
      let first = place(range.lowerBound)
      return first..<max(place(range.upperBound), first)
    }

    /// The left edge of a character.
    func x(of character: Int) -> CGFloat {
      let place = character - characters.lowerBound
      return place < scalars.count ? pens[scalars[place]] : pens[pens.count - 1]
    }
  }

  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - text: whose characters are placed.
  ///   - layout: of the text.
  ///   - start: the left edge of a line with a width, in points.
  ///   - height: lines that end further down are left out.
  init(_ text: String, _ layout: TextLayout, height: CGFloat, start: (CGFloat) -> CGFloat) {
    let all = Array(text.unicodeScalars)
    var (next, character) = (0, 0)
    /// Counts characters that belong to the line but aren't set, such as a break at its end.
    func skip(_ isSkipped: (Unicode.Scalar) -> Bool) {
      while next < all.count, isSkipped(all[next]) {
        for _ in 0..<(all[next].value > 0xFFFF ? 2 : 1) {
          if !lines.isEmpty {
            lines[lines.count - 1].scalars.append(lines[lines.count - 1].text.scalars.count)
          }
          character += 1
        }
        next += 1
      }
    }
    for line in layout.lines where line.bottom <= height + 0.01 {
      if let first = line.text.scalars.first { skip { !Self.isShown($0, as: first) } }
      lines.append(Line(line, from: lines.isEmpty ? 0 : character, start: start(line.text.advance)))
      if lines.count == 1 { lines[0].scalars = Array(repeating: 0, count: character) }
      for (place, scalar) in line.text.scalars.enumerated() {
        skip { !Self.isShown($0, as: scalar) }
        guard next < all.count else { break }
        for _ in 0..<(all[next].value > 0xFFFF ? 2 : 1) {
          lines[lines.count - 1].scalars.append(place)
          character += 1
        }
        next += 1
      }
    }
    if lines.count == layout.lines.count, !layout.isTruncated { skip { _ in true } }
    for index in lines.indices {
      let first = lines[index].characters.lowerBound
      lines[index].characters = first..<first + lines[index].scalars.count
    }
  }

  /// Whether a character of the text is a scalar of a line, where a tab is a space.
  private static func isShown(_ scalar: Unicode.Scalar, as shown: Unicode.Scalar) -> Bool {
    scalar == shown || scalar == "\t" && shown == " "
  }

  /// The characters of all lines.
  var characters: Range<Int> { 0..<(lines.last?.characters.upperBound ?? 0) }

  /// The line of a character; nil for one that isn't set.
  func line(of character: Int) -> Line? { lines.first { $0.characters.contains(character) } }

  /// The parts of lines that a range of characters covers, with their left and right edges.
  func stretches(of range: Range<Int>) -> [(
    line: Line, characters: Range<Int>, left: CGFloat, right: CGFloat
  )] {
    lines.compactMap { line in
      let own = line.characters.clamped(to: range)
      guard !own.isEmpty else { return nil }
      return (line, own, line.x(of: own.lowerBound), line.x(of: own.upperBound))
    }
  }

  /// The line at a height, or the nearest one.
  func line(at y: CGFloat) -> Line? { lines.first { y < $0.bottom } ?? lines.last }
}
