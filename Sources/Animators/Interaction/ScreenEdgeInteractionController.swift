import UIKit

/// Pulling from a side of the screen drives a change; the whole way is the view's width.
public final class ScreenEdgeInteractionController: GestureInteractionController {
  /// The side from which the finger comes.
  public enum Side: Sendable { case left, right }

  private let side: Side
  private let request: () -> Bool

  /// - Parameters:
  ///   - view: gets a gesture recogniser.
  ///   - request: asks a container for the change, for instance to pop a screen; false if there is none.
  public init(view: UIView, side: Side = .left, request: @escaping () -> Bool) {
    self.side = side
    self.request = request
    super.init()
    let pan = UIScreenEdgePanGestureRecognizer { [weak self] in self?.handle($0) }
    pan.edges = side == .left ? .left : .right
    view.addGestureRecognizer(pan)
  }

  private func handle(_ pan: UIScreenEdgePanGestureRecognizer) {
    switch pan.state {
    case .began: begin(request)
    case .changed: move(to: fraction(pan))
    case .ended: end(isCancelled: false)
    default: end(isCancelled: true)
    }
  }

  private func fraction(_ pan: UIScreenEdgePanGestureRecognizer) -> CGFloat {
    guard let view = pan.view, view.bounds.width > 0 else { return 0 }
    let inwards = pan.translation(in: view).x * (side == .left ? 1 : -1)
    return inwards / view.bounds.width
  }
}
