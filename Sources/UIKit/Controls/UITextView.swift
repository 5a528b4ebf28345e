/// Several lines of text that scroll. A tap brings the keyboard, which has no letters: the text comes from code.
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  /// The text.
  open var text: String! {
    get { content }
    set {
      content = newValue
      show(nil)
    }
  }
  private var content: String! = ""
  /// Kept: the text size doesn't change while a figure runs, so there is nothing to adjust to.
  open var adjustsFontForContentSizeCategory = false
  /// The font; 12 points unless set.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { setAll(.font, font) } }
  /// The color of the text; `UIColor.label` unless set.
  open var textColor: UIColor? = .label { didSet { setAll(.foregroundColor, textColor) } }
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
  /// The text with the attributes of its parts; nil for one with those of the view.
  private var parts: NSAttributedString?
  private var shownParts: NSAttributedString?
  /// The region of the text, if code has asked for it or given it.
  private var ownContainer: NSTextContainer?
  /// The text that code has asked for or given; its layout managers don't keep it.
  private var ownStorage: NSTextStorage?
  private var ownManager: NSLayoutManager?

  /// A view that shows the text of a region; an empty one without a region.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { take(textContainer) }
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

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get {
      parts
        ?? NSAttributedString(
          string: content ?? "", attributes: [.font: font as Any, .foregroundColor: textColor as Any])
    }
    set {
      if let own = newValue?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { font = own }
      if let own = newValue?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor {
        textColor = own
      }
      if let style = newValue?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      // Overrides of `text` aren't asked: they may set this property.
      content = newValue?.string ?? ""
      show(newValue.map { NSAttributedString(attributedString: $0) })
    }
  }

  private func setAll(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let parts, let value else { return show(nil) }
    let changed = NSMutableAttributedString(attributedString: parts)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    show(changed)
  }

  private func show(_ parts: NSAttributedString?) {
    self.parts = parts
    if let ownStorage, !ownStorage.isFilling { ownStorage.fill(with: attributedText) }
    setNeedsLayout()
  }

  // MARK: Lines

  /// The text, whose changes the view shows.
  open var textStorage: NSTextStorage {
    _ = textContainer
    return ownStorage ?? NSTextStorage()
  }
  /// What tells where the characters stand.
  open var layoutManager: NSLayoutManager {
    _ = textContainer
    return ownManager ?? NSLayoutManager()
  }
  /// The region of the text, within the insets.
  open var textContainer: NSTextContainer {
    if let ownContainer { return ownContainer }
    let (storage, manager) = (NSTextStorage(attributedString: attributedText), NSLayoutManager())
    let made = NSTextContainer(size: .zero)
    storage.addLayoutManager(manager)
    manager.addTextContainer(made)
    take(made)
    return made
  }

  private func take(_ container: NSTextContainer) {
    container.view = self
    (ownContainer, ownManager, ownStorage) = (
      container, container.layoutManager, container.layoutManager?.textStorage
    )
    fitContainer()
    if let ownStorage, ownStorage.length > 0 { textStorageChanged() }
  }

  /// Shows the text that code has changed in the storage.
  func textStorageChanged() {
    guard let ownStorage, !ownStorage.isFilling else { return }
    ownStorage.isFilling = true
    attributedText = ownStorage
    ownStorage.isFilling = false
  }

  private func fitContainer() {
    let width = bounds.width - textContainerInset.left - textContainerInset.right
    ownContainer?.size = CGSize(width: max(width, 0), height: 0)
  }

  private var padding: CGFloat { ownContainer?.lineFragmentPadding ?? 5 }

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

  /// Whether there is a text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Adds a text at the end, as if it was typed, without asking the delegate, which is told.
  open func insertText(_ text: String) { edit(text) }
  /// Deletes the last character.
  open func deleteBackward() { if hasText { edit("", deletes: true) } }

  private func edit(_ inserted: String, deletes: Bool = false) {
    var whole = text ?? ""
    _ = whole.edit(inserted, at: nil, deletes: deletes)
    text = whole
    delegate?.textViewDidChange(self)
    Run.current?.notifications.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Layout

  /// The height of the text at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let room = size.width - insets.left - insets.right - 2 * padding
    let own = shown.sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(width: size.width, height: own.height + insets.top + insets.bottom)
  }

  private var shown: UILabel {
    if let parts {
      label.show(parts, insteadOf: shownParts, in: .systemFont(ofSize: 12))
    } else {
      label.text = text
      label.font = font
      label.textColor = textColor
    }
    shownParts = parts
    label.textAlignment = textAlignment
    // The label asks for another layout at each change.
    let lines = ownContainer?.maximumNumberOfLines ?? 0
    if label.numberOfLines != lines { label.numberOfLines = lines }
    let mode =
      ownContainer?.lineBreakMode == .byTruncatingTail ? NSLineBreakMode.byTruncatingTail : .byWordWrapping
    if label.lineBreakMode != mode { label.lineBreakMode = mode }
    return label
  }

  /// Lays out the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = sizeThatFits(bounds.size)
    let insets = textContainerInset
    contentSize = size
    fitContainer()
    shown.frame = CGRect(
      x: insets.left + padding, y: insets.top,
      width: bounds.width - insets.left - insets.right - 2 * padding,
      height: size.height - insets.top - insets.bottom)
  }
}
