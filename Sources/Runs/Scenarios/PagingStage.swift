import Animators
import Screens
import UIKit

/// A camera, tabs and contacts side by side, in a paging scroll view.
final class PagingStage: ScenarioStage {
  /// The container's name in logs.
  static let logName = "pages"

  let controllers: [String: UIViewController]
  let root: UIViewController
  private let container: CameraContainerController?

  var tabs: UITabBarController? { container?.tabs ?? root.firstTabs }
  var pages: UIScrollView? { container?.scrollView ?? root.view.firstPages }

  init(_ settings: ScenarioSettings) {
    let screens = settings.screens
    if let own = settings.own.container {
      let all = screens.map { ($0.name, $0.tabItem == nil ? $0.makeViewController() : $0.makeTab()) }
      controllers = Dictionary(all) { first, _ in first }
      container = nil
      root = own.value(all.map(\.1))
      root.logName = Self.logName
      return
    }
    let outer = [screens.first, screens.last].compactMap { screen in
      screen.map { ($0.name, $0.makeViewController()) }
    }
    let tabs = screens.dropFirst().dropLast().map { ($0.name, $0.makeTab()) }
    controllers = Dictionary(outer + tabs) { first, _ in first }
    let container = CameraContainerController(
      camera: outer.first?.1 ?? UIViewController(), tabs: tabs.map(\.1),
      contacts: outer.last?.1 ?? UIViewController())
    container.logName = Self.logName
    self.container = container
    root = container
  }
}

extension UIViewController {
  /// The first tab bar controller in the hierarchy.
  fileprivate var firstTabs: UITabBarController? {
    children.lazy.compactMap { $0 as? UITabBarController ?? $0.firstTabs }.first
  }
}

extension UIView {
  /// The first scroll view in the hierarchy whose content is pages.
  fileprivate var firstPages: UIScrollView? {
    if let pages = self as? UIScrollView, pages.isPagingEnabled { return pages }
    return subviews.lazy.compactMap(\.firstPages).first
  }
}
