import TransitionEngine

/// A color, which may differ in light and in dark.
public final class UIColor: NSObject, @unchecked Sendable {
  package let color: Color
  /// The image that is repeated in place of the color.
  let pattern: ColorPattern?

  package convenience init(_ color: Color) { self.init(color, pattern: nil) }

  init(_ color: Color, pattern: ColorPattern?) { (self.color, self.pattern) = (color, pattern) }

  /// Creates a clear color, which stands for one that is set later.
  public convenience override init() { self.init(.clear) }

  /// Creates a color from a layer's color, with both styles.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color, pattern: cgColor.pattern) }

  /// The color as layers take it, with both styles: unlike on iOS, it isn't resolved for one of them.
  public var cgColor: CGColor {
    var own = CGColor(color)
    own.pattern = pattern
    return own
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.color == color && other.pattern == pattern
  }
  public override var hash: Int { color.hashValue }
}

extension UIColor {
  /// The default blue tint of iOS, in light and in dark.
  static let defaultTint = UIColor(
    Color(
      light: Color.Components(red: 0, green: 122 / 255, blue: 1),
      dark: Color.Components(red: 10 / 255, green: 132 / 255, blue: 1)))
}
