import UIKit

/// `switch: {on, color}`.
struct SwitchElement: ScreenElement {
  static let name = "switch"
  static let shorthand: String? = "on"

  let isOn: Bool
  let color: UIColor

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    isOn = reader.flag(&fields, "on") ?? true
    color = reader.color(&fields, "color") ?? .systemGreen
  }

  var stretch: Stretch { Stretch(keepsWidth: true) }

  func makeView(in surroundings: Surroundings) -> UIView { ToggleView(isOn: isOn, color: color) }
}

/// A switch, as iOS draws it: 51 × 31 points.
final class ToggleView: UIView {
  static let size = CGSize(width: 51, height: 31)
  private static let inset: CGFloat = 2

  init(isOn: Bool, color: UIColor = .systemGreen) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = isOn ? color : .secondarySystemFill
    layer.cornerRadius = Self.size.height / 2
    let side = Self.size.height - 2 * Self.inset
    let knob = UIView(
      frame: CGRect(
        x: isOn ? Self.size.width - Self.inset - side : Self.inset, y: Self.inset, width: side, height: side))
    knob.backgroundColor = .white
    knob.layer.cornerRadius = side / 2
    ShadowStyle(opacity: 0.15, radius: 3, offset: CGSize(width: 0, height: 2)).apply(to: knob.layer)
    addSubview(knob)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
