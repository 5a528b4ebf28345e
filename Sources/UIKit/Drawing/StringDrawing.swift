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
    let text = LabelText(
      self, font, maximumLines: 0, overflow: .clip, decoration: TextDecoration(attributes ?? [:]))
    return text?.boundingRect(with: size, options, font) ?? .zero
  }

  /// Draws the text into a rectangle, starting at its top left.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    draw(in: rect, withAttributes: attributes)
  }
}

extension LabelText {
  fileprivate func boundingRect(
    with size: CGSize, _ options: NSStringDrawingOptions, _ font: UIFont
  ) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 100_000
    let own = layout(width: isBroken ? size.width : .infinity).size
    let y = options.contains(.usesLineFragmentOrigin) ? 0 : font.descender
    return CGRect(x: 0, y: y, width: own.width, height: own.height)
  }
}

extension NSAttributedString {
  private var first: [Key: Any] { attributes(at: 0, effectiveRange: nil) }
  private var firstFont: UIFont { first[.font] as? UIFont ?? .systemFont(ofSize: 12) }

  /// The text, if its parts look different.
  private var partsText: LabelText? {
    guard let parts = LabelParts(self, font: nil, color: nil)?.shown(in: .systemFont(ofSize: 12)) else {
      return nil
    }
    return LabelText(
      string, firstFont, maximumLines: 0, overflow: .clip,
      decoration: TextDecoration(first, isNoted: false), parts: parts)
  }

  /// Returns the rectangle that the text takes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    partsText?.boundingRect(with: size, options, firstFont)
      ?? string.boundingRect(with: size, options: options, attributes: first, context: context)
  }

  /// Draws the text with its top left at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: 0)))
  }
  /// Draws the text into a rectangle, starting at its top left.
  public func draw(in rect: CGRect) {
    guard let text = partsText else { return string.draw(in: rect, withAttributes: first) }
    UIGraphicsGetCurrentContext()?.draw(
      text, at: rect.origin, color: .black, width: rect.width,
      share: (first[.paragraphStyle] as? NSParagraphStyle)?.alignment.share ?? 0)
  }
  /// Draws the text into a rectangle, starting at its top left.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    draw(in: rect)
  }
}
