/// A color in sRGB with its appearance in both user interface styles.
///
/// Both are carried to the page, where `prefers-color-scheme` chooses: one figure serves both themes.
public struct Color: Hashable, Sendable {
  /// Components 0…1, not premultiplied.
  public struct Components: Hashable, Sendable {
    /// 0…1; nothing is clamped.
    public var red, green, blue, alpha: CGFloat
    /// Components; opaque by default.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    /// - Parameter hex: `0xRRGGBB`.
    package init(hex: UInt32, alpha: CGFloat = 1) {
      func channel(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
      self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }
  }

  /// The color in the light style, which is also the default.
  public var light: Components
  /// The color in the dark style.
  public var dark: Components

  /// A color that looks different in the two styles.
  public init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
  }

  /// An opaque color by `0xRRGGBB` for either style.
  package init(light: UInt32, dark: UInt32) {
    self.init(light: Components(hex: light), dark: Components(hex: dark))
  }

  /// A color that looks the same in both styles; components 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    light = Components(red: red, green: green, blue: blue, alpha: alpha)
    dark = light
  }

  /// A gray that looks the same in both styles; 0…1, 0 is black.
  public init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Black of alpha 0.
  public static let clear = Color(white: 0, alpha: 0)
  /// Opaque, in both styles.
  public static let black = Color(white: 0)
  /// Opaque, in both styles.
  public static let white = Color(white: 1)

  /// Whether the color differs between light and dark.
  public var isDynamic: Bool { light != dark }

  /// Opaque in both styles.
  package var isOpaque: Bool { light.alpha >= 1 && dark.alpha >= 1 }

  /// Invisible in both styles.
  public var isClear: Bool { light.alpha <= 0 && dark.alpha <= 0 }

  /// The same color with another alpha, 0…1, in both styles.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    var color = self
    color.light.alpha = alpha
    color.dark.alpha = alpha
    return color
  }
}
