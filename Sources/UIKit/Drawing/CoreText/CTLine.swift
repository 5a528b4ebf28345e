import TransitionEngine
import Typesetting

/// A range of indexes, by Core Foundation's name.
public struct CFRange: Hashable, Sendable {
  /// The first index.
  public var location: CFIndex
  /// The number of indexes.
  public var length: CFIndex
  /// A range with a start and a length.
  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
  /// An empty range at the start.
  public init() { self.init(location: 0, length: 0) }
}

/// Returns a range with a start and a length; in most functions a length of 0 means all from the start on.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// A line of text, by Core Text's name.
public final class CTLine {
  let storage: NSTextStorage
  /// Nil for an empty text.
  let line: GlyphPlaces.Line?

  init(_ storage: NSTextStorage, _ line: GlyphPlaces.Line?) { (self.storage, self.line) = (storage, line) }

  /// The parts of the line with attributes of their own.
  var runs: [CTRun] {
    guard let line else { return [] }
    var runs: [CTRun] = []
    let range = NSRange(location: line.characters.lowerBound, length: line.characters.count)
    storage.enumerateAttributes(in: range) { attributes, range, _ in
      let run = CTRun(line, range.location..<range.upperBound, attributes)
      if !run.glyphs.isEmpty { runs.append(run) }
    }
    return runs
  }
}

/// A part of a line with attributes of its own, by Core Text's name.
public final class CTRun {
  let line: GlyphPlaces.Line
  let characters: Range<Int>
  let attributes: [NSAttributedString.Key: Any]
  let glyphs: [Glyph]

  init(_ line: GlyphPlaces.Line, _ characters: Range<Int>, _ attributes: [NSAttributedString.Key: Any]) {
    (self.line, self.characters, self.attributes) = (line, characters, attributes)
    let scalars = line.scalars(of: characters)
    glyphs = line.text.glyphs.filter { scalars.contains($0.scalars.lowerBound) }
  }

  var color: Color {
    (attributes[.foregroundColor] as? UIColor)?.color
      ?? (attributes[NSAttributedString.Key(kCTForegroundColorAttributeName)] as? CGColor)?.color ?? .black
  }

  /// The words, from the line's start on the baseline, y down.
  var words: [Text.Word] {
    let scalars = line.scalars(of: characters)
    guard !scalars.isEmpty else { return [] }
    let left = line.pens[scalars.lowerBound] - line.start
    return TextDecoration(attributes, isNoted: false)
      .words(line.text.slice(scalars), at: CGPoint(x: left, y: 0))
  }

  /// The glyphs in a range of them.
  func glyphs(_ range: CFRange) -> ArraySlice<Glyph> {
    let start = min(max(range.location, 0), glyphs.count)
    return range.length > 0 ? glyphs[start...].prefix(range.length) : glyphs[start...]
  }
}

/// Returns a text on one line.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  let storage = NSTextStorage(attributedString: attrString)
  let lines = CTFrame.lines(of: storage, in: .zero)
  return lines.first ?? CTLine(storage, nil)
}

/// Returns the parts of a line, each a `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }
/// Returns the number of glyphs in a line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.line?.text.glyphs.count ?? 0
}
/// Returns the characters of a line.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  line.line.map { CFRange(location: $0.characters.lowerBound, length: $0.characters.count) } ?? CFRange()
}

/// Writes the distances from the baseline up, down, and between lines, each through its pointer if that isn't nil.
///
/// - Returns: the width, in points.
@discardableResult public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let metrics = line.line?.text.shownFonts.map(\.metrics) ?? []
  ascent?.pointee = metrics.map(\.ascender).max() ?? 0
  descent?.pointee = -(metrics.map(\.descender).min() ?? 0)
  leading?.pointee = metrics.map(\.leading).max() ?? 0
  return line.line?.text.advance ?? 0
}

/// Returns the distance of a character from the start of its line, in points.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.line.map { $0.x(of: max(charIndex, $0.characters.lowerBound)) - $0.start } ?? 0
  secondaryOffset?.pointee = offset
  return offset
}

/// Draws a line from the context's text position, with y up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  for run in line.runs { context.draw(run.words, color: run.color, upFrom: context.textPosition) }
}

/// Returns the number of glyphs in a part of a line.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }
/// Returns the characters of a part of a line.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.characters.lowerBound, length: run.characters.count)
}
/// Returns the attributes of a part of a line, by their names.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  var attributes: CFDictionary = [:]
  for (key, value) in run.attributes { attributes[key.rawValue] = value }
  if attributes[kCTFontAttributeName] == nil {
    attributes[kCTFontAttributeName] = UIFont.systemFont(ofSize: 12)
  }
  return attributes
}
/// Writes the numbers of glyphs in their fonts.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (index, glyph) in run.glyphs(range).enumerated() { buffer[index] = glyph.number }
}
/// Writes where glyphs begin, from the start of their line on the baseline, y up.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (index, glyph) in run.glyphs(range).enumerated() {
    buffer[index] = CGPoint(x: glyph.x + glyph.offset.x, y: -glyph.offset.y)
  }
}
/// Writes the widths of glyphs.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (index, glyph) in run.glyphs(range).enumerated() {
    buffer[index] = CGSize(width: glyph.advance, height: 0)
  }
}
/// Draws a part of a line from the context's text position, with y up; always all of it.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  context.draw(run.words, color: run.color, upFrom: context.textPosition)
}

extension CGContext {
  /// Draws words, which have y down, from a point on the baseline, in coordinates with y up.
  func draw(_ words: [Text.Word], color: Color, upFrom point: CGPoint) {
    let own = state.transform
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: point.x, ty: point.y).concatenating(own)
    draw(words, color: color)
    state.transform = own
  }
}
