import TransitionEngine

extension UIColor {
  /// Creates a color from components 0…1 in sRGB; others are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: red.unitClamped, green: green.unitClamped, blue: blue.unitClamped, alpha: alpha.unitClamped))
  }

  /// Creates a gray from components 0…1; others are clamped.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white.unitClamped, alpha: alpha.unitClamped))
  }

  /// Creates a color from its hue, saturation and brightness, components 0…1; others are clamped. A hue of 1
  /// is red again.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = hue.unitClamped * 6
    let (saturation, brightness) = (saturation.unitClamped, brightness.unitClamped)
    /// Returns the component whose peak lies `shift` sixths of the color circle before red's end.
    func component(_ shift: CGFloat) -> CGFloat {
      let distance = (sector + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a color that depends on the traits. The provider is called once for each user interface style.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.light
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.dark
    self.init(Color(light: light, dark: dark))
  }

  /// Returns the color that shows in a user interface style; the color itself if the style is unspecified.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch traitCollection.userInterfaceStyle {
    case .unspecified: self
    case .light: UIColor(Color(light: color.light, dark: color.light))
    case .dark: UIColor(Color(light: color.dark, dark: color.dark))
    }
  }

  /// Creates a color from components 0…1 in Display P3, which are used as those of sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates the color of `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Returns nil: there is no color catalog, which lint reports.
  public convenience init?(named name: String) {
    Run.noteUnmodeled(Remark("color “\(name)”"), Remark("give its components"))
    return nil
  }

  /// Writes the components of the light style, 0…1, each through its pointer if that isn't nil.
  ///
  /// - Returns: true: every color has them.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = color.light.red
    green?.pointee = color.light.green
    blue?.pointee = color.light.blue
    alpha?.pointee = color.light.alpha
    return true
  }

  /// Writes the hue, saturation and brightness of the light style, 0…1, each through its pointer if that
  /// isn't nil.
  ///
  /// - Returns: true: every color has them.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (r, g, b) = (color.light.red, color.light.green, color.light.blue)
    let (high, low) = (max(r, g, b), min(r, g, b))
    let range = high - low
    var sector: CGFloat = 0
    if range > 0 {
      sector = high == r ? (g - b) / range : high == g ? 2 + (b - r) / range : 4 + (r - g) / range
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.light.alpha
    return true
  }

  /// Writes the gray of the light style, 0…1, through its pointer if that isn't nil.
  ///
  /// - Returns: whether the color is a gray.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (r, g, b) = (color.light.red, color.light.green, color.light.blue)
    guard r == g, g == b else { return false }
    white?.pointee = r
    alpha?.pointee = color.light.alpha
    return true
  }

  /// - Parameter alpha: 0…1; others are clamped.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.withAlphaComponent(alpha.unitClamped))
  }
}

extension CGFloat {
  /// The nearest value in 0…1; NaN counts as 0.
  var unitClamped: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}

/// The compiler's type for `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
/// The compiler's type for `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
extension UIColor: _ExpressibleByColorLiteral {}
