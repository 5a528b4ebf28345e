import UIKit

/// Drives a change by a pinch. The closer the fingers, the further it is; or the farther apart, if they open.
public final class PinchInteractionController: GestureInteractionController {
  private let request: () -> Bool
  private var startScale: CGFloat = 1
  private var opens = false

  /// - Parameters:
  ///   - view: gets a gesture recognizer.
  ///   - request: asks a container for the change, for instance to select another tab; false if there is none.
  public init(view: UIView, request: @escaping () -> Bool) {
    self.request = request
    super.init()
    view.addGestureRecognizer(UIPinchGestureRecognizer { [weak self] in self?.handle($0) })
  }

  private func handle(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      startScale = pinch.scale
      opens = pinch.scale > 1
      begin(request)
    case .changed: move(to: 1 - (opens ? startScale / pinch.scale : pinch.scale / startScale))
    case .ended: end(isCancelled: false)
    default: end(isCancelled: true)
    }
  }
}
