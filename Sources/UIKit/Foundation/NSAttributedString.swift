/// A text whose parts have attributes, by Foundation's name.
///
/// A label shows all of it in the font and colour of its first part.
open class NSAttributedString: NSObject {
  /// What can be said of a part of a text.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String
    /// A key of one's own.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key of one's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A `UIFont`.
    public static let font = Key("NSFont")
    /// A `UIColor`.
    public static let foregroundColor = Key("NSColor")
    /// A `UIColor`; kept, without effect.
    public static let backgroundColor = Key("NSBackgroundColor")
    /// Points between letters; kept, without effect.
    public static let kern = Key("NSKern")
    /// Kept, without effect.
    public static let paragraphStyle = Key("NSParagraphStyle")
    /// Kept, without effect.
    public static let underlineStyle = Key("NSUnderline")
    /// Kept, without effect.
    public static let strikethroughStyle = Key("NSStrikethrough")
    /// Kept, without effect.
    public static let strokeColor = Key("NSStrokeColor")
    /// Kept, without effect.
    public static let strokeWidth = Key("NSStrokeWidth")
    /// Kept, without effect.
    public static let baselineOffset = Key("NSBaselineOffset")
    /// Kept, without effect.
    public static let link = Key("NSLink")
  }

  /// A part, in UTF-16 units, and what is said of it.
  struct Part {
    var range: Range<Int>
    var attributes: [Key: Any]
  }

  /// The text.
  open fileprivate(set) var string: String
  /// Later ones win.
  fileprivate(set) var parts: [Part] = []

  /// A text of which nothing is said.
  public convenience init(string str: String) { self.init(string: str, attributes: nil) }

  /// A text with attributes for all of it.
  public init(string str: String, attributes attrs: [Key: Any]? = nil) {
    string = str
    if let attrs { parts = [Part(range: 0..<str.utf16.count, attributes: attrs)] }
    super.init()
  }

  /// The same text with the same attributes.
  public init(attributedString attrStr: NSAttributedString) {
    string = attrStr.string
    parts = attrStr.parts
    super.init()
  }

  /// How long the text is, in UTF-16 units.
  open var length: Int { string.utf16.count }

  /// What is said of the place at a UTF-16 unit.
  ///
  /// - Parameter range: is left as it is.
  open func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> [Key: Any] {
    parts.reduce(into: [:]) { all, part in
      if part.range.contains(location) { all.merge(part.attributes) { _, later in later } }
    }
  }

  /// What is said under a key of the place at a UTF-16 unit; nil for nothing.
  open func attribute(_ attrName: Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?)
    -> Any?
  {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  /// How large a label would be that shows the text on one line.
  open func size() -> CGSize {
    let label = UILabel(frame: .zero)
    label.attributedText = self
    return label.sizeThatFits(.zero)
  }
}

/// A text whose parts can get other attributes.
open class NSMutableAttributedString: NSAttributedString {
  /// Adds a text at the end.
  open func append(_ attrString: NSAttributedString) {
    let offset = length
    string += attrString.string
    parts += attrString.parts.map { part in
      Part(
        range: part.range.lowerBound + offset..<part.range.upperBound + offset, attributes: part.attributes)
    }
  }

  /// Says something of a part.
  open func addAttribute(_ name: Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Says something of a part.
  open func addAttributes(_ attrs: [Key: Any] = [:], range: NSRange) {
    let lower = min(max(range.location, 0), length)
    parts.append(Part(range: lower..<min(max(range.upperBound, lower), length), attributes: attrs))
  }

  /// Says this and nothing else of a part.
  open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) { addAttributes(attrs ?? [:], range: range) }
}

extension UILabel {
  /// The text with its attributes, of which the first part's font and colour count for all of it.
  public var attributedText: NSAttributedString? {
    get {
      text.map {
        NSAttributedString(string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
      }
    }
    set {
      if let font = newValue?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { self.font = font }
      if let color = newValue?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor {
        textColor = color
      }
      text = newValue?.string
    }
  }
}
