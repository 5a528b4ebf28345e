import Animators
import TransitionEngine
import UIKit

/// A camera, two tabs and contacts on a phone of 390 × 844 points, and a finger.
struct CameraFixture {
  let run = Run(size: CGSize(width: 390, height: 844))
  let screens: [CountingScreen]
  let container: CameraContainerController

  init() throws {
    let run = run
    screens = run.perform { ["lens", "home", "search", "people"].map(CountingScreen.init) }
    container = run.perform { [screens] in
      CameraContainerController(camera: screens[0], tabs: [screens[1], screens[2]], contacts: screens[3])
    }
    run.perform { [container] in run.window.rootViewController = container }
    try run.settle()
  }

  var offset: CGFloat { container.scrollView.contentOffset.x }

  /// A finger that moves sideways in the middle of the screen, or at another height.
  func flick(_ distance: CGFloat, y: CGFloat = 400) throws -> Timeline {
    let start = CGPoint(x: 195 - distance / 2, y: y)
    let path = try TouchPath.swipe(from: start, to: CGPoint(x: start.x + distance, y: y), in: 0.15)
    return try run.record { try run.send(path, at: 0) }
  }

  func tap(tab index: Int) throws {
    let point = CGPoint(x: 97.5 + 195 * CGFloat(index), y: 785)
    _ = try run.record { try run.send(.tap(at: point), at: 0) }
  }
}

/// Counts how often it is loaded and shown.
final class CountingScreen: UIViewController {
  private(set) var loads = 0
  private(set) var appearances = 0

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    loads += 1
    view.backgroundColor = .white
  }

  override func viewDidAppear(_ animated: Bool) { appearances += 1 }
}
