import TransitionEngine

/// A colour as layers hold it. It carries its appearance in both user interface styles, and the page chooses.
public struct CGColor: Hashable, Sendable {
  package var color: Color

  package init(_ color: Color) { self.color = color }

  /// Components 0…1 in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, the same in both styles; 0…1, 0 is black.
  public init(gray: CGFloat, alpha: CGFloat) { color = Color(white: gray, alpha: alpha) }

  /// Components 0…1 in sRGB, the only colour space that is modelled.
  public init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// 0…1, in the light style.
  public var alpha: CGFloat { color.light.alpha }

  /// Red, green, blue, alpha in the light style.
  public var components: [CGFloat]? {
    [color.light.red, color.light.green, color.light.blue, color.light.alpha]
  }

  /// The same colour with another alpha, 0…1, in both styles. Never nil.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

  /// Opaque, in both styles.
  public static let black = CGColor(.black)
  /// Opaque, in both styles.
  public static let white = CGColor(.white)
  /// Black of alpha 0.
  public static let clear = CGColor(.clear)
}
