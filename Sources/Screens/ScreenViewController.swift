import UIKit

/// Shows a screen.
final class ScreenViewController: UIViewController {
  /// The bars that the controller shows itself, and the surface for which it lays out its views.
  struct Settings {
    /// False if a container shows the tab bar for all of its screens.
    var includesTabBar = true
    /// False if a container shows the navigation bar for all of its screens.
    var includesNavigationBar = true
    /// False if a container or the window shows the status bar for all screens; the content still leaves room
    /// for it.
    var includesStatusBar = true
    var surface = Screen.Surface.window
  }

  private let screen: Screen
  private let settings: Settings

  init(_ screen: Screen, _ settings: Settings) {
    (self.screen, self.settings) = (screen, settings)
    super.init(nibName: nil, bundle: nil)
    title = screen.title ?? screen.name
    logName = screen.name
    guard settings.surface == .window else { return }
    statusBarColor = settings.includesNavigationBar ? views?.statusBarColor : views?.stackStatusBarColor
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the screen reaches the top of the window.
  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get {
      settings.surface == .window
        && presentationController?.frameOfPresentedViewInContainerView.minY ?? 0 <= 0
    }
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
      root = (screen.textSize ?? .large).perform { ScreenView(screen, description, settings) }
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

  init(_ screen: Screen, _ description: ScreenDescription, _ settings: ScreenViewController.Settings) {
    let tint = description.tint
    bars = BarHeights(screen, description, settings)
    content = ColumnView(
      description.content.map { $0.makeSlot(tint: tint) }, spacing: description.spacing, alignment: .fill,
      insets: bars.insets(description.padding))
    navigationBar =
      settings.includesNavigationBar
      ? description.navigationBar?.makeView(background: description.background, tint: tint) : nil
    statusBar =
      settings.surface == .window && settings.includesStatusBar
      ? description.statusBarColor.map { [bars] in
        StatusBar(height: bars.status, color: $0, on: Device(size: screen.size))
      } : nil
    tabBar = settings.includesTabBar ? screen.tabBar?.makeView(tint: tint) : nil
    let isShared = settings.surface == .window && !settings.includesStatusBar
    homeIndicator =
      bars.home > 0 && !isShared ? HomeIndicator(color: description.background.contrasting) : nil
    super.init(frame: CGRect(origin: .zero, size: screen.size))
    backgroundColor = description.background
    tintColor = tint
    if let appearance = description.appearance { layer.fixedStyle = appearance }
    let gradient = description.gradient.map { GradientView($0) }
    gradient?.frame = bounds
    gradient?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let views: [UIView?] = [gradient, content, navigationBar, statusBar, tabBar, homeIndicator]
    views.compactMap(\.self).forEach(addSubview)
    layoutIfNeeded()
    clipsToBounds =
      description.hasScrollingRow || content.sizeThatFits(bounds.size).height > bounds.height
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    navigationBar?.frame = CGRect(x: 0, y: bars.status, width: bounds.width, height: bars.navigation)
    statusBar?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bars.status)
    let tabBarHeight = UITabBar.standardHeight + bars.home
    tabBar?.frame = CGRect(
      x: 0, y: bounds.height - tabBarHeight, width: bounds.width, height: tabBarHeight)
    homeIndicator?.frame = HomeIndicator.frame(in: bounds.size)
  }
}

/// The heights of a screen's bars, in points.
private struct BarHeights {
  var status: CGFloat = 0
  var navigation: CGFloat = 0
  var tabs: CGFloat = 0
  var home: CGFloat = 0

  init(_ screen: Screen, _ description: ScreenDescription, _ settings: ScreenViewController.Settings) {
    let phone = UIEdgeInsets(ofDevice: screen.size)
    // Without a status bar the content gets its room, but not the camera's.
    if settings.surface == .window {
      status = description.statusBarColor != nil ? max(phone.top, 20) : phone.top > 20 ? phone.top : 0
    }
    let hidden = settings.includesNavigationBar ? 0 : UINavigationBar.standardHeight
    navigation = description.navigationBar?.height ?? hidden
    // The content ends above the tab bar, the screen's or its container's.
    tabs = screen.tabBar == nil ? 0 : UITabBar.standardHeight
    let landscape = UIEdgeInsets(ofLandscapePhone: screen.size)
    home = settings.surface == .popover ? 0 : max(phone.bottom, landscape.bottom)
  }

  /// The insets of the content, with a padding.
  func insets(_ padding: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: status + navigation + padding.top, left: padding.left, bottom: tabs + home + padding.bottom,
      right: padding.right)
  }
}
