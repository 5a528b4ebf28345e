import TransitionEngine

extension UIColor {
  /// Components 0…1 in sRGB; others are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: red.unitClamped, green: green.unitClamped, blue: blue.unitClamped, alpha: alpha.unitClamped))
  }

  /// A grey. Components 0…1; others are clamped.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white.unitClamped, alpha: alpha.unitClamped))
  }

  /// Components 0…1; others are clamped. A hue of 1 is red again.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = hue.unitClamped * 6
    let (saturation, brightness) = (saturation.unitClamped, brightness.unitClamped)
    /// The component whose peak lies `shift` sixths of the circle before red's end.
    func component(_ shift: CGFloat) -> CGFloat {
      let distance = (sector + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// A colour that depends on its surroundings. The provider is asked once for each user interface style.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.light
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.dark
    self.init(Color(light: light, dark: dark))
  }

  /// The colour that shows in a user interface style; the colour itself where the style is left open.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch traitCollection.userInterfaceStyle {
    case .unspecified: self
    case .light: UIColor(Color(light: color.light, dark: color.light))
    case .dark: UIColor(Color(light: color.dark, dark: color.dark))
    }
  }

  /// Components 0…1 of the display's wider space, taken for those of sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The color of `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Nil: there is no catalogue of colours, which lint says.
  public convenience init?(named name: String) {
    Run.noteUnmodeled("colour “\(name)”", "give its components")
    return nil
  }

  /// The components of the light style, 0…1; each is written where an address is given.
  ///
  /// - Returns: true: every colour has them.
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

  /// Hue, saturation and brightness of the light style, 0…1; each is written where an address is given.
  ///
  /// - Returns: true: every colour has them.
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

  /// The grey of the light style, 0…1, written where an address is given.
  ///
  /// - Returns: whether the colour is a grey.
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

/// The type of `#colorLiteral` to the compiler.
public typealias _ColorLiteralType = UIColor
/// The type of `#imageLiteral` to the compiler.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
extension UIColor: _ExpressibleByColorLiteral {}
