/// A colour in sRGB with its appearance in both user interface styles.
///
/// Both are carried to the page, where `prefers-color-scheme` chooses: one figure serves both themes.
public struct Color: Hashable, Sendable {
  /// Components 0…1, not premultiplied.
  public struct Components: Hashable, Sendable {
    public var red, green, blue, alpha: CGFloat
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  public var light: Components
  public var dark: Components

  public init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    light = Components(red: red, green: green, blue: blue, alpha: alpha)
    dark = light
  }

  public init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public static let clear = Color(white: 0, alpha: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)

  /// Whether the colour differs between light and dark.
  public var isDynamic: Bool { light != dark }

  /// Invisible in both styles.
  public var isClear: Bool { light.alpha <= 0 && dark.alpha <= 0 }

  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    var color = self
    color.light.alpha = alpha
    color.dark.alpha = alpha
    return color
  }
}
