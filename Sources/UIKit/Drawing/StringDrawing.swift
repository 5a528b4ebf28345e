/// How a text is measured. The bits are UIKit's.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit per option.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines break at the width, and the origin is the top left; otherwise the text is one line.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Lines have the font's spacing; here always.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Glyphs are measured instead of lines; without effect.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// The last line ends in an ellipsis; without effect.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What is known of drawn texts; nothing here.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale of a text; without effect.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the drawn text: 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The bounds of the drawn text; unknown.
  open var totalBounds: CGRect { .zero }

  /// A context.
  public override init() { super.init() }
}

extension String {
  /// Returns the rectangle that the text takes: on lines that break at the width with
  /// `usesLineFragmentOrigin`, or else on one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let isBroken = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 100_000
    let text = LabelText(
      self, font, maximumLines: 0, overflow: .clip, decoration: TextDecoration(attributes ?? [:]))
    let own = text?.layout(width: isBroken ? size.width : .infinity).size ?? .zero
    let y = options.contains(.usesLineFragmentOrigin) ? 0 : font.descender
    return CGRect(x: 0, y: y, width: own.width, height: own.height)
  }

  /// Draws the text into a rectangle, starting at its top left.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    draw(in: rect, withAttributes: attributes)
  }
}

extension NSAttributedString {
  private var first: [Key: Any] {
    _ = TextDecoration(of: self)
    return attributes(at: 0, effectiveRange: nil)
  }

  /// Returns the rectangle that the text takes, in the font of its first part.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: first, context: context)
  }

  /// Draws the text with its top left at a point, in the font and the color of its first part.
  public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: first) }
  /// Draws the text into a rectangle, in the font and the color of its first part.
  public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: first) }
  /// Draws the text into a rectangle, in the font and the color of its first part.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    draw(in: rect)
  }
}
