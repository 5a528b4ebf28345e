import UIKit

@IBDesignable
class PulsingButton: UIButton {
  @IBInspectable var pulseColor: UIColor = .systemBlue {
    didSet { setup() }
  }
  private let pulse = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    setup()
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    setup()
  }

  private func setup() {
    pulse.path = UIBezierPath(ovalIn: bounds).cgPath
    pulse.fillColor = pulseColor.cgColor
    layer.insertSublayer(pulse, at: 0)
    addTarget(self, action: #selector(touchDown), for: [.touchDown, .touchDragEnter])
    addTarget(self, action: #selector(touchUp(_:)), for: .touchUpInside)
  }

  @objc fileprivate func touchDown() {
    let animation = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    animation.fromValue = 1
    animation.toValue = 0.2
    animation.duration = 0.4
    animation.repeatCount = HUGE
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
    pulse.add(animation, forKey: "pulse")
  }

  @objc fileprivate func touchUp(_ sender: UIButton) {
    pulse.removeAllAnimations()
    removeTarget(self, action: #selector(touchDown), for: .allEvents)
  }
}
