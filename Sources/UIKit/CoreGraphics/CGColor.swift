import TransitionEngine

/// A color of a layer. It has components for both user interface styles, and the page chooses between them.
public struct CGColor: Hashable, Sendable {
  package var color: Color
  /// The image that is repeated in place of the color.
  var pattern: ColorPattern?

  package init(_ color: Color) { self.color = color }

  /// Creates a color from components 0…1 in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray, the same in both styles; 0…1, 0 is black.
  public init(gray: CGFloat, alpha: CGFloat) { color = Color(white: gray, alpha: alpha) }

  /// Creates a color from components 0…1 in sRGB, the only color space that is modeled.
  public init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// The alpha, 0…1, in the light style.
  public var alpha: CGFloat { color.light.alpha }

  /// The red, green, blue and alpha components in the light style.
  public var components: [CGFloat]? {
    [color.light.red, color.light.green, color.light.blue, color.light.alpha]
  }

  /// Returns the same color with another alpha, 0…1, in both styles. Never nil.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

  /// Opaque black, in both styles.
  public static let black = CGColor(.black)
  /// Opaque white, in both styles.
  public static let white = CGColor(.white)
  /// Black with an alpha of 0.
  public static let clear = CGColor(.clear)
}
