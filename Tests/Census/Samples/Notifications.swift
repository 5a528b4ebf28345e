import UIKit

class KeyboardView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    NotificationCenter.default.addObserver(
      self, selector: #selector(moved(_:)), name: NSNotification.Name("moved"), object: nil)
    NotificationCenter.default.addObserver(
      forName: Notification.Name(rawValue: "gone"), object: nil, queue: .main
    ) { _ in }
  }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func moved(_ notification: Notification) {
    guard let distance = notification.userInfo?["distance"] as? CGFloat else { return }
    UIView.animate(withDuration: 0.3) { self.transform = CGAffineTransform(translationX: 0, y: distance) }
  }

  func tell() {
    NotificationCenter.default.post(
      name: Notification.Name("moved"), object: self, userInfo: ["distance": CGFloat(20)])
  }
}
