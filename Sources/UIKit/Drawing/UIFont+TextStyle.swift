extension UIFont {
  /// A role of text. The source of the sizes is Apple's Human Interface Guidelines, "Typography", at the
  /// default size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name in Swift; UIKit's constants have other raw values.
    public let rawValue: String
    /// Creates a style with its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The large title of a screen, 34 points.
    public static let largeTitle = Self(rawValue: "largeTitle")
    /// A title of the first level, 28 points.
    public static let title1 = Self(rawValue: "title1")
    /// A title of the second level, 22 points.
    public static let title2 = Self(rawValue: "title2")
    /// A title of the third level, 20 points.
    public static let title3 = Self(rawValue: "title3")
    /// A headline; semibold, 17 points.
    public static let headline = Self(rawValue: "headline")
    /// Body text, 17 points.
    public static let body = Self(rawValue: "body")
    /// A callout, 16 points.
    public static let callout = Self(rawValue: "callout")
    /// A subheadline, 15 points.
    public static let subheadline = Self(rawValue: "subheadline")
    /// A footnote, 13 points.
    public static let footnote = Self(rawValue: "footnote")
    /// A caption, 12 points.
    public static let caption1 = Self(rawValue: "caption1")
    /// A secondary caption, 11 points.
    public static let caption2 = Self(rawValue: "caption2")

    /// All styles, from the largest to the smallest.
    package static let all: [TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]

    fileprivate var size: CGFloat { Self.sizes[self] ?? 17 }

    private static let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17, .callout: 16,
      .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
  }

  /// Returns the font of a text style. A style that UIKit does not have gets the font of the body.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }
}
