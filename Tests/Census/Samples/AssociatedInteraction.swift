import UIKit

private var interactionKey: UInt8 = 0

extension UIViewController {
  var interaction: UIPercentDrivenInteractiveTransition? {
    get { return objc_getAssociatedObject(self, &interactionKey) as? UIPercentDrivenInteractiveTransition }
    set { objc_setAssociatedObject(self, &interactionKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

class LoadingView: UIView {
  private var items = [UIView]()

  func start() {
    for (index, item) in items.enumerated() {
      UIView.animate(
        withDuration: 0.6, delay: 0.1 * Double(index), options: [.repeat, .autoreverse],
        animations: { item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }, completion: nil)
    }
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
    if responds(to: #selector(stop)) { perform(#selector(stop), with: nil, afterDelay: 2) }
  }

  @objc func stop() { items.forEach { $0.layer.removeAllAnimations() } }
}
