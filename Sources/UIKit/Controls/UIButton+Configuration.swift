extension UIButton {
  /// How a button looks.
  public struct Configuration: Hashable {
    public enum CornerStyle: Int, Sendable {
      case fixed, small, medium, large, capsule

      /// Points.
      func radius(for size: CGSize) -> CGFloat {
        switch self {
        case .fixed: 5.95
        case .small: 5
        case .medium: 8
        case .large: 12
        case .capsule: min(size.width, size.height) / 2
        }
      }
    }

    private enum Style: Hashable { case plain, gray, tinted, filled }

    private let style: Style
    public var title: String?
    public var image: UIImage?
    /// Between picture and title, in points.
    public var imagePadding: CGFloat = 6
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var cornerStyle = CornerStyle.fixed
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    private init(_ style: Style) { self.style = style }

    /// No background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On a translucent tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }

    func foreground(tint: UIColor) -> UIColor { baseForegroundColor ?? (style == .filled ? .white : tint) }

    func background(tint: UIColor) -> UIColor? {
      switch style {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }
  }
}

/// Distances from the four sides, inwards, in points, by the direction of writing: leading is left.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
