/// A bar of buttons at the bottom.
///
/// The frame is that of the buttons, above the home indicator; the background extends down to the superview's edge.
open class UIToolbar: UIView {
  /// The height of the buttons' row, in points. [unverified]
  package static let standardHeight: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let buttonSpacing: CGFloat = 18

  /// The buttons and the spaces between them, from left to right; nil for none.
  open var items: [UIBarButtonItem]? { didSet { itemsChanged() } }
  /// The bar's look: `black` is that of dark mode.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle.interfaceStyle } }
  }
  /// The background color; nil for the default one.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The look of the bar, which has to be set again after a change of it.
  open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsLayout() } }
  /// Kept, without effect: the bar has its standard look at any scroll position.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Kept, without effect: phones stand upright.
  open var compactAppearance: UIToolbarAppearance?
  /// Kept, without effect: content lies below the bar in any case.
  open var isTranslucent = true

  private let plate = BarBackgroundView(hairlineBelow: false)
  private var views: [UIView] = []
  private var backgroundImage: UIImage?
  private var shadowImage: UIImage?

  /// A bar without buttons.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(plate)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of the class, which they take over when they enter a window.
  open override class func appearance() -> UIToolbar { Appearances.model(self) { UIToolbar(frame: .zero) } }
  /// The looks of the views of the class within containers, the innermost first.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar { Appearances.model(self, in: containerTypes) { UIToolbar(frame: .zero) } }

  /// Replaces the buttons; those that come fade in, if `animated`.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    guard animated, window != nil else { return }
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      for view in views { view.alpha = 0 }
    }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      for view in self.views { view.alpha = 1 }
    }
  }

  /// Sets the image behind the bar. Only an image without a size has an effect: it hides the background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
    setNeedsLayout()
  }

  /// The image behind the bar; nil for none.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }

  /// Sets an image in the place of the line at the upper edge, which hides it; of the image itself nothing is drawn.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    self.shadowImage = shadowImage
    setNeedsLayout()
  }

  /// The image in the place of the line at the upper edge; nil for none.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImage }

  func itemsChanged() {
    views.forEach { $0.removeFromSuperview() }
    views = (items ?? []).map(BarButton.view)
    views.forEach(addSubview)
    setNeedsLayout()
  }

  /// As wide as `size`, and 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight)
  }
  /// 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  /// Lays out the background and the buttons. Flexible spaces share the width that is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutPlate()
    let items = items ?? []
    let widths = zip(items, views).map { item, view in
      item.space ?? (item.width > 0 ? item.width : BarButton.size(of: view, in: bounds.size).width)
    }
    let gaps = zip(items, items.dropFirst()).map {
      $0.space == nil && $1.space == nil ? Self.buttonSpacing : 0
    }
    let used = (widths + gaps).reduce(0, +)
    let flexible = CGFloat(items.filter(\.isFlexible).count)
    let share = flexible > 0 ? max(bounds.width - 2 * Self.margin - used, 0) / flexible : 0
    var x = Self.margin
    for (index, view) in views.enumerated() {
      let height = BarButton.size(of: view, in: bounds.size).height
      view.frame = CGRect(x: x, y: bounds.midY - height / 2, width: widths[index], height: height)
      x += widths[index] + (items[index].isFlexible ? share : 0) + (index < gaps.count ? gaps[index] : 0)
    }
  }

  private func layOutPlate() {
    let below = max((superview?.bounds.maxY ?? frame.maxY) - frame.maxY, 0)
    let isAtBottom = below <= (window?.deviceInsets.bottom ?? 0) + 1e-6
    plate.frame = CGRect(
      x: 0, y: bounds.minY, width: bounds.width, height: bounds.height + (isAtBottom ? below : 0))
    plate.backgroundColor = standardAppearance.backgroundColor ?? barTintColor ?? .barBackground
    plate.showsHairline = shadowImage == nil && !standardAppearance.hidesShadow
    plate.isHidden = backgroundImage?.size == .zero || standardAppearance.isTransparent
  }
}
