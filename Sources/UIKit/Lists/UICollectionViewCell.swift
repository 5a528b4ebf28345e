/// The cell of an item in a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the item's content.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView()
  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view behind the content while the item is selected or highlighted; nil for none.
  open var selectedBackgroundView: UIView? { didSet { oldValue?.removeFromSuperview() } }
  /// Whether the item is selected.
  open var isSelected = false { didSet { showSelection() } }
  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { showSelection() } }

  /// A cell without content.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  private func showSelection() {
    defer { setNeedsUpdateConfiguration() }
    guard let selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      selectedBackgroundView.frame = bounds
      insertSubview(selectedBackgroundView, belowSubview: contentView)
    } else {
      selectedBackgroundView.removeFromSuperview()
    }
  }

  /// Lays out the views behind the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  /// The attributes with the size that the content prefers: that of its constraints or of its configuration, along
  /// the axes along which the layout has only estimated it.
  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    layoutAttributes.fit(
      contentView, width: contentWidth(in: layoutAttributes.size.width),
      in: contentConfiguration == nil ? nil : configured)
    return layoutAttributes
  }

  /// The width of the content in a cell of a width.
  func contentWidth(in width: CGFloat) -> CGFloat { width }

  // MARK: Configurations

  /// The content as a value, in the place of the labels; nil for none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configured.show(contentConfiguration, in: contentView) }
  }
  /// The background as a value; nil for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backgroundView = backgroundConfiguration.map(ConfiguredBackground.init)
      if backgroundConfiguration?.backgroundColor != nil { backgroundColor = nil }
    }
  }
  /// Is called with the cell's state before it shows, and after each change of the state; nil for nothing.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private let configured = ConfiguredContent()

  /// The cell's state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Updates the configurations for the cell's state, at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Updates the configurations for a state; for subclasses.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Touches

  /// Highlights the item, as a finger has come down on it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginHighlight(touches)
  }

  /// Ends the highlight, and selects the item if the finger was still on it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endHighlight(touches, liftedIn: event)
  }

  /// Ends the highlight: the finger scrolls.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight(touches, liftedIn: nil)
  }
}

extension UICollectionViewCell: ListCell {
  func show(isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
}
