import TransitionEngine
import Typesetting

/// Text in one or several lines, centred between top and bottom.
open class UILabel: UIView {
  /// What the label says; nil for nothing.
  open var text: String? {
    didSet {
      Run.checkMainThread("UILabel")
      if text != oldValue { contentChanged() }
    }
  }
  /// The font; 17 points unless set. Setting nil brings that back, so it is never nil.
  open var font: UIFont! = UILabel.standardFont {
    didSet {
      if font == nil { font = UILabel.standardFont }
      if font != oldValue { contentChanged() }
    }
  }
  /// The colour of all letters; `UIColor.label` unless set. Setting nil brings that back, so it is never nil.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      setNeedsLayout()
    }
  }
  /// Where lines stand in the bounds; on the left unless set.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }
  /// 0 for as many as the text needs.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// What shows of a text for which the lines do not suffice; an ellipsis at its end unless set.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsLayout() } }
  /// Where `intrinsicContentSize` breaks lines; 0 for nowhere.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// A label that says nothing yet, and takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

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
    guard let size = labelText?.layout(width: width).size else { return .zero }
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  /// Whether the height of the text depends on the width that constraints give it.
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

  /// Sets the text into the bounds as they are now.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.drawing = labelText?.drawing(in: bounds, share: textAlignment.share, color: textColor.color)
  }

  private var labelText: LabelText? {
    LabelText(
      text, font, maximumLines: numberOfLines,
      overflow: lineBreakMode == .byTruncatingTail ? .ellipsis : .clip)
  }
}
