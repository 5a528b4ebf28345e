/// A text with attributes for its parts, by Foundation's name.
///
/// Labels show the fonts, colors, backgrounds, lines and kerning of its parts, with the paragraph style of the first.
open class NSAttributedString: NSObject {
  /// The key of an attribute.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The key's name in UIKit.
    public let rawValue: String
    /// A custom key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A custom key.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A `UIFont`.
    public static let font = Key("NSFont")
    /// A `UIColor`.
    public static let foregroundColor = Key("NSColor")
    /// A `UIColor` behind the text. Labels show it; where it has no effect, lint reports it.
    public static let backgroundColor = Key("NSBackgroundColor")
    /// Points after each letter.
    public static let kern = Key("NSKern")
    /// An `NSShadow`; kept, without effect, which lint reports.
    public static let shadow = Key("NSShadow")
    /// Kept, without effect, which lint reports.
    public static let ligature = Key("NSLigature")
    /// A `UIColor`; kept, without effect, which lint reports.
    public static let underlineColor = Key("NSUnderlineColor")
    /// A `UIColor`; kept, without effect, which lint reports.
    public static let strikethroughColor = Key("NSStrikethroughColor")
    /// Kept, without effect, which lint reports.
    public static let obliqueness = Key("NSObliqueness")
    /// An `NSParagraphStyle`. The alignment, the line spacing and the height of lines of the first part count; more
    /// is reported by lint.
    public static let paragraphStyle = Key("NSParagraphStyle")
    /// The bits of an `NSUnderlineStyle`. Those of the first part count; lint reports others, and patterns.
    public static let underlineStyle = Key("NSUnderline")
    /// The bits of an `NSUnderlineStyle`. Those of the first part count; lint reports others, and patterns.
    public static let strikethroughStyle = Key("NSStrikethrough")
    /// Kept, without effect, which lint reports.
    public static let strokeColor = Key("NSStrokeColor")
    /// Kept, without effect, which lint reports.
    public static let strokeWidth = Key("NSStrokeWidth")
    /// Kept, without effect, which lint reports.
    public static let baselineOffset = Key("NSBaselineOffset")
    /// Kept, without effect, which lint reports.
    public static let link = Key("NSLink")

    /// The attributes that change nothing, with the names of their keys.
    fileprivate static let unmodeled: [(key: Key, name: String)] = [
      (.shadow, "shadow"),
      (.obliqueness, "obliqueness"),
      (.strokeColor, "strokeColor"), (.strokeWidth, "strokeWidth"), (.baselineOffset, "baselineOffset"),
      (.link, "link"),
    ]
  }

  /// A part of the text, in UTF-16 units, and its attributes.
  struct Part {
    var range: Range<Int>
    var attributes: [Key: Any]

    init(range: Range<Int>, attributes: [Key: Any]) {
      (self.range, self.attributes) = (range, attributes)
      for (key, name) in Key.unmodeled where attributes[key] != nil { Run.noteUnmodeled(.attribute(name)) }
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle, style.hasMore {
        Run.noteUnmodeled(.attribute("paragraphStyle"))
      }
    }
  }

  /// The text.
  open internal(set) var string: String
  /// The parts with attributes; later ones override earlier ones.
  var parts: [Part] = []

  /// An empty text.
  public override convenience init() { self.init(string: "") }

  /// A text without attributes.
  public convenience init(string str: String) { self.init(string: str, attributes: nil) }

  /// A text with attributes for its whole length.
  public init(string str: String, attributes attrs: [Key: Any]? = nil) {
    string = str
    if let attrs { parts = [Part(range: 0..<str.utf16.count, attributes: attrs)] }
    super.init()
  }

  /// A copy of an attributed string.
  public init(attributedString attrStr: NSAttributedString) {
    string = attrStr.string
    parts = attrStr.parts
    super.init()
  }

  /// The length of the text, in UTF-16 units.
  open var length: Int { string.utf16.count }

  /// The attributes at a UTF-16 unit.
  ///
  /// - Parameter range: is left as it is.
  open func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> [Key: Any] {
    parts.reduce(into: [:]) { all, part in
      if part.range.contains(location) { all.merge(part.attributes) { _, later in later } }
    }
  }

  /// The value of an attribute at a UTF-16 unit; nil for none.
  open func attribute(_ attrName: Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?)
    -> Any?
  {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  /// The size of the text on one line, with the spaces at its end.
  open func size() -> CGSize {
    let label = UILabel(frame: .zero)
    let text = NSAttributedString(attributedString: self)
    // A label leaves out the spaces at the end of a line. No-break spaces are as wide, and stay.
    let spaces = string.reversed().prefix { $0 == " " }.count
    text.string = string.dropLast(spaces) + String(repeating: "\u{A0}", count: spaces)
    label.attributedText = text
    return label.sizeThatFits(.zero)
  }
}
