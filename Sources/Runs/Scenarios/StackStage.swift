import Animators
import Screens
import UIKit

/// Screens in a navigation controller: the first is the root.
final class StackStage: ScenarioStage {
  /// The container's name in logs.
  static let logName = "stack"

  let controllers: [String: UIViewController]
  private let controller: UINavigationController
  /// Kept here: a navigation controller does not retain its delegate.
  private var owned: [AnyObject] = []

  var root: UIViewController { controller }

  init(_ settings: ScenarioSettings) {
    settings.screens.shareStatusBar(overPictures: true)
    let screens = settings.screens.map { ($0.name, $0.makeStackItem()) }
    controllers = Dictionary(screens) { first, _ in first }
    if let container = settings.own.container {
      controller = container.value(screens.map(\.1))
    } else {
      controller = UINavigationController(rootViewController: screens.first?.1 ?? UIViewController())
    }
    // Each screen chooses whether its title is large; an author's own view controllers do so as in an app.
    controller.navigationBar.prefersLargeTitles = !settings.screens.contains(where: \.runsListings)
    controller.logName = Self.logName
    if let delegate = settings.own.delegate {
      let delegate: any UINavigationControllerDelegate = delegate.value(controller)
      controller.delegate = delegate
      owned = [delegate]
      return
    }
    guard let provider = settings.animatorProvider else { return }
    if let own = settings.interaction?.function {
      let delegate = OwnInteractionDelegate(own.value(controller), animator: provider)
      controller.delegate = delegate
      owned = [delegate]
      return
    }
    let interaction = settings.interaction.map { _ in
      PinchInteractionController(view: controller.view) { [weak controller] in
        controller?.popViewController(animated: true) != nil
      }
    }
    let delegate = InteractiveStackDelegate(interaction: interaction, animator: provider)
    controller.delegate = delegate
    owned = [delegate] + (interaction.map { [$0] } ?? [])
  }

  func push(_ name: String) {
    if let pushed = controllers[name] { controller.pushViewController(pushed, animated: true) }
  }

  func pop() { controller.popViewController(animated: true) }
}
