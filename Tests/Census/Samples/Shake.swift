import UIKit

extension UIView {
  func shake(count: Float = 3, for duration: TimeInterval = 0.3, withTranslation translation: Float = 5) {
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
    animation.repeatCount = count
    animation.duration = duration / TimeInterval(animation.repeatCount)
    animation.autoreverses = true
    animation.values = [translation, -translation]
    layer.add(animation, forKey: "shake")
  }

  func rotate() {
    let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
    rotation.toValue = NSNumber(value: Double.pi * 2)
    rotation.duration = 1
    rotation.isCumulative = true
    rotation.repeatCount = Float.greatestFiniteMagnitude
    layer.add(rotation, forKey: "rotationAnimation")
  }

  func bounce() {
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = NSValue(cgPoint: CGPoint(x: center.x - 10, y: center.y))
    move.toValue = NSValue(cgPoint: CGPoint(x: center.x + 10, y: center.y))
    move.setValue("bounce", forKey: "name")
    move.repeatCount = MAXFLOAT
    layer.add(move, forKey: "position")
  }
}
