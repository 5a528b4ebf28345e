import UIKit

/// Pulling from a side of the screen drives a change; the whole way is the view's width, or its height from the top or bottom.
public final class ScreenEdgeInteractionController: GestureInteractionController {
  /// The side from which the finger comes.
  public enum Side: Sendable { case left, right, top, bottom }

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
    pan.edges = side.edge
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
    guard let view = pan.view, view.bounds.width > 0, view.bounds.height > 0 else { return 0 }
    let translation = pan.translation(in: view)
    switch side {
    case .left: return translation.x / view.bounds.width
    case .right: return -translation.x / view.bounds.width
    case .top: return translation.y / view.bounds.height
    case .bottom: return -translation.y / view.bounds.height
    }
  }
}

extension ScreenEdgeInteractionController.Side {
  fileprivate var edge: UIRectEdge {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    }
  }
}
