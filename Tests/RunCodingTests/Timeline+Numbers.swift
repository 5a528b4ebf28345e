import TransitionEngine
import UIKit

/// Runs with numbers that UIKit takes and nobody can draw.
extension Timeline {
  static func ofHugeNumbers() throws -> Timeline {
    let huge = CGFloat.greatestFiniteMagnitude
    let run = Run(size: CGSize(width: 100, height: 100))
    return try run.record {
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      run.window.addSubview(view)
      view.layer.zPosition = huge
      view.layer.anchorPointZ = -huge
      view.layer.transform = CATransform3DMakeScale(1e200, 1e200, 1)
      view.layer.position = CGPoint(x: huge, y: -huge)
      view.layer.cornerRadius = huge
      view.layer.shadowOffset = CGSize(width: huge, height: 0)
      view.layer.timeOffset = huge
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1e300, height: 1)).cgPath
      shape.lineWidth = huge
      shape.lineDashPattern = [1e300, 1]
      run.window.layer.addSublayer(shape)
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.mass, spring.stiffness, spring.damping) = (1e-3, 1e12, 1e10)
      (spring.fromValue, spring.toValue, spring.initialVelocity) = (-huge, huge, 1e300)
      spring.duration = 0.5
      shape.add(spring, forKey: "spring")
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.toValue, fade.duration) = (0.5, 0.25)
      fade.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, -3e38, 0.5, 3e38)
      shape.add(fade, forKey: "fade")
    }
  }

  static func ofASpring(heavierBy factor: CGFloat) throws -> Timeline {
    let run = Run(size: CGSize(width: 100, height: 100))
    return try run.record {
      let layer = CALayer()
      run.window.layer.addSublayer(layer)
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.mass, spring.stiffness, spring.damping) = (factor, 100 * factor, 10 * factor)
      (spring.toValue, spring.duration) = (100, 1)
      layer.add(spring, forKey: "spring")
    }
  }
}
