/// A button with a title, an image or both, and an optional background.
open class UIButton: UIControl {
  /// The appearance of a button without a configuration: white text of 18 points, or text of 17 in the tint.
  /// The raw values are UIKit's.
  public enum ButtonType: Int, Sendable {
    case custom, system
  }

  /// The appearance of the button without a configuration.
  open internal(set) var buttonType = ButtonType.custom
  /// Shows the title. Its font may be changed; the button sets its text and color. Never nil.
  open var titleLabel: UILabel? { madeTitleLabel ?? makeTitleLabel() }
  /// Shows the image; the button sets its image and tint. Never nil.
  open var imageView: UIImageView? { madeImageView ?? makeImageView() }
  /// The button's appearance. With a configuration, the titles and images by state are ignored.
  open var configuration: Configuration? {
    didSet {
      if oldValue != nil, configuration == nil { removeBackground() }
      contentChanged()
    }
  }

  /// Nil until the button has a title, or code accesses the label.
  private var madeTitleLabel: UILabel?
  /// Nil until the button has an image, or code accesses the view.
  private var madeImageView: UIImageView?
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  /// Nil until the button has a background image.
  private var backgroundView: UIImageView?
  /// The margins around image and title, in points. Ignored with a configuration, as in UIKit.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// The margins around the title, in points, which move it. Ignored with a configuration, as in UIKit.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The margins around the image, in points, which move it. Ignored with a configuration, as in UIKit.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Kept, without effect: a shadow stays where it is while a finger is on the button.
  open var reversesTitleShadowWhenHighlighted = false
  /// Kept, without effect: a finger leaves no glow.
  open var showsTouchWhenHighlighted = false
  /// Kept, without effect: an image is drawn alike when the button is disabled.
  open var adjustsImageWhenDisabled = true
  /// The menu that a tap opens with `showsMenuAsPrimaryAction`, and a long press without it; nil for none.
  open var menu: UIMenu? { didSet { menuChanged() } }
  /// Whether a tap opens the menu, when the finger is lifted.
  open var showsMenuAsPrimaryAction = false { didSet { menuChanged() } }
  /// Opens the menu; nil until the button has one.
  var menuOpener: ButtonMenu?
  /// Kept, without effect: an image is drawn alike while a finger is on the button.
  open var adjustsImageWhenHighlighted = true

  /// A custom button.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of the class, which they take over when they enter a window.
  open override class func appearance() -> UIButton { Appearances.model(self) { UIButton(frame: .zero) } }
  /// The looks of the views of the class within containers, the innermost first.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton { Appearances.model(self, in: containerTypes) { UIButton(frame: .zero) } }

  /// A button without a size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button without a size, with the action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  /// A system button as large as its content. The action supplies a title and image that the configuration
  /// leaves out.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      if configuration.title == nil, !primaryAction.title.isEmpty {
        self.configuration?.title = primaryAction.title
      }
      if configuration.image == nil { self.configuration?.image = primaryAction.image }
    }
    frame.size = intrinsicContentSize
  }

  override func add(primaryAction: UIAction) {
    super.add(primaryAction: primaryAction)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  override var touchUpEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  // MARK: Content by state

  /// Gives the button a title for a state; nil for that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    guard titles[state] != title else { return }
    titles[state] = title
    contentChanged()
  }

  /// Gives the title a color for a state; nil for that of `normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    setNeedsLayout()
  }

  /// Gives the button an image for a state; nil for that of `normal`.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }

  /// Gives the button a title with attributes for a state, which comes before `setTitle(_:for:)`. The font and the
  /// color of its first part are used.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentChanged()
  }

  /// Gives the button an image behind its content for a state; nil for that of `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    setNeedsLayout()
  }

  /// Gives the title's shadow a color; the one for `normal` counts for all states.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    if state == .normal { titleLabel?.shadowColor = color }
  }

  /// The title set with `setAttributedTitle(_:for:)` for exactly this state; nil for none.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  /// The image set with `setBackgroundImage(_:for:)` for exactly this state; nil for none.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
  /// The current title with attributes, of the state; nil for none.
  open var currentAttributedTitle: NSAttributedString? {
    configuration == nil ? attributedTitles[state] ?? attributedTitles[.normal] : nil
  }
  /// The current background image, of the state; nil for none.
  open var currentBackgroundImage: UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

  /// The title set with `setTitle(_:for:)` for exactly this state; nil for none.
  open func title(for state: State) -> String? { titles[state] }
  /// The color set with `setTitleColor(_:for:)` for exactly this state; nil for none.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  /// The image set with `setImage(_:for:)` for exactly this state; nil for none.
  open func image(for state: State) -> UIImage? { images[state] }

  /// The current title, of the configuration or the state.
  open var currentTitle: String? {
    configuration.map(\.title) ?? currentAttributedTitle?.string ?? titles[state] ?? titles[.normal]
  }
  /// The current image, of the configuration or the state.
  open var currentImage: UIImage? {
    if let configuration { return configuration.image }
    let image = images[state] ?? images[.normal]
    guard let own = symbolConfigurations[state] ?? symbolConfigurations[.normal] else { return image }
    return image?.applyingSymbolConfiguration(own) ?? image
  }
  /// Gives the symbol of a state a size and a weight; the one for `normal` counts for states without their own.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    contentChanged()
  }
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

  /// White for a custom button, as in UIKit; the tint for a system one.
  open var currentTitleColor: UIColor {
    if let configuration { return configuration.foreground(tint: tintColor, isEnabled: isEnabled) }
    let fallback: UIColor = buttonType == .system ? (isEnabled ? tintColor : .tertiaryLabel) : .white
    return titleColors[state] ?? titleColors[.normal] ?? fallback
  }

  /// Draws the content in the new tint.
  open override func tintColorDidChange() { setNeedsLayout() }

  /// Draws the content in the new superview's tint.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsLayout()
  }

  // MARK: Layout

  private var insets: NSDirectionalEdgeInsets {
    let own = contentEdgeInsets
    return configuration?.contentInsets
      ?? NSDirectionalEdgeInsets(top: own.top, leading: own.left, bottom: own.bottom, trailing: own.right)
  }

  /// The distance by which margins around a part move it.
  private func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard configuration == nil else { return frame }
    return frame.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
  private var spacing: CGFloat {
    currentTitle == nil || currentImage == nil ? 0 : configuration?.imagePadding ?? 6
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeTitleLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .system ? 17 : UIFont.buttonFontSize)
    label.textAlignment = .center
    madeTitleLabel = label
    addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    madeImageView = view
    addSubview(view)
    return view
  }

  private var titleSize: CGSize {
    guard currentTitle != nil, let titleLabel else { return .zero }
    if let title = currentAttributedTitle {
      titleLabel.attributedText = title
    } else {
      titleLabel.text = currentTitle
    }
    return titleLabel.intrinsicContentSize
  }

  /// Image and title side by side, with the configuration's insets around them.
  open override var intrinsicContentSize: CGSize {
    let (title, image) = (titleSize, currentImage?.size ?? .zero)
    return CGSize(
      width: title.width + image.width + spacing + insets.leading + insets.trailing,
      height: max(title.height, image.height) + insets.top + insets.bottom)
  }

  override var baselines: (first: CGFloat, last: CGFloat) {
    let around = (intrinsicContentSize.height - titleSize.height) / 2
    guard currentTitle != nil, let title = titleLabel?.baselines else { return (0, 0) }
    return (around + title.first, around + title.last)
  }

  /// The `intrinsicContentSize`, whatever the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The area of image and title: the bounds without the margins.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  /// The frame of the background image: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The frame of the image, by the alignments and the image's margins.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let image = currentImage?.size ?? .zero
    let y = top(of: image.height, in: contentRect)
    return moved(
      CGRect(x: left(in: contentRect), y: y, width: image.width, height: image.height), by: imageEdgeInsets)
  }

  /// The frame of the title, by the alignments and the title's margins. The label centers its text in it.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let start = left(in: contentRect) + (currentImage?.size.width ?? 0) + spacing
    let isCentered = contentVerticalAlignment == .center || contentVerticalAlignment == .fill
    let height = isCentered ? max(contentRect.height, 0) : titleSize.height
    let y = isCentered ? contentRect.minY : top(of: height, in: contentRect)
    return moved(
      CGRect(x: start, y: y, width: titleWidth(in: contentRect), height: height), by: titleEdgeInsets)
  }

  private func titleWidth(in room: CGRect) -> CGFloat {
    let free = max(room.width - (currentImage?.size.width ?? 0) - spacing, 0)
    return contentHorizontalAlignment == .fill ? free : min(titleSize.width, free)
  }

  /// The left edge of image and title.
  private func left(in room: CGRect) -> CGFloat {
    let width = titleWidth(in: room) + spacing + (currentImage?.size.width ?? 0)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .left, .fill: return room.minX
    case .right: return room.maxX - width
    case .leading: return isReversed ? room.maxX - width : room.minX
    case .trailing: return isReversed ? room.minX : room.maxX - width
    case .center: return room.midX - width / 2
    }
  }

  private func top(of height: CGFloat, in room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: room.minY
    case .bottom: room.maxY - height
    case .center, .fill: room.midY - height / 2
    }
  }

  /// Places image and title side by side, in the middle unless aligned otherwise. A title that doesn't fit ends in an ellipsis.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    placeImage(imageRect(forContentRect: content))
    placeTitle(titleRect(forContentRect: content))
    if let configuration { drawBackground(configuration) }
    placeBackgroundImage()
  }

  private func placeBackgroundImage() {
    guard let image = currentBackgroundImage else {
      backgroundView?.image = nil
      return
    }
    let frame = backgroundRect(forBounds: bounds)
    let view = backgroundView ?? UIImageView(frame: frame)
    if backgroundView == nil {
      insertSubview(view, at: 0)
      backgroundView = view
    }
    view.image = image
    view.frame = frame
  }

  private func placeImage(_ frame: CGRect) {
    guard let image = currentImage else {
      madeImageView?.image = nil
      return
    }
    imageView?.image = image
    imageView?.tintColor = configuration == nil && buttonType == .system ? tintColor : currentTitleColor
    if let imageView { placeParts(with: imageView) { imageView.frame = frame } }
  }

  private func placeTitle(_ frame: CGRect) {
    guard currentTitle != nil else {
      madeTitleLabel?.text = nil
      return
    }
    let color = currentAttributedTitle?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    titleLabel?.textColor = color ?? currentTitleColor
    if let titleLabel { placeParts(with: titleLabel) { titleLabel.frame = frame } }
  }

  /// Removes the configuration's background.
  private func removeBackground() {
    backgroundColor = nil
    layer.cornerRadius = 0
  }

  private func drawBackground(_ configuration: Configuration) {
    backgroundColor = configuration.background(tint: tintColor, isEnabled: isEnabled)
    layer.cornerRadius = configuration.cornerStyle.radius(for: bounds.size)
  }
}
