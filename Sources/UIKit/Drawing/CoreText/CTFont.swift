import TransitionEngine
import Typesetting

// Core Text's functions for fonts, lines and frames, with its names. Its coordinates have y up, from the baseline or from
// the lower left.

/// A font, by Core Text's name.
public typealias CTFont = UIFont
/// A text with attributes, by Core Foundation's name.
public typealias CFAttributedString = NSAttributedString
/// A text whose attributes can be changed, by Core Foundation's name.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// The number of a glyph in its font.
public typealias CGGlyph = UInt16
/// A UTF-16 unit, by Core Foundation's name.
public typealias UniChar = UInt16

/// The name of the attribute that has the font.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The name of the attribute that has the color, a `CGColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The name of the attribute that has the points after each letter.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue

/// Returns a font with a name; the system font for one that isn't installed.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name, size: size > 0 ? size : 12) ?? .systemFont(ofSize: size > 0 ? size : 12) }

/// Returns the size of an em, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the distance from the baseline up to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the distance from the baseline down to the bottom of a line, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the distance between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of a lowercase x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Writes the glyph of each UTF-16 unit; 0 for one without a glyph.
///
/// - Returns: whether all have one.
@discardableResult public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var hasAll = true
  for index in 0..<max(count, 0) {
    let text = String(decoding: [characters[index]], as: UTF16.self)
    let glyph = (try? font.font()).flatMap { ShapedText(text, font: $0).glyphs.first }
    glyphs[index] = glyph?.number ?? 0
    if glyphs[index] == 0 { hasAll = false }
  }
  return hasAll
}

/// Returns the outline of a glyph with its origin on the baseline, y up; nil for one without an outline.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let outline = (try? font.font())?.outline(ofGlyph: UInt32(glyph)), !outline.isEmpty else {
    return nil
  }
  let upright = outline.applying(CGAffineTransform(scaleX: 1, y: -1))
  return matrix.map { upright.applying($0.pointee) } ?? upright
}

extension Glyph {
  /// The number in the font; 0 for a character that the font lacks.
  var number: CGGlyph {
    if case .outline(let id) = shape { return CGGlyph(exactly: id) ?? 0 }
    return 0
  }
}
