extension UIFont {
  /// What a text is for. Source of the sizes: Apple's Human Interface Guidelines, "Typography", at the
  /// default size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = Self(rawValue: "largeTitle")
    public static let title1 = Self(rawValue: "title1")
    public static let title2 = Self(rawValue: "title2")
    public static let title3 = Self(rawValue: "title3")
    public static let headline = Self(rawValue: "headline")
    public static let body = Self(rawValue: "body")
    public static let callout = Self(rawValue: "callout")
    public static let subheadline = Self(rawValue: "subheadline")
    public static let footnote = Self(rawValue: "footnote")
    public static let caption1 = Self(rawValue: "caption1")
    public static let caption2 = Self(rawValue: "caption2")

    /// From the largest to the smallest.
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

  /// The font for a purpose. A style that UIKit does not have gets that of the body.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }
}
