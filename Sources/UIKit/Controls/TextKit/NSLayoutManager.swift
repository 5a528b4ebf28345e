import TransitionEngine
import Typesetting

/// Sets a text in lines, tells where its characters stand, and draws them.
///
/// Each UTF-16 unit is a character with one glyph. The text is set in the first container.
open class NSLayoutManager: NSObject {
  /// The text; nil for none.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The regions, in the order of adding.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Kept: lines always have the spacing of their fonts.
  open var usesFontLeading = true
  /// Kept, without effect.
  open var allowsNonContiguousLayout = false

  private var known: GlyphPlaces?

  /// A layout manager without a text.
  public override init() { super.init() }

  /// Adds a region. Only the first one has lines; lint reports others.
  open func addTextContainer(_ container: NSTextContainer) {
    Run.noteUnmodeled(.textContainers, if: !textContainers.isEmpty)
    textContainers.append(container)
    container.layoutManager = self
    invalidate()
  }

  /// Removes a region; an index out of range does nothing.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  func invalidate() { known = nil }

  /// Called when code has changed the text.
  func textChanged() {
    invalidate()
    for container in textContainers { container.view?.textStorageChanged() }
  }

  // MARK: Lines

  var places: GlyphPlaces {
    if let known { return known }
    let made = makePlaces()
    known = made
    return made
  }

  private func makePlaces() -> GlyphPlaces {
    let container = textContainers.first ?? NSTextContainer()
    let (text, width) = (textStorage?.string ?? "", container.lineWidth)
    let style = textStorage?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let share = style?.alignment.share ?? container.view?.textAlignment.share ?? 0
    return GlyphPlaces(text, layout(in: container, width), height: container.lineHeight) { advance in
      container.lineFragmentPadding + (width.isFinite ? (width - advance) * share : 0)
    }
  }

  private func layout(in container: NSTextContainer, _ width: CGFloat) -> TextLayout {
    var parts: [TextLayout.Part] = []
    let text = textStorage ?? NSTextStorage()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      guard let loaded = try? font.font() else { return }
      let (string, kern) = (
        text.attributedSubstring(from: range).string, TextDecoration(attributes, isNoted: false).spacing.kern
      )
      if let last = parts.last, last.font == loaded, last.kern == kern {
        parts[parts.count - 1] = TextLayout.Part(last.text + string, font: loaded, kern: kern)
      } else {
        parts.append(TextLayout.Part(string, font: loaded, kern: kern))
      }
    }
    let spacing = TextDecoration(text.attributes(at: 0, effectiveRange: nil), isNoted: false).spacing
    let overflow: TextLayout.Overflow = container.lineBreakMode == .byTruncatingTail ? .ellipsis : .clip
    let lines = container.maximumNumberOfLines
    guard let first = parts.first else { return TextLayout() }
    guard parts.count > 1 else {
      return TextLayout(
        first.text, font: first.font, width: width, maximumLines: lines, overflow: overflow, spacing: spacing)
    }
    return TextLayout(parts, width: width, maximumLines: lines, overflow: overflow, spacing: spacing)
  }

  /// Sets the lines; without effect: they are set when something asks for them.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Sets the lines; without effect: they are set when something asks for them.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Sets the lines; without effect: they are set when something asks for them.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Sets the lines anew when something asks for them.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) { invalidate() }
  /// Draws anew; a text view draws its text itself.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.view?.setNeedsLayout() }
  }

  // MARK: Glyphs

  /// The number of glyphs: that of UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The glyphs that are set in a region; none in any but the first.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    container === textContainers.first ? NSRange(places.characters) : NSRange()
  }
  /// The glyphs of characters: the same numbers.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }
  /// The characters of glyphs: the same numbers.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The glyph of a character: the same number.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph: the same number.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Whether there is such a glyph.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
  /// The region in which a glyph is set; nil for none.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard places.characters.contains(glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = NSRange(places.characters)
    return textContainers.first
  }

  // MARK: Places

  /// The width of the region; that of the lines, if it has no limit.
  private var width: CGFloat {
    guard let container = textContainers.first, container.lineWidth.isFinite else {
      return places.lines.map { $0.pens[$0.pens.count - 1] }.max() ?? 0
    }
    return container.size.width
  }

  private func box(of line: GlyphPlaces.Line) -> CGRect {
    CGRect(x: 0, y: line.top, width: width, height: line.bottom - line.top)
  }

  private func usedBox(of line: GlyphPlaces.Line) -> CGRect {
    let padding = textContainers.first?.lineFragmentPadding ?? 0
    return CGRect(
      x: line.start - padding, y: line.top, width: line.text.advance + 2 * padding,
      height: line.bottom - line.top)
  }

  /// The box of a glyph's line, across the whole region; zero for a glyph that isn't set.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = places.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(line.characters)
    return box(of: line)
  }

  /// The box of the text in a glyph's line, with the margins; zero for a glyph that isn't set.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = places.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(line.characters)
    return usedBox(of: line)
  }

  /// Where a glyph begins on the baseline, from the upper left of its line's box; zero for one that isn't set.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = places.line(of: glyphIndex) else { return .zero }
    return CGPoint(x: line.x(of: glyphIndex), y: line.baseline - line.top)
  }

  /// The box around glyphs, as high as their lines; null without any.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    places.stretches(of: glyphRange.numbers).reduce(.null) { box, stretch in
      box.union(
        CGRect(
          x: stretch.left, y: stretch.line.top, width: stretch.right - stretch.left,
          height: stretch.line.bottom - stretch.line.top))
    }
  }

  /// The box around all lines, with the margins.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let box = places.lines.reduce(CGRect.null) { $0.union(usedBox(of: $1)) }
    return box.isNull ? .zero : box
  }

  /// The glyph at a point, or the nearest one of the nearest line; 0 without any.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    guard let line = places.line(at: point.y) else { return 0 }
    return line.characters.last { line.x(of: $0) <= point.x } ?? line.characters.lowerBound
  }

  /// The glyph at a point, and how much of it lies before the point, 0…1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let index = glyphIndex(for: point, in: container)
    if let partialFraction, let line = places.line(of: index) {
      let (left, right) = (line.x(of: index), line.x(of: index + 1))
      partialFraction.pointee = right > left ? ((point.x - left) / (right - left)).unitClamped : 0
    }
    return index
  }

  /// The character at a point, and how much of it lies before the point, 0…1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// Calls a closure for each line of glyphs, with its box, that of its text, the region and the line's glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for stretch in places.stretches(of: glyphRange.numbers) where !stop.boolValue {
      block(
        box(of: stretch.line), usedBox(of: stretch.line), container, NSRange(stretch.line.characters), &stop)
    }
  }

  /// Calls a closure for the box of glyphs in each line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for stretch in places.stretches(of: glyphRange.numbers) where !stop.boolValue {
      block(
        CGRect(
          x: stretch.left, y: stretch.line.top, width: stretch.right - stretch.left,
          height: stretch.line.bottom - stretch.line.top), &stop)
    }
  }

  // MARK: Drawing

  /// Draws the backgrounds of glyphs, with the region's upper left at a point.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    textStorage?.enumerateAttribute(.backgroundColor, in: glyphsToShow) { value, range, _ in
      guard let color = value as? UIColor else { return }
      color.setFill()
      for stretch in places.stretches(of: range.numbers) {
        context.fill(
          CGRect(
            x: origin.x + stretch.left, y: origin.y + stretch.line.top, width: stretch.right - stretch.left,
            height: stretch.line.bottom - stretch.line.top))
      }
    }
    context.restoreGState()
  }

  /// Draws glyphs, with the region's upper left at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    textStorage?.enumerateAttributes(in: glyphsToShow) { attributes, range, _ in
      let decoration = TextDecoration(attributes, isNoted: false)
      let color = (attributes[.foregroundColor] as? UIColor)?.color ?? .black
      for stretch in places.stretches(of: range.numbers) {
        let line = stretch.line
        let scalars = line.scalars(of: stretch.characters)
        guard !scalars.isEmpty else { continue }
        let start = CGPoint(x: origin.x + stretch.left, y: origin.y + line.baseline)
        context.draw(decoration.words(line.text.slice(scalars), at: start), color: color)
      }
    }
  }
}

extension NSRange {
  /// The numbers in the range; none for one that ends before it begins.
  fileprivate var numbers: Range<Int> { location..<max(upperBound, location) }
}
