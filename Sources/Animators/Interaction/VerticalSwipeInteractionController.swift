import UIKit

/// Drives a change by a swipe up or down, as for pulling a sheet or picture away.
///
/// The finger's initial direction counts as forward. Going back beyond the start has no effect.
public final class VerticalSwipeInteractionController: GestureInteractionController,
  UIGestureRecognizerDelegate
{
  /// The way of a whole transition, in points.
  private static let distance: CGFloat = 200

  private let request: () -> Bool
  /// 1 downwards, -1 upwards.
  private var direction: CGFloat = 1

  /// - Parameters:
  ///   - view: gets a gesture recognizer.
  ///   - request: asks a container for the change, for instance to dismiss a screen; false if there is none.
  public init(view: UIView, request: @escaping () -> Bool) {
    self.request = request
    super.init()
    let pan = UIPanGestureRecognizer { [weak self] in self?.handle($0) }
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  /// Begins only for a pan up or down.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    return !pan.isSideways
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      // The translation is still about zero here; the velocity says where the finger is going.
      direction = pan.velocity(in: pan.view).y < 0 ? -1 : 1
      begin(request)
    case .changed: move(to: direction * pan.translation(in: pan.view).y / Self.distance)
    case .ended: end(isCancelled: false)
    default: end(isCancelled: true)
    }
  }
}
