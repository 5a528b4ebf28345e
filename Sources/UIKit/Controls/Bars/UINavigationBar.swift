/// The bar at the top: a title, a back button, and other buttons.
///
/// The frame is that of the content, below the status bar; the background extends up to the superview's edge.
open class UINavigationBar: UIView {
  /// The height in points.
  package static let standardHeight: CGFloat = 44
  package static let largeTitleHeight: CGFloat = 52
  /// The height of the row with the field of a search, and that of a bar that shows nothing else. [unverified]
  static let searchHeight: CGFloat = 52
  private static let margin: CGFloat = 16
  private static let buttonSpacing: CGFloat = 18
  /// The height of the large title's row at which the small title takes over, in points. [unverified]
  private static let titleLeaves: CGFloat = 12
  /// The duration in which the small title fades, in seconds. [unverified]
  private static let titleFade: TimeInterval = 0.2

  /// The items of the stack, the topmost last.
  open var items: [UINavigationItem]? { didSet { itemsChanged() } }
  /// Whether titles are large, in a row of their own, unless their items object. In a navigation controller that
  /// row leaves with the content that scrolls, and a small title takes its place.
  open var prefersLargeTitles = false { didSet { itemsChanged() } }
  /// The background color; nil for the default one.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The bar's look: `black` is that of dark mode. Its style of the status bar is for the controllers to tell.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle.interfaceStyle } }
  }
  /// The attributes of the title; its color and its font are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// The attributes of the large title; its color and its font are used.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// The look of the bar, which has to be set again after a change of it.
  open var standardAppearance = UINavigationBarAppearance() { didSet { setNeedsLayout() } }
  /// The look of the bar while no content has scrolled under it; nil for the standard one, without a background if
  /// the title is large. Since iOS 15, devices leave out the background of any bar there, and of tab bars and
  /// toolbars at the end of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
  /// Kept, without effect: phones stand upright.
  open var compactAppearance: UINavigationBarAppearance?
  /// Kept, without effect: phones stand upright.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept, without effect: content lies below the bar in any case.
  open var isTranslucent = true
  /// An image in the place of the line at the lower edge, which hides it; of the image itself nothing is drawn.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  private var backgroundImage: UIImage?

  /// Sets the image behind the bar. Only an image without a size has an effect: it hides the background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
    setNeedsLayout()
  }

  /// The image behind the bar; nil for none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  /// Whether the background extends up over the status bar.
  package var barPosition = UIBarPosition.topAttached { didSet { setNeedsLayout() } }
  /// Hides the background, so that the view under the bar shows.
  package var isBackgroundHidden = false { didSet { setNeedsLayout() } }

  /// The action of the back button.
  var goBack: (() -> Void)?

  private let plate = BarBackgroundView(hairlineBelow: true)
  private let titleLabel = UILabel()
  let largeTitle = LargeTitleRow()
  private var largeTitleLabel: UILabel { largeTitle.label }
  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  private var titleView: UIView?
  /// The field of the top item's search; nil for none.
  private var searchBar: UISearchBar?
  /// Whether the title makes room for a search.
  var isSearching = false { didSet { setNeedsLayout() } }
  /// Whether the background fades.
  private var isPlateFading = false
  /// Whether the small title fades while content scrolls.
  private var isTitleFading = false
  private var fades = 0
  private var isCrossFading = false
  /// The height that is left for the large title, in points: less than 52 when content has scrolled under the bar,
  /// more while the content is pulled down.
  private(set) var room = UINavigationBar.largeTitleHeight
  /// Whether no content has scrolled under the bar.
  private(set) var isAtEdge = true

  /// A bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    for view in [plate, titleLabel, largeTitle] { addSubview(view) }
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of the class, which they take over when they enter a window.
  open override class func appearance() -> UINavigationBar {
    Appearances.model(self) { UINavigationBar(frame: .zero) }
  }
  /// The looks of the views of the class within containers, the innermost first.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { Appearances.model(self, in: containerTypes) { UINavigationBar(frame: .zero) } }

  /// The visible item; nil for none.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below it, to which the back button returns; nil for none.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Pushes an item. It shows at once: a bar by itself is not animated.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Pops the top item, if there is another one below. That one shows at once: a bar by itself is not
  /// animated.
  ///
  /// - Returns: the popped item; nil for none.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, items.count > 1 else { return nil }
    self.items = Array(items.dropLast())
    return items.last
  }

  /// Replaces all items. The last one shows at once: a bar by itself is not animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// The color of both titles; nil for that of labels.
  package var titleColor: UIColor? { didSet { setNeedsLayout() } }

  private var showsLargeTitle: Bool { items.map(isLarge) ?? false }
  /// Whether the title in the row of the buttons shows: the title isn't large, or has left.
  private var showsSmallTitle: Bool { !showsLargeTitle || room < Self.titleLeaves }

  /// Whether the title of the last of some items is large.
  func isLarge(_ items: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles else { return false }
    let mode = items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode == nil || mode == .always
  }

  /// As wide as `size`; 44 points high, 52 more with a large title, and 52 more with the field of a search.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(showing: items ?? [], room: Self.largeTitleHeight))
  }

  /// As high as `sizeThatFits(_:)`, without a width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  /// The height for a stack of items, the topmost last.
  ///
  /// - Parameter room: the height for a large title, in points.
  func height(showing items: [UINavigationItem], room: CGFloat) -> CGFloat {
    let search = items.last?.searchController == nil ? 0 : Self.searchHeight
    if isSearching, search > 0, items.last === topItem { return search }
    return search + Self.standardHeight + (isLarge(items) ? room : 0)
  }

  /// The height for the shown items, with what is left for a large title.
  var currentHeight: CGFloat { height(showing: items ?? [], room: room) }

  /// Follows content that scrolls, and fades the titles and the background when the large title leaves or comes
  /// back.
  ///
  /// - Parameter room: the height that is left for a large title, in points.
  func follow(room: CGFloat, isAtEdge: Bool, fades: Bool) {
    guard room != self.room || isAtEdge != self.isAtEdge else { return }
    let old = (showsSmallTitle, showsPlate, look)
    (self.room, self.isAtEdge) = (room, isAtEdge)
    setNeedsLayout()
    if fades, old != (showsSmallTitle, showsPlate, look) { fadeTitles() }
  }

  private func fadeTitles() {
    fades += 1
    let fade = fades
    UIView.performWithoutAnimation {
      if plate.isHidden { plate.alpha = 0 }
      if titleLabel.isHidden { titleLabel.alpha = 0 }
      (isPlateFading, isTitleFading) = (true, true)
      layOutPlate()
      plate.isHidden = false
      titleLabel.isHidden = titleView != nil
    }
    UIView.animate(
      withDuration: Self.titleFade, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in
      plate.alpha = showsPlate ? 1 : 0
      titleLabel.alpha = showsSmallTitle && !isSearching ? 1 : 0
    } completion: { [self] _ in
      guard fade == fades else { return }
      (isPlateFading, isTitleFading) = (false, false)
      setNeedsLayout()
    }
  }

  // MARK: Content

  /// Makes new views for the top item.
  func itemsChanged() {
    for item in items ?? [] { item.bar = self }
    for view in leading + trailing + [titleView, searchBar].compactMap({ $0 }) { view.removeFromSuperview() }
    searchBar = topItem?.searchController?.searchBar
    searchBar?.inset = Self.margin
    isSearching =
      topItem?.searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    leading = [backButton].compactMap { $0 } + (topItem?.leftBarButtonItems ?? []).map(BarButton.view)
    trailing = (topItem?.rightBarButtonItems ?? []).map(BarButton.view)
    titleView = topItem?.titleView.map(BarButton.room)
    for view in leading + trailing + [titleView, searchBar].compactMap({ $0 }) { addSubview(view) }
    setNeedsLayout()
    // A transition changes the height by itself.
    if !isCrossFading, bounds.height != currentHeight { superview?.setNeedsLayout() }
  }

  private var backButton: UIView? {
    guard let topItem, let backItem, !topItem.hidesBackButton, topItem.leftBarButtonItems?.isEmpty ?? true
    else { return nil }
    let button = BackButton(title: backItem.backButtonTitle ?? backItem.title ?? "Back")
    button.addAction(UIAction { [weak self] _ in self?.goBack?() }, for: .touchUpInside)
    return button
  }

  // MARK: Changing with a transition

  /// The visible title and buttons.
  private var content: [UIView] {
    ([titleLabel, largeTitle] + leading + trailing + [titleView, searchBar].compactMap { $0 })
      .filter { !$0.isHidden }
  }

  /// Cross-fades from the old title and buttons to the new ones, and fades a background that comes or goes.
  /// Call it among the animations of a transition.
  ///
  /// - Parameter update: sets the new items.
  /// - Returns: a closure to call when the transition is over.
  func crossFade(_ update: () -> Void) -> () -> Void {
    let old = snapshot(without: plate)
    let hadPlate = !plate.isHidden
    var alphas: [CGFloat] = []
    UIView.performWithoutAnimation {
      isCrossFading = true
      update()
      layoutIfNeeded()
      isCrossFading = false
      alphas = content.map(\.alpha)
      for view in content { view.alpha = 0 }
      if let old { addSubview(old) }
      isPlateFading = showsPlate != hadPlate
      guard isPlateFading else { return }
      plate.isHidden = false
      plate.alpha = hadPlate ? 1 : 0
    }
    old?.alpha = 0
    for (view, alpha) in zip(content, alphas) { view.alpha = alpha }
    if isPlateFading { plate.alpha = hadPlate ? 0 : 1 }
    return { [self] in
      old?.removeFromSuperview()
      isPlateFading = false
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  // MARK: Layout

  /// Lays out the background, the buttons and the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutPlate()
    let row = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: Self.standardHeight)
    let left = layOut(
      leading, from: row.minX + (leading.first is BackButton ? 8 : Self.margin), step: 1, in: row)
    let right = layOut(trailing, from: row.maxX - Self.margin, step: -1, in: row)
    layOutTitle(in: row, between: left, and: right)
    largeTitle.isHidden = !showsLargeTitle
    largeTitleLabel.text = topItem?.title
    let attributes = largeTitleTextAttributes ?? look.largeTitleTextAttributes
    largeTitleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? titleColor ?? .label
    largeTitleLabel.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    largeTitle.place(below: row, room: showsLargeTitle ? room : 0, margin: Self.margin)
    layOutSearch()
  }

  /// Places the field of a search at the lower edge. During a search, nothing else shows.
  private func layOutSearch() {
    guard let searchBar else { return }
    let height = Self.searchHeight
    searchBar.frame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    for view in [largeTitle] + leading + trailing + [titleView].compactMap({ $0 }) {
      view.alpha = isSearching ? 0 : 1
    }
  }

  private func layOutPlate() {
    let above = barPosition == .topAttached ? max(frame.minY, 0) : 0
    plate.frame = CGRect(x: 0, y: bounds.minY - above, width: bounds.width, height: bounds.height + above)
    plate.backgroundColor = look.backgroundColor ?? barTintColor ?? .barBackground
    let isFlush = showsLargeTitle && !showsSmallTitle
    plate.showsHairline = !isFlush && shadowImage == nil && !look.hidesShadow
    guard !isPlateFading else { return }
    plate.alpha = 1
    plate.isHidden = !showsPlate
  }

  /// The look at the content's scroll position.
  private var look: UINavigationBarAppearance {
    let standard = topItem?.standardAppearance ?? standardAppearance
    let isEdge = showsLargeTitle ? !showsSmallTitle : isAtEdge
    return isEdge ? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard : standard
  }

  /// Whether the background shows. A large title is on the content's own background until content scrolls
  /// under it.
  private var showsPlate: Bool {
    !isBackgroundHidden && backgroundImage?.size != .zero && !look.isTransparent
      && (showsSmallTitle || barTintColor != nil || look.backgroundColor != nil)
  }

  /// Places buttons side by side from an edge inwards.
  ///
  /// - Returns: the edge of the space for the title.
  private func layOut(_ views: [UIView], from edge: CGFloat, step: CGFloat, in row: CGRect) -> CGFloat {
    var edge = edge
    for view in views {
      let size = BarButton.size(of: view, in: row.size)
      let x = step > 0 ? edge : edge - size.width
      view.frame = CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
      edge += step * (size.width + Self.buttonSpacing)
    }
    return views.isEmpty ? edge : edge - step * (Self.buttonSpacing - 8)
  }

  /// Centers the title in the bar if there is room, otherwise as nearly as the buttons allow.
  private func layOutTitle(in row: CGRect, between left: CGFloat, and right: CGFloat) {
    let view = titleView ?? titleLabel
    titleLabel.isHidden = titleView != nil || (!showsSmallTitle && !isTitleFading)
    if !isTitleFading || showsSmallTitle { titleLabel.alpha = isSearching && searchBar != nil ? 0 : 1 }
    titleLabel.text = topItem?.title
    let attributes = titleTextAttributes ?? look.titleTextAttributes
    titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? titleColor ?? .label
    titleLabel.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    let size = BarButton.size(of: view, in: row.size)
    let width = max(min(size.width, right - left), 0)
    let x = min(max(row.midX - width / 2, left), max(right - width, left))
    let height = min(size.height, row.height)
    view.frame = CGRect(x: x, y: row.midY - height / 2, width: width, height: height)
  }
}

/// The position of a bar. The raw values are UIKit's.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top
  /// At the top of the screen, under the status bar.
  case topAttached
}
