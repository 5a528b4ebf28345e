import TransitionEngine

/// A text field of one line. The keyboard has no letters: the text comes from code.
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
  open var text: String? {
    get { content }
    set { show(newValue, in: nil) }
  }
  private var content: String? = ""

  /// Shows a text, which may have parts of their own looks. Overrides of `text` aren't asked: they may set
  /// `attributedText`.
  private func show(_ text: String?, in parts: NSAttributedString?) {
    content = text
    self.parts = parts
  }

  /// The text that shows while the field is empty.
  open var placeholder: String? {
    get { shownPlaceholder }
    set {
      if newValue != ownPlaceholder?.string { ownPlaceholder = nil }
      shownPlaceholder = newValue
    }
  }
  private var shownPlaceholder: String? { didSet { setNeedsLayout() } }
  /// The text that shows while the field is empty, in the font and color of its first part.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder ?? shownPlaceholder.map { NSAttributedString(string: $0) } }
    set {
      ownPlaceholder = newValue
      shownPlaceholder = newValue?.string
    }
  }
  private var ownPlaceholder: NSAttributedString?
  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get {
      parts
        ?? content.map {
          NSAttributedString(
            string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
        }
    }
    set {
      if let own = newValue?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { font = own }
      if let own = newValue?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor {
        textColor = own
      }
      show(newValue?.string, in: newValue.map { NSAttributedString(attributedString: $0) })
    }
  }
  /// The text with the attributes of its parts; nil for one with those of the field.
  private var parts: NSAttributedString? { didSet { setNeedsLayout() } }
  private var shownParts: NSAttributedString?

  private func setAll(_ key: NSAttributedString.Key, _ value: Any?) {
    setNeedsLayout()
    guard let parts, let value else { return }
    let changed = NSMutableAttributedString(attributedString: parts)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.parts = changed
  }
  /// The attributes of the whole text: its font and its color count.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font as Any, .foregroundColor: textColor as Any] }
    set {
      if let own = newValue[.font] as? UIFont { font = own }
      if let own = newValue[.foregroundColor] as? UIColor { textColor = own }
    }
  }
  /// Kept, without effect: text that doesn't fit is cut off.
  open var minimumFontSize: CGFloat = 0
  /// Kept, without effect: nothing is typed.
  open var clearsOnBeginEditing = false
  /// An image behind the text, for a field without a border.
  open var background: UIImage? {
    didSet { layer.contents = background?.cgImage }
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
  /// Kept: the text size doesn't change while a figure runs, so there is nothing to adjust to.
  open var adjustsFontForContentSizeCategory = false
  /// The font; 17 points unless set.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) { didSet { setAll(.font, font) } }
  /// The color of the text; `UIColor.label` unless set.
  open var textColor: UIColor? = .label { didSet { setAll(.foregroundColor, textColor) } }
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
    Run.current?.notifications.post(name: Self.textDidBeginEditingNotification, object: self)
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
    Run.current?.notifications.post(name: Self.textDidEndEditingNotification, object: self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Whether there is a text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Inserts a text in place of the selection, as if it was typed, without asking the delegate.
  ///
  /// Source of the order: stackoverflow.com/questions/4674023. The actions for `editingChanged` follow.
  open func insertText(_ text: String) { edit(text) }
  /// Deletes the selection, or the character before it.
  open func deleteBackward() { if hasText { edit("", deletes: true) } }

  private func edit(_ inserted: String, deletes: Bool = false) {
    var whole = text ?? ""
    let selection = selectedTextRange.map { $0.start.offset..<max($0.end.offset, $0.start.offset) }
    let place = UITextPosition(whole.edit(inserted, at: selection, deletes: deletes))
    text = whole
    if selection != nil { selectedTextRange = UITextRange(place, place) }
    Run.current?.notifications.post(name: Self.textDidChangeNotification, object: self)
    sendActions(for: .editingChanged)
  }

  // MARK: Looks

  private var margin: CGFloat { borderStyle == .none ? 0 : 7 }

  private func shows(_ mode: ViewMode) -> Bool {
    mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
  }

  /// The frame of the text, in the field's bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }

  /// The bounds without the border and the side views.
  private func room(in bounds: CGRect) -> CGRect {
    let left = leftView.map { shows(leftViewMode) ? $0.frame.width : 0 } ?? 0
    let right = rightView.map { shows(rightViewMode) ? $0.frame.width : 0 } ?? 0
    return bounds.inset(by: UIEdgeInsets(top: 0, left: margin + left, bottom: 0, right: margin + right))
  }

  /// The frame of the view left of the text, in its middle from top to bottom.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX + margin, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// The frame of the view right of the text, in its middle from top to bottom.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - margin - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  /// The frame of the button that clears the field, of which there is none.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// The frame of the border: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Draws the text in a rectangle, for subclasses to override.
  open func drawText(in rect: CGRect) { textBox = rect }
  /// Draws the placeholder in a rectangle, for subclasses to override.
  open func drawPlaceholder(in rect: CGRect) { textBox = rect }
  /// The rectangle in which a subclass wants the text; nil for none.
  private var textBox: CGRect?

  /// The selected range, which `insertText(_:)` and `deleteBackward()` replace; it isn't drawn. Nil is the end.
  open var selectedTextRange: UITextRange?
  /// The place of the mark at a position, which isn't drawn; never called here.
  open func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: textRect(forBounds: bounds).minX, y: bounds.minY, width: 2, height: bounds.height)
  }

  /// The frame of the text during editing: the bounds without the border and the side views. An override of
  /// `textRect` doesn't count. Source: Apple's documentation, and stackoverflow.com/questions/2694411.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
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
    if let parts, !isEmpty, !isSecureTextEntry {
      label.show(parts, insteadOf: shownParts, in: .systemFont(ofSize: UIFont.labelFontSize))
      shownParts = parts
      label.textAlignment = textAlignment
      return label
    }
    shownParts = nil
    label.text = isEmpty ? placeholder : said
    let own = isEmpty ? ownPlaceholder : nil
    let color = own?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    label.textColor = color ?? (isEmpty ? .placeholderText : textColor)
    label.font = own?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
    label.textAlignment = textAlignment
    return label
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    placeParts(with: view) {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  /// Places the label where `drawText(in:)` and `drawPlaceholder(in:)` want it, or shows what they draw instead.
  private func drawContent() {
    let isEmpty = text?.isEmpty ?? true
    let rect =
      isEmpty
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let label = shown
    guard type(of: self) != UITextField.self, let run = Run.current else {
      placeParts(with: label) { label.frame = rect }
      return
    }
    textBox = nil
    let picture = run.drawing(size: bounds.size) { isEmpty ? drawPlaceholder(in: rect) : drawText(in: rect) }
    label.isHidden = textBox == nil
    placeParts(with: label) { label.frame = textBox ?? rect }
    ownDrawing = picture != nil || ownDrawing
    if ownDrawing { layer.drawing = picture.map { .snapshot(Snapshot(tree: $0, rect: $0.root.bounds)) } }
  }

  /// Whether a subclass has drawn its text or placeholder itself.
  private var ownDrawing = false

  /// Lays out text, border and the side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    drawContent()
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    if let leftView { place(leftView, leftViewRect(forBounds: bounds)) }
    if let rightView { place(rightView, rightViewRect(forBounds: bounds)) }
    guard borderStyle != .none else { return }
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.systemGray3.cgColor
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
  }
}
