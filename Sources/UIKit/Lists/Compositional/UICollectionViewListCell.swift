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

  private func showAccessories() {
    for view in leading + trailing { view.removeFromSuperview() }
    leading = accessories.filter(\.isLeading).map { $0.makeView() }
    trailing = accessories.filter { !$0.isLeading }.map { $0.makeView() }
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

/// A view at the edge of a row in a list of a collection.
public struct UICellAccessory {
  /// When an accessory shows; rows aren't edited, so one that shows only then never does.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  /// The edge of an accessory.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }
  /// The arrow of a row whose children show or hide.
  public struct OutlineDisclosureOptions {
    /// How the arrow shows; kept, without effect: a tap doesn't show or hide children.
    public enum Style: Sendable { case automatic, header, cell }
    /// How the arrow shows.
    public var style: Style
    /// The color; nil for the default one.
    public var tintColor: UIColor?
    /// Options of an arrow.
    public init(style: Style = .automatic, tintColor: UIColor? = nil) {
      (self.style, self.tintColor) = (style, tintColor)
    }
  }
  /// A view of code's own.
  public struct CustomViewConfiguration {
    let customView: UIView
    let placement: Placement
    /// The view at an edge.
    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }

  let isLeading: Bool
  let makeView: () -> UIView

  private init(isLeading: Bool, _ makeView: @escaping () -> UIView) {
    (self.isLeading, self.makeView) = (isLeading, makeView)
  }

  private static func symbol(_ name: String, _ color: UIColor?, isLeading: Bool = false) -> Self {
    Self(isLeading: isLeading) {
      let configuration = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
      let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
      view.tintColor = color
      view.sizeToFit()
      return view
    }
  }

  /// An arrow to the right.
  public static func disclosureIndicator(displayed: DisplayedState = .whenNotEditing) -> Self {
    symbol("chevron.right", .tertiaryLabel)
  }
  /// A mark.
  public static func checkmark(displayed: DisplayedState = .whenNotEditing) -> Self {
    symbol("checkmark", nil)
  }
  /// An arrow of a row with children. A tap on it doesn't show or hide them.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { symbol("chevron.right", options.tintColor) }
  /// A text.
  public static func label(text: String, displayed: DisplayedState = .always) -> Self {
    Self(isLeading: false) {
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 17)
      label.textColor = .secondaryLabel
      label.sizeToFit()
      return label
    }
  }
  /// A view of code's own.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let isLeading = if case .leading = configuration.placement { true } else { false }
    return Self(isLeading: isLeading) { configuration.customView }
  }
}
