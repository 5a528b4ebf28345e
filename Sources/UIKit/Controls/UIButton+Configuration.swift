extension UIButton {
  /// The appearance of a button.
  public struct Configuration: Hashable {
    /// The corner radii: 5.95 points, the same, 5, 8, 12, and half the shorter side. The raw values are
    /// UIKit's.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      /// Scales with the text size on iOS; here there is one text size, so it equals `fixed`.
      case dynamic
      case small, medium, large, capsule

      /// The radius in points.
      func radius(for size: CGSize) -> CGFloat {
        switch self {
        case .fixed, .dynamic: 5.95
        case .small: 5
        case .medium: 8
        case .large: 12
        case .capsule: min(size.width, size.height) / 2
        }
      }
    }

    private enum Style: Hashable { case plain, gray, tinted, filled }

    private let style: Style
    /// The title; nil for none.
    public var title: String?
    /// The image left of the title; nil for none.
    public var image: UIImage?
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 6
    /// The distance between the content and the button's sides, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The background's corner style.
    public var cornerStyle = CornerStyle.dynamic
    /// The color of title and symbol; nil for white on a filled button, and the tint on others.
    public var baseForegroundColor: UIColor?
    /// The color of the background; nil for the style's own. A tinted button shows it at 18 %.
    public var baseBackgroundColor: UIColor?

    private init(_ style: Style) { self.style = style }

    /// No background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On a translucent tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Glass; drawn as a gray background.
    public static func glass() -> Configuration { Configuration(.gray) }
    /// Clear glass; drawn as a gray background.
    public static func clearGlass() -> Configuration { Configuration(.gray) }
    /// Glass in the tint; drawn as a filled background.
    public static func prominentGlass() -> Configuration { Configuration(.filled) }
    /// Clear glass in the tint; drawn as a filled background.
    public static func prominentClearGlass() -> Configuration { Configuration(.filled) }

    /// The color of the content; gray if the button is disabled. (UIKit's own grays are not documented; these
    /// are inferred.)
    func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
      guard isEnabled else { return .tertiaryLabel }
      return baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    func background(tint: UIColor, isEnabled: Bool) -> UIColor? {
      switch style {
      case .plain: baseBackgroundColor
      case _ where !isEnabled: .tertiarySystemFill
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }
  }
}
