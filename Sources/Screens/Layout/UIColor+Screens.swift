import TransitionEngine
import UIKit

extension UIColor {
  /// - Parameter hex: `0xRRGGBB`.
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    let components = Color.Components(hex: hex, alpha: alpha)
    self.init(Color(light: components, dark: components))
  }

  /// - Parameters:
  ///   - light, dark: `0xRRGGBB`.
  convenience init(light: UInt32, dark: UInt32) {
    self.init(Color(light: Color.Components(hex: light), dark: Color.Components(hex: dark)))
  }
}

extension UIColor {
  /// Black or white, whichever is easier to read on this color, in light and in dark.
  var contrasting: UIColor {
    func side(_ c: Color.Components) -> Color.Components {
      let luminance = 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue
      let white: CGFloat = luminance * c.alpha + (1 - c.alpha) > 0.72 ? 0 : 1
      return Color.Components(red: white, green: white, blue: white)
    }
    return UIColor(Color(light: side(color.light), dark: side(color.dark)))
  }
}
