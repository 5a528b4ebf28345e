/// A reader's preferred size of text: seven sizes, and five larger ones for accessibility.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// UIKit's name of the category, such as `UICTContentSizeCategoryL`.
  public let rawValue: String
  /// Creates a category with UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size; fonts are those of `large`.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Two sizes below the default.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// One size below the default.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// One size above the default.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two sizes above the default.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size that isn't for accessibility.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest size for accessibility.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size for accessibility.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size for accessibility.
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size for accessibility.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All sizes, from the smallest to the largest, without `unspecified`.
  package static let all: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among all sizes, counted from 0; that of `large` for an unknown category.
  var index: Int { Self.all.firstIndex(of: self) ?? 3 }

  /// Whether the size is one of the five for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Orders sizes from the smallest to the largest.
  public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// A view whose font follows the reader's text size. The size doesn't change while a figure runs, so a view keeps
/// the font that it got at first.
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows changes of the size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
