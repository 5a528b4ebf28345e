/// The form of paragraphs. A text is aligned and cut off by its style, and its lines have its spacing and heights;
/// the rest is kept, without effect, which lint reports.
open class NSParagraphStyle: NSObject, NSCopying {
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var direction = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var hyphenationFactor: Float = 0
    var allowsTightening = false
  }

  var values = Values()

  /// A style with the values of the default one.
  public required override init() { super.init() }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Whether the style has a value that changes nothing here.
  var hasMore: Bool {
    var plain = Values()
    (plain.alignment, plain.lineBreakMode) = (values.alignment, values.lineBreakMode)
    (plain.direction, plain.lineSpacing) = (values.direction, values.lineSpacing)
    plain.lineHeightMultiple = values.lineHeightMultiple
    plain.minimumLineHeight = values.minimumLineHeight
    plain.maximumLineHeight = values.maximumLineHeight
    return values != plain || values.alignment == .justified
  }

  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of text that doesn't fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction of writing.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// Points between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after a paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points before a paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indentation of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indentation of other lines, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// A factor for the height of lines; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The smallest height of lines, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of lines, in points; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// How eagerly words are divided, 0…1.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether letters come closer before the text is cut off.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
  /// Whether another style has the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// See `NSParagraphStyle`.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// See `NSParagraphStyle`.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// See `NSParagraphStyle`.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// See `NSParagraphStyle`.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// See `NSParagraphStyle`.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// See `NSParagraphStyle`.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// See `NSParagraphStyle`.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// See `NSParagraphStyle`.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// See `NSParagraphStyle`.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// See `NSParagraphStyle`.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// See `NSParagraphStyle`.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// See `NSParagraphStyle`.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// See `NSParagraphStyle`.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// See `NSParagraphStyle`.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }

  /// Takes over the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// The direction of writing. The raw values are UIKit's.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// The lines under and through texts. The bits are UIKit's. Patterns are kept, without effect, which lint reports.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// One bit per style.
  public let rawValue: Int
  /// A style by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A line.
  public static let single = Self(rawValue: 1)
  /// A thick line.
  public static let thick = Self(rawValue: 2)
  /// Two lines.
  public static let double = Self(rawValue: 9)
  /// Dots.
  public static let patternDot = Self(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = Self(rawValue: 0x200)
  /// Only words.
  public static let byWord = Self(rawValue: 0x8000)
  /// The older name of `single`.
  public static let styleSingle = Self.single
}

/// A shadow of a text. Kept as an attribute, without effect, which lint reports.
open class NSShadow: NSObject {
  /// The displacement, in points.
  open var shadowOffset = CGSize.zero
  /// The blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color.
  open var shadowColor: Any?

  /// A shadow that can't be seen.
  public override init() { super.init() }
}
