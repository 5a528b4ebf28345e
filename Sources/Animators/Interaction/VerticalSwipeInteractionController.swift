import UIKit

/// Swiping a view up or down drives a change, as sheets and pictures are pulled away.
///
/// The direction in which the finger starts decides which way counts; going back beyond the start does not.
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

  /// Only for a pan that goes up or down.
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
