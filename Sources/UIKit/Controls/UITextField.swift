/// A line of text that could be typed into. There is no keyboard: what it says comes from code.
open class UITextField: UIControl {
  /// What is around the text. The raw values are UIKit's.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A thin line.
    case line
    /// A line, and a shadow, which is left out.
    case bezel
    /// A thin line with round corners.
    case roundedRect
  }

  /// When what covers a part of the field shows. The raw values are UIKit's.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// What the field says; empty at first.
  open var text: String? = "" { didSet { setNeedsLayout() } }
  /// What shows while it says nothing.
  open var placeholder: String? { didSet { setNeedsLayout() } }
  /// 17 points unless set.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) { didSet { setNeedsLayout() } }
  /// The colour of the text; `UIColor.label` unless set.
  open var textColor: UIColor? = .label { didSet { setNeedsLayout() } }
  /// On the left unless set.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }
  /// Nothing unless set.
  open var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }
  /// Whether dots stand for letters.
  open var isSecureTextEntry = false { didSet { setNeedsLayout() } }
  /// Hears of the beginning and the end of typing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// On the left of the text; nil for nothing.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// On the right of the text; nil for nothing.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When the view on the left shows.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When the view on the right shows.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// Kept, without effect, which lint says: there is no button that clears the field.
  open var clearButtonMode = ViewMode.never {
    didSet { Run.noteUnmodeled(.clearButtonMode, if: clearButtonMode != .never) }
  }
  /// Kept, without effect: there is no keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Kept, without effect: there is no keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// Kept, without effect: there is no keyboard.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept, without effect: there is no keyboard.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept, without effect, which lint says: text that does not fit is cut off.
  open var adjustsFontSizeToFitWidth = false {
    didSet { Run.noteUnmodeled(.adjustsFontSizeToFitWidth, if: adjustsFontSizeToFitWidth) }
  }
  /// Whether what is typed goes into the field.
  open private(set) var isEditing = false

  private let label = UILabel()

  /// A field that says nothing yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Typing

  /// True: a text field takes what is typed.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// A touch begins typing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  /// Begins typing, unless the delegate objects.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends typing, unless the delegate objects.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  // MARK: Looks

  private var margin: CGFloat { borderStyle == .none ? 0 : 7 }

  private func shows(_ mode: ViewMode) -> Bool {
    mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
  }

  /// Where the text is, in the field's bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let left = leftView.map { shows(leftViewMode) ? $0.frame.width : 0 } ?? 0
    let right = rightView.map { shows(rightViewMode) ? $0.frame.width : 0 } ?? 0
    return bounds.inset(by: UIEdgeInsets(top: 0, left: margin + left, bottom: 0, right: margin + right))
  }

  /// Where the text is while it is typed; the same, unless overridden. Not asked.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder is; as the text, unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// As high as a line, with the border around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = shown.sizeThatFits(.zero)
    return CGSize(
      width: content.width + 2 * margin, height: max(content.height, 20.5) + (margin > 0 ? 13.5 : 1.5))
  }

  /// As `sizeThatFits(_:)`.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  private var shown: UILabel {
    let isEmpty = text?.isEmpty ?? true
    let said = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
    label.text = isEmpty ? placeholder : said
    label.textColor = isEmpty ? .placeholderText : textColor
    label.font = font
    label.textAlignment = textAlignment
    return label
  }

  /// Places text, border and the views at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isEmpty = text?.isEmpty ?? true
    shown.frame = isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    leftView?.center = CGPoint(x: margin + (leftView?.bounds.width ?? 0) / 2, y: bounds.midY)
    rightView?.center = CGPoint(x: bounds.width - margin - (rightView?.bounds.width ?? 0) / 2, y: bounds.midY)
    guard borderStyle != .none else { return }
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.systemGray3.cgColor
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
  }
}
