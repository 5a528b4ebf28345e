import Animators
import Screens
import UIKit

/// A camera, tabs and contacts side by side; the pages are scrolled.
final class PagingStage: ScenarioStage {
  let controllers: [String: UIViewController]
  private let container: CameraContainerController

  var root: UIViewController { container }
  var tabs: UITabBarController? { container.tabs }
  var pages: UIScrollView? { container.scrollView }

  init(_ settings: ScenarioSettings) {
    let screens = settings.screens
    let outer = [screens.first, screens.last].compactMap { screen in
      screen.map { ($0.name, $0.makeViewController()) }
    }
    let tabs = screens.dropFirst().dropLast().map { ($0.name, $0.makeTab()) }
    controllers = Dictionary(outer + tabs) { first, _ in first }
    container = CameraContainerController(
      camera: outer.first?.1 ?? UIViewController(), tabs: tabs.map(\.1),
      contacts: outer.last?.1 ?? UIViewController())
    container.logName = "pages"
  }
}
