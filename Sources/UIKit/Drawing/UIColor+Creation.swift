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

  /// - Parameter alpha: 0…1; others are clamped.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.withAlphaComponent(alpha.unitClamped))
  }
}

extension CGFloat {
  /// The nearest value in 0…1; NaN counts as 0.
  var unitClamped: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
