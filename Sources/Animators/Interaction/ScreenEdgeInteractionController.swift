import UIKit

/// Drives a change by a pull from a side of the screen. The whole way is the view's width or height.
public final class ScreenEdgeInteractionController: GestureInteractionController {
  /// The side from which the finger comes.
  public enum Side: Sendable { case left, right, top, bottom }

  private let side: Side
  private let distance: (() -> CGFloat)?
  private let request: () -> Bool

  /// - Parameters:
  ///   - view: gets a gesture recognizer.
  ///   - distance: points of the whole way, such as a menu's width; nil for the view's width or height.
  ///   - request: asks a container for the change, for instance to pop a screen; false if there is none.
  public init(
    view: UIView, side: Side = .left, distance: (() -> CGFloat)? = nil, request: @escaping () -> Bool
  ) {
    self.side = side
    self.distance = distance
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
    guard let view = pan.view else { return 0 }
    let translation = pan.translation(in: view)
    let (inwards, length) =
      switch side {
      case .left: (translation.x, view.bounds.width)
      case .right: (-translation.x, view.bounds.width)
      case .top: (translation.y, view.bounds.height)
      case .bottom: (-translation.y, view.bounds.height)
      }
    let way = distance?() ?? length
    return way > 0 ? inwards / way : 0
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
