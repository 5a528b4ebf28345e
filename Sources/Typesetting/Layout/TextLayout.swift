import TransitionEngine

/// Text in lines, as set by a label of a given width. The caller aligns the lines horizontally.
///
/// Lines break after spaces and hyphens; a word wider than the label breaks between characters, so that no
/// line is wider than `width` unless a single character is.
package struct TextLayout: Hashable, Sendable {
  /// The treatment of text beyond the last line.
  package enum Overflow: Hashable, Sendable {
    /// The text is left out, and the last line ends in "…".
    case ellipsis
    /// The text is left out.
    case clip
  }

  package struct Line: Hashable, Sendable {
    package var text: ShapedText
    /// Points from the layout's top down to the line's baseline.
    package var baseline: CGFloat
    /// Points from the layout's top down to that of the line.
    package var top: CGFloat
    /// Points from the layout's top down to the line's lower edge.
    package var bottom: CGFloat
  }

  /// The lines from top to bottom. Empty for an empty text.
  package let lines: [Line]
  /// The width of the widest line and the height of all, in points; not rounded.
  package let size: CGSize
  /// Whether text was left out because of the limit of lines.
  package let isTruncated: Bool
  /// Whether the text was longer than `ShapedText.maximumScalars`; the rest is not set.
  package let isCut: Bool

  /// - Parameters:
  ///   - text: paragraphs, separated by any line break. A break at the very end adds no line.
  ///   - width: points. NaN means no limit; less than a character's width means one character a line.
  ///   - maximumLines: 0 for no limit, as `UILabel.numberOfLines` has it.
  ///   - spacing: what is added to the font's. Higher lines have more room above their text.
  package init(
    _ text: String, font: Font, width: CGFloat = .infinity, maximumLines: Int = 0,
    overflow: Overflow = .ellipsis, spacing: TextSpacing = TextSpacing()
  ) {
    let (paragraphs, isCut) = Self.paragraphs(of: text)
    var setter = LineSetter(
      font: font, width: width.isNaN ? .infinity : width,
      maximumLines: maximumLines > 0 ? maximumLines : .max, overflow: overflow)
    for (index, scalars) in paragraphs.enumerated() where setter.room > 0 {
      let shaped = ShapedText(scalars, font: font, isCut: isCut).spaced(by: spacing.kern)
      setter.add(shaped, isLast: index == paragraphs.count - 1)
    }
    let metrics = font.metrics
    let height = spacing.lineHeight(metrics.lineHeight)
    let step = height + max(spacing.lineSpacing, 0)
    let first = height - metrics.lineHeight + metrics.leading / 2 + metrics.ascender
    lines = setter.lines.enumerated().map { index, text in
      let top = CGFloat(index) * step
      return Line(text: text, baseline: top + first, top: top, bottom: top + height)
    }
    size = CGSize(
      width: lines.reduce(0) { max($0, $1.text.advance) },
      height: lines.isEmpty ? 0 : CGFloat(lines.count - 1) * step + height)
    isTruncated = setter.isTruncated
    self.isCut = isCut
  }

  /// No lines.
  package init() {
    (lines, size, isTruncated, isCut) = ([], .zero, false, false)
  }

  /// A part of a text with a font of its own.
  package struct Part: Hashable, Sendable {
    package let text: String
    package let font: Font
    /// Points after each character.
    package let kern: CGFloat

    package init(_ text: String, font: Font, kern: CGFloat = 0) {
      (self.text, self.font, self.kern) = (text, font, kern)
    }
  }

  /// Lays out a text in several fonts. Each line is as high as its highest font needs. Parts follow one another
  /// from left to right.
  ///
  /// - Parameters:
  ///   - parts: not empty.
  ///   - spacing: of the lines.
  package init(
    _ parts: [Part], width: CGFloat = .infinity, maximumLines: Int = 0, overflow: Overflow = .ellipsis,
    spacing: TextSpacing = TextSpacing()
  ) {
    let fonts = parts.map(\.font)
    let (paragraphs, isCut) = Self.paragraphs(of: parts)
    var setter = LineSetter(
      font: fonts[0], width: width.isNaN ? .infinity : width,
      maximumLines: maximumLines > 0 ? maximumLines : .max, overflow: overflow)
    for (index, pieces) in paragraphs.enumerated() where setter.room > 0 {
      let texts = pieces.map { piece in
        let part = parts[piece.part]
        let text = ShapedText(piece.scalars, font: part.font, isCut: isCut).spaced(by: part.kern)
        return (text: text, part: piece.part)
      }
      setter.add(
        ShapedText(joining: texts, fonts: fonts, isCut: isCut), isLast: index == paragraphs.count - 1)
    }
    var (lines, bottom): ([Line], CGFloat) = ([], 0)
    for text in setter.lines {
      let metrics = text.shownFonts.map(\.metrics)
      let natural = metrics.map(\.lineHeight).max() ?? 0
      let rise = metrics.map { $0.leading / 2 + $0.ascender }.max() ?? 0
      if !lines.isEmpty { bottom += max(spacing.lineSpacing, 0) }
      let top = bottom
      bottom += spacing.lineHeight(natural)
      lines.append(Line(text: text, baseline: bottom - natural + rise, top: top, bottom: bottom))
    }
    self.lines = lines
    size = CGSize(width: lines.reduce(0) { max($0, $1.text.advance) }, height: bottom)
    isTruncated = setter.isTruncated
    self.isCut = isCut
  }

  /// The scalars of a part in a paragraph.
  private typealias Piece = (part: Int, scalars: [Unicode.Scalar])

  private static func paragraphs(of parts: [Part]) -> (paragraphs: [[Piece]], isCut: Bool) {
    var paragraphs: [[Piece]] = [[]]
    var (count, previous): (Int, Unicode.Scalar) = (0, " ")
    for (index, part) in parts.enumerated() {
      var scalars: [Unicode.Scalar] = []
      func finish() {
        let normal = LineScalars.normalized(scalars, limit: .max).scalars
        if !normal.isEmpty { paragraphs[paragraphs.count - 1].append((index, normal)) }
        scalars = []
      }
      for scalar in part.text.unicodeScalars.prefix(ShapedText.maximumScalars - count) {
        defer { previous = scalar }
        count += 1
        guard LineScalars.isLineBreak(scalar) else {
          scalars.append(scalar)
          continue
        }
        if scalar == "\n" && previous == "\r" { continue }
        finish()
        paragraphs.append([])
      }
      finish()
    }
    if paragraphs.last?.isEmpty == true { paragraphs.removeLast() }
    let all = parts.reduce(0) { $0 + $1.text.unicodeScalars.count }
    return (paragraphs, all > count)
  }

  private static func paragraphs(of text: String) -> (paragraphs: [[Unicode.Scalar]], isCut: Bool) {
    let all = text.unicodeScalars
    let scalars = all.prefix(ShapedText.maximumScalars)
    var paragraphs: [[Unicode.Scalar]] = []
    var paragraph: [Unicode.Scalar] = []
    var previous: Unicode.Scalar = " "
    for scalar in scalars {
      defer { previous = scalar }
      guard LineScalars.isLineBreak(scalar) else {
        paragraph.append(scalar)
        continue
      }
      if scalar == "\n" && previous == "\r" { continue }
      paragraphs.append(LineScalars.normalized(paragraph, limit: .max).scalars)
      paragraph = []
    }
    if !paragraph.isEmpty { paragraphs.append(LineScalars.normalized(paragraph, limit: .max).scalars) }
    return (paragraphs, scalars.endIndex != all.endIndex)
  }
}
