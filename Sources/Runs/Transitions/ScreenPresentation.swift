import Animators
import Screens
import UIKit

/// Two screens, one of which is presented over the other by an animator that is also the transitioning
/// delegate.
///
/// The animator's presentation controller decides how much of the other screen is covered. A screen with its
/// own size requests it as its preferred content size.
final class ScreenPresentation {
  let presenter: UIViewController
  let presented: UIViewController
  private let isDismissal: Bool
  /// Kept here: controllers do not retain their transitioning delegates.
  private let delegate: any UIViewControllerTransitioningDelegate

  /// Call this initializer inside `Run.perform`.
  ///
  /// - Parameters:
  ///   - isDismissal: whether the first screen is presented, and is dismissed.
  ///   - style: the style; automatic for the controller's own or the delegate's.
  ///   - widthScale: the window's width over the screens' own.
  init(
    _ screens: ScreenPair, by delegate: any UIViewControllerTransitioningDelegate, isDismissal: Bool,
    style: UIModalPresentationStyle = .automatic, widthScale: CGFloat = 1
  ) {
    self.isDismissal = isDismissal
    self.delegate = delegate
    let (below, above) = isDismissal ? (screens.to, screens.from) : (screens.from, screens.to)
    let ownStatusBars = ![below, above].shareStatusBar()
    presenter = below.makeViewController(includingStatusBar: ownStatusBars)
    presented = above.makePresented(
      by: delegate, over: below.size, style: style, includingStatusBar: ownStatusBars, widthScale: widthScale)
  }

  /// Shows the screens that are visible before the change.
  func prepare(in run: Run) throws {
    run.perform { run.window.rootViewController = presenter }
    try run.settle()
    guard isDismissal else { return }
    run.perform { presenter.present(presented, animated: false) }
    try run.settle()
  }

  /// The distance of the presented view, which comes from a side of the screen.
  func distance(from side: ScreenEdgeInteractionController.Side) -> CGFloat {
    guard let presentation = presented.presentationController, let container = presentation.containerView
    else { return 0 }
    let place = presentation.frameOfPresentedViewInContainerView
    return switch side {
    case .left: place.maxX
    case .right: container.bounds.width - place.minX
    case .top: place.maxY
    case .bottom: container.bounds.height - place.minY
    }
  }

  /// - Returns: whether there is anything to change.
  @discardableResult
  func change() -> Bool {
    guard (presenter.presentedViewController != nil) == isDismissal, !presented.isBeingDismissed else {
      return false
    }
    if isDismissal { presenter.dismiss(animated: true) } else { presenter.present(presented, animated: true) }
    return true
  }
}

extension ScreenPair {
  /// The window in which one screen is presented over the other.
  func window(isDismissal: Bool) -> CGSize { isDismissal ? to.size : from.size }
}

extension UIViewController {
  /// Hands the presentation to a delegate that also animates it: in the style that the controller has chosen
  /// itself, otherwise by the delegate's presentation controller, or full screen if the delegate has none.
  func preferPresentation(of delegate: any UIViewControllerTransitioningDelegate) {
    transitioningDelegate = delegate
    guard modalPresentationStyle == .automatic else { return }
    modalPresentationStyle = .custom
    styleWithoutPresentationController = .fullScreen
  }
}

extension Screen {
  /// A view controller presented by a delegate; call this inside `Run.perform`.
  ///
  /// - Parameters:
  ///   - size: the size of the screen below.
  ///   - style: the style; automatic for the controller's own or the delegate's.
  ///   - includingStatusBar: false if the window shows the status bar for both screens.
  ///   - widthScale: the window's width over the screens' own.
  func makePresented(
    by delegate: any UIViewControllerTransitioningDelegate, over size: CGSize,
    style: UIModalPresentationStyle = .automatic, includingStatusBar: Bool = true, widthScale: CGFloat = 1
  ) -> UIViewController {
    let controller = makeViewController(includingStatusBar: includingStatusBar)
    if style != .automatic { controller.modalPresentationStyle = style }
    controller.preferPresentation(of: delegate)
    if self.size != size, controller.preferredContentSize == .zero {
      controller.preferredContentSize = CGSize(width: self.size.width * widthScale, height: self.size.height)
    }
    return controller
  }
}
