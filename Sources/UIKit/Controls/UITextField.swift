/// A text field of one line. There is no keyboard: its text comes from code.
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  /// The border of the field. The raw values are UIKit's.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A line; its shadow is left out.
    case bezel
    /// A thin line with round corners.
    case roundedRect
  }

  /// The time at which an overlay of the field shows. The raw values are UIKit's.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// The text; empty at first.
  open var text: String? = "" { didSet { setNeedsLayout() } }
  /// The text that shows while the field is empty.
  open var placeholder: String? { didSet { setNeedsLayout() } }
  /// Kept: the text size doesn't change while a figure runs, so there is nothing to adjust to.
  open var adjustsFontForContentSizeCategory = false
  /// The font; 17 points unless set.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) { didSet { setNeedsLayout() } }
  /// The color of the text; `UIColor.label` unless set.
  open var textColor: UIColor? = .label { didSet { setNeedsLayout() } }
  /// The alignment; left unless set.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }
  /// The border; none unless set.
  open var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }
  /// Whether dots replace the letters.
  open var isSecureTextEntry = false { didSet { setNeedsLayout() } }
  /// Is called when editing begins and ends.
  open weak var delegate: (any UITextFieldDelegate)?
  /// A view left of the text; nil for none.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// A view right of the text; nil for none.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// The time at which the left view shows.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The time at which the right view shows.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// Kept, without effect, which lint reports: there is no button that clears the field.
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
  /// Kept, without effect, which lint reports: text that doesn't fit is cut off.
  open var adjustsFontSizeToFitWidth = false {
    didSet { Run.noteUnmodeled(.adjustsFontSizeToFitWidth, if: adjustsFontSizeToFitWidth) }
  }
  /// Whether the field is being edited.
  open private(set) var isEditing = false

  private let label = UILabel()

  /// An empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of the class, which they take over when they enter a window.
  open override class func appearance() -> UITextField {
    Appearances.model(self) { UITextField(frame: .zero) }
  }
  /// The looks of the views of the class within containers, the innermost first.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField { Appearances.model(self, in: containerTypes) { UITextField(frame: .zero) } }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Typing

  /// True: a text field accepts typing.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the finger was lifted inside the field.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  /// Begins editing, unless the delegate objects.
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

  /// Ends editing, unless the delegate objects.
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

  /// The frame of the text, in the field's bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let left = leftView.map { shows(leftViewMode) ? $0.frame.width : 0 } ?? 0
    let right = rightView.map { shows(rightViewMode) ? $0.frame.width : 0 } ?? 0
    return bounds.inset(by: UIEdgeInsets(top: 0, left: margin + left, bottom: 0, right: margin + right))
  }

  /// The frame of the text during editing; that of `textRect`, unless overridden. Not asked.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The frame of the placeholder; that of the text, unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The height of a line and the border.
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

  /// Lays out text, border and the side views.
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
