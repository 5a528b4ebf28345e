import TransitionEngine
import Typesetting

/// Text in one or several lines, vertically centered.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text; nil for none.
  open var text: String? {
    get { content }
    set {
      Run.checkMainThread("UILabel")
      show(newValue)
    }
  }
  private var content: String? { didSet { if content != oldValue { contentChanged() } } }

  /// Shows a text of one look. Overrides of `text` aren't asked: they may set `attributedText`.
  private func show(_ text: String?) {
    decoration = TextDecoration()
    parts = nil
    content = text
  }
  /// The lines and spacings of the attributed text.
  private var decoration = TextDecoration() {
    didSet { if decoration != oldValue { contentChanged() } }
  }
  /// The parts of an attributed text that don't all look the same; nil for any other text.
  private var parts: LabelParts? {
    didSet { if parts != oldValue { contentChanged() } }
  }
  /// The font; 17 points unless set. Setting nil restores the default, so it is never nil.
  open var font: UIFont! = UILabel.standardFont {
    didSet {
      if font == nil { font = UILabel.standardFont }
      parts = parts?.with(.font, font as Any)
      if font != oldValue { contentChanged() }
    }
  }
  /// Kept: the text size doesn't change while a figure runs, so there is nothing to adjust to.
  open var adjustsFontForContentSizeCategory = false
  /// The text's color; `UIColor.label` unless set. Setting nil restores the default, so it is never nil.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      Run.noteUnmodeled(.pattern, if: textColor.pattern != nil)
      parts = parts?.with(.foregroundColor, textColor as Any)
      setNeedsLayout()
    }
  }
  /// The horizontal alignment; left unless set.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// The treatment of text that doesn't fit; an ellipsis at its end unless set.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsLayout() } }
  /// The width at which `intrinsicContentSize` breaks lines; 0 for no breaks.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// Whether a single line that doesn't fit is drawn in a smaller font.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }
  /// The smallest scale of a font that is adjusted, 0…1; 0 for any.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The color of the text while the label is highlighted; nil for `textColor`.
  open var highlightedTextColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether the text is drawn in its color for the highlight.
  open var isHighlighted = false { didSet { setNeedsLayout() } }
  /// Whether the text is drawn in its color; otherwise it is paler.
  open var isEnabled = true { didSet { setNeedsLayout() } }
  /// The color of a shadow of the text; nil for none.
  open var shadowColor: UIColor? { didSet { setNeedsLayout() } }
  /// The displacement of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsLayout() } }
  /// Whether letters come closer before the text is cut off; kept, without effect.
  open var allowsDefaultTighteningForTruncation = false
  /// The line that stays in its place when text gets smaller; kept, without effect: text is centered.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// An empty label, which ignores touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of the class, which they take over when they enter a window.
  open override class func appearance() -> UILabel { Appearances.model(self) { UILabel(frame: .zero) } }
  /// The looks of the views of the class within containers, the innermost first.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel { Appearances.model(self, in: containerTypes) { UILabel(frame: .zero) } }

  private var castsShadow = false
  private static var standardFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Sizes

  /// The text's size, rounded up to whole pixels. Lines break at the width, unless that is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let scale = UIScreen.main.scale
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    guard isOwnClass else {
      // Subclasses may add margins.
      let room = CGRect(x: 0, y: 0, width: min(width, Self.muchRoom), height: Self.muchRoom)
      return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }
    guard let size = labelText?.layout(width: width).size else { return .zero }
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  private static let muchRoom: CGFloat = 100_000
  /// Whether the label is no subclass, which might override how it draws.
  private var isOwnClass: Bool { type(of: self) == UILabel.self }

  /// The frame of the text in a label with the given bounds, from top to bottom in their middle.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let scale = UIScreen.main.scale
    let width = numberOfLines == 1 ? .infinity : bounds.width
    guard bounds.width > 0, let text = labelText(in: font, lines: numberOfLines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let own = text.layout(width: width >= Self.muchRoom ? .infinity : width).size
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    let size = CGSize(width: min(roundedUp(own.width), bounds.width), height: roundedUp(own.height))
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * textAlignment.share,
      y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// Whether the height of the text depends on the width from constraints.
  var wrapsToWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override var baselines: (first: CGFloat, last: CGFloat) {
    let width = numberOfLines == 1 || bounds.width <= 0 ? .infinity : bounds.width
    guard let layout = labelText?.layout(width: width), let first = layout.lines.first,
      let last = layout.lines.last
    else { return (0, 0) }
    return (first.baseline, layout.size.height - last.baseline)
  }

  /// The text's size, with lines that break at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  // MARK: Drawing

  /// Lays out the text in the current bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isOwnClass {
      layer.drawing = textDrawing(in: bounds)
    } else {
      drawOwn()
    }
    castShadow()
  }

  /// Requests another drawing by `drawText(in:)` of a subclass.
  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    if !isOwnClass { setNeedsLayout() }
  }

  /// Draws the text in a rectangle, for subclasses to override. They may draw around it, too.
  open func drawText(in rect: CGRect) { textBox = rect }

  /// The rectangle in which a subclass wants the text; nil for none.
  private var textBox: CGRect?

  private func textDrawing(in rect: CGRect) -> LayerContents? {
    let text = adjustsFontSizeToFitWidth ? labelText(in: fittingFont) : labelText
    return text?.drawing(in: rect, share: textAlignment.share, color: shownColor.color)
  }

  private func drawOwn() {
    textBox = nil
    let picture = Run.current?.drawing(size: bounds.size) { drawText(in: bounds) }
    let words = textBox.flatMap(textDrawing)
    // A picture of words has its own place.
    let box = parts == nil ? bounds : textBox ?? bounds
    guard picture != nil || box != bounds else {
      layer.drawing = words
      return
    }
    var tree = picture?.root ?? UIImage.layer(of: bounds.size)
    if let words {
      let box = parts == nil ? tree.bounds : box
      var top = Layer(id: 0, bounds: box, position: CGPoint(x: box.midX, y: box.midY))
      top.contents = words
      tree.sublayers.append(top)
    }
    layer.drawing = .snapshot(Snapshot(tree: LayerTree(tree), rect: tree.bounds))
  }

  private var shownColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? highlightedTextColor ?? textColor : textColor
  }

  /// A label with a shadow has that of its layer: sharp, below the text.
  private func castShadow() {
    guard shadowColor != nil || castsShadow else { return }
    castsShadow = shadowColor != nil
    layer.shadowColor = shadowColor?.cgColor
    layer.shadowOpacity = castsShadow ? 1 : 0
    layer.shadowRadius = 0
    layer.shadowOffset = shadowOffset
  }

  /// The font in which a single line fits the width, if its smallest scale allows it.
  private var fittingFont: UIFont {
    guard numberOfLines == 1, let width = labelText?.layout(width: .infinity).size.width, width > bounds.width
    else {
      return font
    }
    return font.withSize(font.pointSize * max(bounds.width / width, min(minimumScaleFactor, 1)))
  }

  private var labelText: LabelText? { labelText(in: font) }

  private func labelText(in font: UIFont, lines: Int? = nil) -> LabelText? {
    LabelText(
      text, font, maximumLines: lines ?? numberOfLines,
      overflow: lineBreakMode == .byTruncatingTail ? .ellipsis : .clip, decoration: decoration,
      parts: parts?.shown(in: font, scale: font.pointSize / self.font.pointSize) ?? [])
  }

  // MARK: Attributed text

  /// Shows a text, whose parts without a font or a color have a given font and the color of text.
  ///
  /// - Parameter old: the text that was last shown so; nil for none. The same one isn't shown again.
  func show(_ text: NSAttributedString, insteadOf old: NSAttributedString?, in font: UIFont) {
    guard text !== old else { return }
    show(nil)
    (self.font, textColor) = (font, .label)
    attributedText = text
  }

  /// The text with its attributes. The paragraph style of the first part is used for all of it.
  open var attributedText: NSAttributedString? {
    get {
      if let parts { return parts.text }
      return content.map {
        NSAttributedString(
          string: $0,
          attributes: [.font: font as Any, .foregroundColor: textColor as Any].merging(
            decoration.attributes
          ) { own, _ in own })
      }
    }
    set {
      Run.checkMainThread("UILabel")
      parts = nil
      let (ownFont, ownColor) = (font, textColor)
      if let font = newValue?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { self.font = font }
      if let color = newValue?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor {
        textColor = color
      }
      if let style = newValue?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      show(newValue?.string)
      guard let newValue, let parts = LabelParts(newValue, font: ownFont, color: ownColor) else {
        decoration = newValue.map { TextDecoration(of: $0) } ?? TextDecoration()
        return
      }
      decoration = TextDecoration(newValue.attributes(at: 0, effectiveRange: nil), isNoted: false)
      self.parts = parts
    }
  }
}
