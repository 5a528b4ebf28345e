import TransitionEngine

/// The bar at the bottom, with an image and a title per tab, the selected one in the tint color.
open class UITabBar: UIView {
  /// The height above the safe area, in points.
  package static let standardHeight: CGFloat = 49

  /// Is called for taps; in a tab bar controller, the delegate is the controller. Not retained.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items of the tabs, from left to right, equally wide; nil for none.
  open var items: [UITabBarItem]? { didSet { itemsChanged() } }
  /// Sets the items; they don't fade.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The item drawn in the tint color; nil for none.
  open var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { setNeedsLayout() } } }
  /// The color of the other items; nil for gray.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The bar's look: `black` is that of dark mode.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle.interfaceStyle } }
  }
  /// The background color; nil for the default one.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The look of the bar, which has to be set again after a change of it.
  open var standardAppearance = UITabBarAppearance() { didSet { setNeedsLayout() } }
  /// Kept, without effect: the bar has its standard look at any scroll position.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Kept, without effect: content lies below the bar in any case.
  open var isTranslucent = true
  /// An image in the place of the line at the upper edge, which hides it; of the image itself nothing is drawn.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image behind the bar. Only an image without a size has an effect: it hides the background.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }

  /// Selects the tab in a tab bar controller, after the call of its `tabBar(_:didSelect:)`, which subclasses
  /// may override.
  var select: ((UITabBarItem) -> Void)?

  private let plate = BarBackgroundView(hairlineBelow: false)
  private var buttons: [UITabBarButton] = []

  /// A bar without tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(plate)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of the class, which they take over when they enter a window.
  open override class func appearance() -> UITabBar { Appearances.model(self) { UITabBar(frame: .zero) } }
  /// The looks of the views of the class within containers, the innermost first.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { Appearances.model(self, in: containerTypes) { UITabBar(frame: .zero) } }

  /// The default height above the safe area.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = window?.deviceInsets ?? UIEdgeInsets(ofDevice: UIScreen.main.bounds.size)
    return CGSize(width: size.width, height: Self.standardHeight + insets.bottom)
  }

  /// The name in logs of the person who taps an item.
  package static let user = "user"

  /// Taps an item.
  ///
  /// - Parameter index: the index of the tab; an index out of range does nothing.
  package func tap(itemAt index: Int) {
    guard let items, items.indices.contains(index), isUserInteractionEnabled else { return }
    let item = items[index]
    guard item.isEnabled else { return }
    Run.current?.log(
      .call, actor: Self.user, call: .tap,
      detail: item.title.map(Remark.verbatim) ?? Remark("tab \(index + 1)"), layer: layer)
    delegate?.tabBar(self, didSelect: item)
    select?(item)
  }

  /// The center of an item's button, in the bar's coordinates.
  package func center(ofItemAt index: Int) -> CGPoint? {
    layoutIfNeeded()
    return buttons.indices.contains(index) ? buttons[index].center : nil
  }

  private func itemsChanged() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      item.bar = self
      let button = UITabBarButton(item)
      button.addAction(
        UIAction { [weak self] _ in self?.tap(itemAt: index) }, for: .touchUpInside)
      return button
    }
    buttons.forEach(addSubview)
    setNeedsLayout()
  }

  /// Draws the selected item in the new tint.
  open override func tintColorDidChange() { setNeedsLayout() }

  /// Lays out the background and the tabs, which have the default height, above the home indicator.
  open override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    plate.backgroundColor = standardAppearance.backgroundColor ?? barTintColor ?? .barBackground
    plate.showsHairline = shadowImage == nil && !standardAppearance.hidesShadow
    plate.isHidden = backgroundImage?.size == .zero || standardAppearance.isTransparent
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: bounds.minX + width * CGFloat(index), y: bounds.minY, width: width, height: Self.standardHeight)
      let isSelected = button.item === selectedItem
      let tabs = standardAppearance.stackedLayoutAppearance
      let looks = isSelected ? tabs.selected : tabs.normal
      let color: UIColor =
        looks.iconColor ?? (isSelected ? tintColor ?? .systemBlue : unselectedItemTintColor ?? .systemGray)
      button.show(isSelected: isSelected, color: color, title: looks.titleTextAttributes)
    }
  }
}

/// One tab: the image above, the title below.
private final class UITabBarButton: UIControl {
  let item: UITabBarItem
  private let icon = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()

  private static let symbol = UIImage.SymbolConfiguration(pointSize: 22)

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    icon.contentMode = .scaleAspectFit
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    for view in [icon, label, badge] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(isSelected: Bool, color: UIColor, title attributes: [NSAttributedString.Key: Any]) {
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    icon.image = image?.withConfiguration(Self.symbol)
    icon.tintColor = item.isEnabled ? color : .tertiaryLabel
    label.text = item.title
    label.textColor = attributes[.foregroundColor] as? UIColor ?? icon.tintColor
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 27
    let iconSize = icon.image?.size ?? .zero
    let scale = min(1, side / max(iconSize.width, iconSize.height, 1))
    let size = CGSize(width: iconSize.width * scale, height: iconSize.height * scale)
    // An icon alone is in the middle of the bar.
    let middle: CGFloat = (item.title ?? "").isEmpty ? 24.5 : 18
    icon.frame = CGRect(
      x: bounds.midX - size.width / 2, y: middle - size.height / 2, width: size.width, height: size.height)
    label.frame = CGRect(x: 2, y: 34, width: max(bounds.width - 4, 0), height: 13)
    let badgeWidth = max(badge.intrinsicContentSize.width + 10, 18)
    badge.frame = CGRect(x: bounds.midX + 5, y: 2, width: badgeWidth, height: 18)
  }
}
