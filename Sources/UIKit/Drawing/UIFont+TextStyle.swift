extension UIFont {
  /// A role of text. The source of the sizes is Apple's Human Interface Guidelines, "Typography", at
  /// each text size.
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

    /// The size in points at a reader's text size.
    func size(in category: UIContentSizeCategory) -> CGFloat {
      (Self.sizes[self] ?? Self.bodySizes)[category.index]
    }

    /// The sizes from `extraSmall` to the largest for accessibility.
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
    /// The sizes of the body and of headlines.
    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  }

  /// Returns the font of a text style at the reader's text size. A style that UIKit does not have gets the font of
  /// the body.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the text size of traits; nil for the current ones.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(
      forTextStyle: style, weight: style == .headline ? .semibold : .regular,
      compatibleWith: traitCollection)
  }

  /// Returns the font of a text style at the current text size, with a weight of its own.
  package static func preferredFont(
    forTextStyle style: TextStyle, weight: Weight, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return systemFont(ofSize: style.size(in: category), weight: weight)
  }
}
