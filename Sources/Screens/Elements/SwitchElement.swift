import UIKit

/// `switch: {on, color}`.
struct SwitchElement: ScreenElement {
  static let name = "switch"
  static let shorthand: String? = "on"

  let isOn: Bool
  let color: UIColor?

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    isOn = reader.flag(&fields, "on") ?? true
    color = reader.color(&fields, "color")
  }

  var stretch: Stretch { Stretch(keepsWidth: true) }

  func makeView(tint: UIColor) -> UIView { UISwitch(isOn: isOn, color: color) }
}

extension UISwitch {
  /// A switch for a picture, which ignores touches.
  convenience init(isOn: Bool, color: UIColor? = nil) {
    self.init(frame: .zero)
    self.isOn = isOn
    onTintColor = color
    isUserInteractionEnabled = false
  }
}
