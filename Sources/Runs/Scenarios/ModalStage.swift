import Animators
import Screens
import UIKit

/// A screen that presents others.
final class ModalStage: ScenarioStage {
  let root: UIViewController
  let controllers: [String: UIViewController]
  /// Kept here: controllers do not retain their transitioning delegates.
  private var owned: [AnyObject] = []
  private let presentation: ScenarioPresentation

  init(_ settings: ScenarioSettings) {
    presentation = settings.presentation
    let surface = settings.presentation.surface
    let ownStatusBars = surface != .window || !settings.screens.shareStatusBar()
    let screens = settings.screens.enumerated().map { index, screen in
      (
        screen.name,
        screen.makeViewController(includingStatusBar: ownStatusBars, on: index == 0 ? .window : surface)
      )
    }
    controllers = Dictionary(screens) { first, _ in first }
    root = screens.first?.1 ?? UIViewController()
    let adaptive = ScenarioPresentationDelegate(presentation)
    owned = [adaptive]
    for (screen, controller) in zip(settings.screens, screens.map(\.1)).dropFirst() {
      let hasOwnStyle = presentation.style != nil || controller.modalPresentationStyle != .automatic
      presentation.prepare(controller, telling: adaptive)
      if screen.size != settings.size, controller.preferredContentSize == .zero {
        controller.preferredContentSize = screen.size
      }
      if let own = settings.own.delegate {
        let delegate: any UIViewControllerTransitioningDelegate = own.value(controller)
        controller.transitioningDelegate = delegate
        owned.append(delegate)
        continue
      }
      guard let provider = settings.animatorProvider else { continue }
      if !presentation.coversPart,
        let presentation = provider(true) as? any UIViewControllerTransitioningDelegate
      {
        if !hasOwnStyle { controller.modalPresentationStyle = .automatic }
        let delegate = DrivenPresentationDelegate(presentation)
        delegate.gesture = settings.interaction?.known.flatMap { makeInteraction($0, on: controller) }
        controller.preferPresentation(of: delegate)
        owned += [delegate, presentation]
        continue
      }
      if let own = settings.interaction?.function {
        let delegate = OwnInteractionDelegate(own.value(controller), animator: provider)
        controller.transitioningDelegate = delegate
        owned.append(delegate)
        continue
      }
      let interaction = settings.interaction?.known.flatMap { makeInteraction($0, on: controller) }
      let delegate = InteractivePresentationDelegate(interaction: interaction, animator: provider)
      controller.transitioningDelegate = delegate
      owned += [delegate] + (interaction.map { [$0] } ?? [])
    }
  }

  /// - Returns: the interaction that drives the controller's dismissal.
  private func makeInteraction(
    _ interaction: Interaction, on controller: UIViewController
  ) -> GestureInteractionController? {
    interaction.controller(on: controller.view, from: .left) { [weak controller] in
      guard let controller, controller.presentingViewController != nil, !controller.isBeingDismissed else {
        return false
      }
      controller.dismiss(animated: true)
      return true
    }
  }

  /// Presents a screen from the topmost controller.
  func present(_ name: String) -> [String] {
    var top = root
    while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
    guard let controller = controllers[name] else { return [] }
    let missing = presentation.place(controller, beside: top.view)
    if missing.isEmpty { top.present(controller, animated: true) }
    return missing
  }

  var detent: String? {
    let sheet = top.presentationController as? UISheetPresentationController
    return sheet?.restingDetent.map(ScenarioPresentation.Detent.text)
  }

  /// Dismisses the topmost controller.
  func dismiss() {
    top.dismiss(animated: true)
  }

  /// The topmost presented controller, even during its dismissal.
  private var top: UIViewController {
    var top: UIViewController = root
    while let next = top.presentedViewController { top = next }
    return top
  }
}
