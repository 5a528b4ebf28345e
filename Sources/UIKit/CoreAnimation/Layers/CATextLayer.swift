import TransitionEngine
import Typesetting

/// A layer that draws a text, from its upper edge down.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`, whose parts may look different.
  open var string: Any? { didSet { setNeedsLayout() } }
  /// The font: a `UIFont`, whose size is ignored, or the name of a font; nil for the system font.
  open var font: AnyObject? { didSet { setNeedsLayout() } }
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36 { didSet { setNeedsLayout() } }
  /// The color of the text; nil for none. Not animatable here.
  open var foregroundColor: CGColor? = .white { didSet { setNeedsLayout() } }
  /// The horizontal alignment.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsLayout() } }
  /// Whether lines break at the layer's width.
  open var isWrapped = false { didSet { setNeedsLayout() } }
  /// The treatment of text that doesn't fit; `none` cuts it off, and the others end it with an ellipsis.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsLayout() } }
  /// Kept, without effect: text is drawn as outlines.
  open var allowsFontSubpixelQuantization = false

  /// Creates a layer without a text.
  public required init() { super.init() }

  /// Creates a copy of a layer of the same class for presentation, as Core Animation does.
  public required init(layer: Any) { super.init(layer: layer) }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Draws the text for the current size.
  open override func layoutSublayers() {
    super.layoutSublayers()
    let text = string as? NSAttributedString
    let own = text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    let color = (text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor)?.cgColor
    let plain = (font as? UIFont ?? .systemFont(ofSize: fontSize)).withSize(fontSize)
    let parts = text.flatMap { LabelParts($0, font: nil, color: nil)?.shown(in: plain) } ?? []
    let decoration =
      parts.isEmpty
      ? text.map { TextDecoration(of: $0) }
      : text.map { TextDecoration($0.attributes(at: 0, effectiveRange: nil), isNoted: false) }
    let shown = LabelText(
      text?.string ?? string as? String, own ?? plain, maximumLines: isWrapped ? 0 : 1,
      overflow: truncationMode == .none ? .clip : .ellipsis,
      decoration: decoration ?? TextDecoration(), parts: parts)
    guard let shown, let color = color ?? foregroundColor else { return drawing = nil }
    let height = shown.layout(width: bounds.width).size.height
    let box = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
    let words = shown.drawing(in: box, share: alignmentMode.share, color: color.color)
    guard shown.isPicture, let words else { return drawing = words }
    // A picture of words is stretched to its layer, which here is as high as they are.
    var lines = Layer(id: 0, bounds: box, position: CGPoint(x: box.midX, y: box.midY))
    lines.contents = words
    var tree = Layer(id: 0, bounds: bounds, position: CGPoint(x: bounds.midX, y: bounds.midY))
    tree.sublayers = [lines]
    drawing = .snapshot(Snapshot(tree: LayerTree(tree), rect: bounds))
  }
}

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// A custom mode, which aligns left.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// To the left.
  public static let natural = Self(rawValue: "natural")
  /// To the left.
  public static let left = Self(rawValue: "left")
  /// To the right.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// To the left: lines aren't stretched.
  public static let justified = Self(rawValue: "justified")

  fileprivate var share: CGFloat { self == .center ? 0.5 : self == .right ? 1 : 0 }
}

/// The treatment of text that doesn't fit into a text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// A custom mode, which ends the text with an ellipsis.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text is cut off.
  public static let none = Self(rawValue: "none")
  /// The text ends with an ellipsis.
  public static let end = Self(rawValue: "end")
  /// The text ends with an ellipsis: its start is kept.
  public static let start = Self(rawValue: "start")
  /// The text ends with an ellipsis: its start is kept.
  public static let middle = Self(rawValue: "middle")
}
