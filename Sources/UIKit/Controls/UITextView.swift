/// Several lines of text that scroll. A tap brings the keyboard, which has no letters: the text comes from code.
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  /// The text.
  open var text: String! = "" { didSet { setNeedsLayout() } }
  /// Kept: the text size doesn't change while a figure runs, so there is nothing to adjust to.
  open var adjustsFontForContentSizeCategory = false
  /// The font; 12 points unless set.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { setNeedsLayout() } }
  /// The color of the text; `UIColor.label` unless set.
  open var textColor: UIColor? = .label { didSet { setNeedsLayout() } }
  /// The alignment; left unless set.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }
  /// Whether a tap begins editing, which brings the keyboard; nothing is typed.
  open var isEditable = true {
    didSet {
      editingTap.isEnabled = isEditable
      if !isEditable { resignFirstResponder() }
    }
  }
  private let editingTap = UITapGestureRecognizer()
  /// Kept, without effect: nothing is selected.
  open var isSelectable = true
  /// The margins around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }

  private let label = UILabel()

  /// An empty view. The container is ignored, except that it can be nil.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.numberOfLines = 0
    addSubview(label)
    editingTap.addTarget { [weak self] in if $0.state == .ended { self?.becomeFirstResponder() } }
    addGestureRecognizer(editingTap)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// An empty view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// The text, in the font and color of its first part.
  open var attributedText: NSAttributedString! {
    get {
      NSAttributedString(
        string: text ?? "", attributes: [.font: font as Any, .foregroundColor: textColor as Any])
    }
    set {
      if let own = newValue?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { font = own }
      if let own = newValue?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor {
        textColor = own
      }
      text = newValue?.string ?? ""
      if let newValue { TextDecoration.noteLost(in: newValue) }
    }
  }

  // MARK: Typing

  /// Is called when editing begins and ends. Not retained. It is also the scroll view's delegate.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  /// The view in place of the keyboard; nil for the keyboard. Kept: the keyboard comes anyway, which lint reports.
  open override var inputView: UIView? {
    get { rareValues?.input.view }
    set {
      rare.input.view = newValue
      Run.noteUnmodeled(.inputView, if: newValue != nil)
    }
  }
  /// The view above the keyboard; nil for none. Kept, without effect, which lint reports.
  open override var inputAccessoryView: UIView? {
    get { rareValues?.input.accessory }
    set {
      rare.input.accessory = newValue
      Run.noteUnmodeled(.inputAccessoryView, if: newValue != nil)
    }
  }

  /// Whether the text is editable.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing, unless the delegate objects.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    Run.current?.notifications.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, unless the delegate objects.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    Run.current?.notifications.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Layout

  /// The height of the text at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let room = size.width - insets.left - insets.right - 10
    let own = shown.sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(width: size.width, height: own.height + insets.top + insets.bottom)
  }

  private var shown: UILabel {
    label.text = text
    label.font = font
    label.textColor = textColor
    label.textAlignment = textAlignment
    return label
  }

  /// Lays out the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = sizeThatFits(bounds.size)
    let insets = textContainerInset
    contentSize = size
    shown.frame = CGRect(
      x: insets.left + 5, y: insets.top, width: bounds.width - insets.left - insets.right - 10,
      height: size.height - insets.top - insets.bottom)
  }
}
