import RunCoding
import UIKit

/// A run whose timeline is discarded: it opens fonts, and creates tables and types, for all copies of the
/// program.
enum WarmUp {
  static func run() {
    let run = Run(size: CGSize(width: 320, height: 480))
    let timeline = try? run.record {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Aa"
      label.backgroundColor = .systemBackground
      let layer = CAShapeLayer()
      layer.path = UIBezierPath(ovalIn: label.bounds).cgPath
      label.layer.addSublayer(layer)
      let controller = UIViewController()
      controller.view.addSubview(label)
      run.window.rootViewController = controller
      UIView.animate(withDuration: 0.1) { label.transform = CGAffineTransform(translationX: 1, y: 0) }
    }
    _ = timeline?.bytes
  }
}
