import TransitionEngine

extension Color.Components {
  static let white = Color.Components(red: 1, green: 1, blue: 1)
  static let black = Color.Components(red: 0, green: 0, blue: 0)

  /// The relative luminance of an opaque color, 0…1 (WCAG 2.2).
  private var luminance: Double {
    func linear(_ channel: Double) -> Double {
      channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of two opaque colors, 1…21 (WCAG 2.2).
  func contrast(with other: Color.Components) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The color on the way to another, in sRGB.
  ///
  /// - Parameter part: 0…1; 0 is this color.
  func mixed(with other: Color.Components, _ part: Double) -> Color.Components {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return Color.Components(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// The color, or the closest lighter or darker one that can be read on a background.
  func legible(on background: Color.Components) -> Color.Components {
    let pole = background.contrast(with: .white) > background.contrast(with: .black) ? Self.white : .black
    for step in 0..<steps {
      let color = mixed(with: pole, Double(step) / Double(steps)).rounded
      if color.contrast(with: background) >= Self.legibleContrast { return color }
    }
    return pole
  }

  /// The contrast that text needs (WCAG 2.2, 1.4.3).
  static let legibleContrast = 4.5
  private var steps: Int { 64 }

  /// The color in `#rrggbb`.
  var hexNotation: String {
    let digits = [red, green, blue].map { channel in
      let digits = String(Int((channel * 255).rounded()), radix: 16)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }
    return "#" + digits.joined()
  }

  /// The color that `hexNotation` writes.
  private var rounded: Color.Components {
    func round(_ channel: Double) -> Double { (channel * 255).rounded() / 255 }
    return Color.Components(red: round(red), green: round(green), blue: round(blue))
  }
}
