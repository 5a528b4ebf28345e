/// A cell that looks like a row of a table, in a list of a collection.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The views at the edges of the row, from the content outwards.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// The level of indentation.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one level of indentation, in points.
  open var indentationWidth: CGFloat = 16 { didSet { setNeedsLayout() } }
  /// Where the line below the row may lie; kept, without effect: it begins at the text.
  public let separatorLayoutGuide = UILayoutGuide()

  /// The place in the list; nil outside of lists.
  var listPlace: ListPlace? { didSet { showPlace() } }
  private let separator = UIView()
  private var leading: [UIView] = []
  private var trailing: [UIView] = []

  /// A row without content.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    separator.backgroundColor = .separator
    separator.isHidden = true
    addSubview(separator)
    addLayoutGuide(separatorLayoutGuide)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Updates the configurations for a state, and the circle that shows whether the row is selected.
  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    for case let mark as SelectionMark in leading { mark.show(isSelected: state.isSelected) }
  }

  /// A configuration with the looks of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func showPlace() {
    guard let listPlace else { return }
    let configuration = listPlace.configuration
    separator.isHidden = !configuration.showsSeparators || (listPlace.isLast && configuration.isInset)
    if backgroundConfiguration == nil, backgroundView == nil, backgroundColor == nil {
      let isPlain = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
      backgroundColor = isPlain ? .systemBackground : .secondarySystemGroupedBackground
    }
    var corners: CACornerMask = []
    if configuration.isInset, listPlace.isFirst {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if configuration.isInset, listPlace.isLast {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    layer.cornerRadius = corners.isEmpty ? 0 : 10
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty
  }

  /// Whether the collection is edited.
  private var isEdited = false

  /// Shows the accessories of a collection that is edited, or those of one that isn't.
  func edit(_ isEdited: Bool) {
    guard isEdited != self.isEdited else { return }
    self.isEdited = isEdited
    let old = Set((leading + trailing).map(ObjectIdentifier.init))
    UIView.performWithoutAnimation {
      showAccessories()
      layoutIfNeeded()
      for view in leading + trailing where !old.contains(ObjectIdentifier(view)) { view.alpha = 0 }
    }
    for view in leading + trailing { view.alpha = 1 }
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func showAccessories() {
    for view in leading + trailing { view.removeFromSuperview() }
    let shown = accessories.filter { $0.shows(isEdited: isEdited) }
    leading = shown.filter(\.isLeading).map { $0.makeView(self) }
    trailing = shown.filter { !$0.isLeading }.map { $0.makeView(self) }
    for view in leading + trailing { addSubview(view) }
    setNeedsLayout()
  }

  private static func length(_ views: [UIView]) -> CGFloat {
    views.reduce(0) { $0 + $1.bounds.width + 12 } + (views.isEmpty ? 0 : 4)
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth + Self.length(leading) }

  override func contentWidth(in width: CGFloat) -> CGFloat {
    max(width - indentation - Self.length(trailing), 0)
  }

  /// The attributes with the height that the content prefers, at least 44 points.
  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    if attributes.isEstimated.height { attributes.frame.size.height = max(attributes.frame.height, 44) }
    return attributes
  }

  /// Lays out the content, the accessories and the line below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentWidth(in: bounds.width)
    contentView.frame = CGRect(x: indentation, y: 0, width: width, height: bounds.height)
    var x = CGFloat(indentationLevel) * indentationWidth + 16
    for view in leading {
      view.center = CGPoint(x: x + view.bounds.width / 2, y: bounds.midY)
      x += view.bounds.width + 12
    }
    x = bounds.width - 16
    for view in trailing.reversed() {
      view.center = CGPoint(x: x - view.bounds.width / 2, y: bounds.midY)
      x -= view.bounds.width + 12
    }
    let start = indentation + 16
    separator.frame = CGRect(
      x: start, y: bounds.height - 0.5, width: max(bounds.width - start, 0), height: 0.5)
    bringSubviewToFront(separator)
  }
}
