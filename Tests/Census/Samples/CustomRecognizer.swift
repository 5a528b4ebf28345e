import UIKit
import UIKit.UIGestureRecognizerSubclass

enum PanDirection { case vertical, horizontal }

class PanDirectionGestureRecognizer: UIPanGestureRecognizer {
  let direction: PanDirection

  init(direction: PanDirection, target: AnyObject, action: Selector) {
    self.direction = direction
    super.init(target: target, action: action)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began {
      let velocity = self.velocity(in: view)
      switch direction {
      case .horizontal where abs(velocity.y) > abs(velocity.x): state = .cancelled
      case .vertical where abs(velocity.x) > abs(velocity.y): state = .cancelled
      default: break
      }
    }
  }
}
