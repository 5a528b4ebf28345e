import UIKit

/// Shows a screen.
final class ScreenViewController: UIViewController {
  private let screen: Screen
  private let includesTabBar: Bool
  private let includesNavigationBar: Bool
  private let includesStatusBar: Bool
  private let surface: Screen.Surface

  init(
    _ screen: Screen, includesTabBar: Bool, includesNavigationBar: Bool = true,
    includesStatusBar: Bool = true, surface: Screen.Surface = .window
  ) {
    self.screen = screen
    self.includesTabBar = includesTabBar
    self.includesNavigationBar = includesNavigationBar
    self.includesStatusBar = includesStatusBar
    self.surface = surface
    super.init()
    title = screen.title ?? screen.name
    logName = screen.name
    guard surface == .window else { return }
    statusBarColor = includesNavigationBar ? views?.statusBarColor : views?.stackStatusBarColor
  }

  /// Whether the screen reaches the top of the window.
  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get { surface == .window && presentationController?.frameOfPresentedViewInContainerView.minY ?? 0 <= 0 }
    set {}
  }

  /// The screen's views; nil for a picture.
  private var views: ScreenDescription? {
    if case .views(let description) = screen.content { description } else { nil }
  }

  override var prefersStatusBarHidden: Bool {
    views.map { $0.statusBarColor == nil } ?? false
  }

  override func loadView() {
    let root: UIView
    switch screen.content {
    case .views(let description):
      let tabBar = includesTabBar ? screen.tabBar : nil
      root = ScreenView(
        description, size: screen.size, tabBar: tabBar, reservesTabBar: screen.tabBar != nil,
        showsNavigationBar: includesNavigationBar, showsStatusBar: includesStatusBar, surface: surface)
    case .picture(let picture):
      let image = UIImageView(image: picture.image())
      image.frame = CGRect(origin: .zero, size: screen.size)
      image.contentMode = .scaleToFill
      // A screen is opaque, even behind a transparent picture.
      image.backgroundColor = .systemBackground
      root = image
    case .controller: preconditionFailure("an author’s own view controller shows itself")
    }
    root.layer.name = screen.name
    view = root
  }
}

/// A screen's views: content from bar to bar, the bars above it.
final class ScreenView: UIView {
  private let content: ColumnView
  private let navigationBar: UINavigationBar?
  private let statusBar: StatusBar?
  private let tabBar: UITabBar?
  private let homeIndicator: UIView?
  private let bars: BarHeights

  /// - Parameters:
  ///   - reservesTabBar: whether the content ends above a tab bar, this screen's or its container's.
  ///   - showsNavigationBar: false if a container has one for all of its screens.
  ///   - showsStatusBar: false if a container or the window has one for all screens; the content still leaves
  ///     room for it.
  init(
    _ screen: ScreenDescription, size: CGSize, tabBar: TabBar?, reservesTabBar: Bool,
    showsNavigationBar: Bool, showsStatusBar: Bool, surface: Screen.Surface
  ) {
    bars = BarHeights(
      screen, size, hasTabBar: reservesTabBar, isInStack: !showsNavigationBar, on: surface)
    let surroundings = Surroundings(tint: screen.tint, size: size)
    content = ColumnView(
      screen.content.map { $0.makeSlot(in: surroundings) }, spacing: screen.spacing, alignment: .fill,
      insets: bars.insets(screen.padding))
    navigationBar =
      showsNavigationBar
      ? screen.navigationBar?.makeView(background: screen.background, tint: screen.tint) : nil
    statusBar =
      surface == .window && showsStatusBar
      ? screen.statusBarColor.map { [bars] in StatusBar(height: bars.status, color: $0) } : nil
    self.tabBar = tabBar?.makeView(tint: screen.tint)
    homeIndicator = bars.home > 0 ? UIView() : nil
    super.init(frame: CGRect(origin: .zero, size: size))
    backgroundColor = screen.background
    tintColor = screen.tint
    homeIndicator?.backgroundColor = screen.background.contrasting
    homeIndicator?.layer.cornerRadius = 2.5
    let views: [UIView?] = [content, navigationBar, statusBar, self.tabBar, homeIndicator]
    views.compactMap(\.self).forEach(addSubview)
    layoutIfNeeded()
    clipsToBounds = content.sizeThatFits(size).height > size.height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    navigationBar?.frame = CGRect(x: 0, y: bars.status, width: bounds.width, height: bars.navigation)
    statusBar?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bars.status)
    let tabBarHeight = UITabBar.standardHeight + bars.home
    tabBar?.frame = CGRect(
      x: 0, y: bounds.height - tabBarHeight, width: bounds.width, height: tabBarHeight)
    homeIndicator?.frame = CGRect(
      x: ((bounds.width - 134) / 2).onGrid, y: bounds.height - 13, width: 134, height: 5)
  }
}

/// The heights of a screen's bars, in points.
private struct BarHeights {
  var status: CGFloat = 0
  var navigation: CGFloat = 0
  var tabs: CGFloat = 0
  var home: CGFloat = 0

  init(
    _ screen: ScreenDescription, _ size: CGSize, hasTabBar: Bool, isInStack: Bool, on surface: Screen.Surface
  ) {
    let phone = UIEdgeInsets(ofPhone: size)
    // Without a status bar the content gets its room, but not the camera's.
    if surface == .window {
      status = screen.statusBarColor != nil ? max(phone.top, 20) : phone.top > 20 ? phone.top : 0
    }
    navigation = screen.navigationBar?.height ?? (isInStack ? UINavigationBar.standardHeight : 0)
    tabs = hasTabBar ? UITabBar.standardHeight : 0
    home = surface == .popover ? 0 : phone.bottom
  }

  /// The insets of the content, with a padding.
  func insets(_ padding: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: status + navigation + padding.top, left: padding.left, bottom: tabs + home + padding.bottom,
      right: padding.right)
  }
}
