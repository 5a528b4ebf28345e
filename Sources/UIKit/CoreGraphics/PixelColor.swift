import TransitionEngine

/// A color whose components are multiplied with its alpha, 0…1, as in bitmaps.
struct PixelColor: Hashable {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 0

  /// Nothing.
  static let clear = PixelColor()

  /// A color in the light style, as the run's own code sees it.
  init(_ color: Color?) {
    guard let color = color?.light else { return }
    alpha = color.alpha
    (red, green, blue) = (color.red * alpha, color.green * alpha, color.blue * alpha)
  }

  init(red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The gray of the same brightness, 0…1.
  var gray: CGFloat { red * 0.2126 + green * 0.7152 + blue * 0.0722 }

  /// The color with a share of its opacity.
  func faded(_ share: CGFloat) -> PixelColor {
    PixelColor(red: red * share, green: green * share, blue: blue * share, alpha: alpha * share)
  }

  /// The color in front of another.
  func over(_ other: PixelColor) -> PixelColor { self + other.faded(1 - alpha) }

  static func + (a: PixelColor, b: PixelColor) -> PixelColor {
    PixelColor(red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, alpha: a.alpha + b.alpha)
  }
}
