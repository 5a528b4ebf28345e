import Typesetting

/// A font: Inter, which stands in for San Francisco, at a size and a weight.
public final class UIFont: NSObject, @unchecked Sendable {
  package let style: Typesetting.TextStyle

  package init(_ style: Typesetting.TextStyle) { self.style = style }

  /// The fonts of all runs. Loaded fonts never change, so all runs can share them.
  package static let book = FontBook()

  /// Returns the font, loaded.
  ///
  /// - Throws: `FontError` if the font isn't installed.
  package func font() throws(FontError) -> Font { try UIFont.book.font(style) }

  /// Checks that the fonts are installed. A build calls this method once, before it runs any code.
  ///
  /// - Throws: `FontError` naming the package to install.
  package static func checkInstallation() throws(FontError) {
    _ = try UIFont.systemFont(ofSize: labelFontSize).font()
    _ = try UIFont.systemFont(ofSize: 34, weight: .bold).font()
  }

  /// Returns the characters of a text that no installed font has, in order, each once.
  package static func missingCharacters(in text: String) -> [Character] {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }), let font = try? systemFont(ofSize: labelFontSize).font()
    else {
      return []
    }
    var missing: [Character] = []
    for character in text where !character.isASCII && !missing.contains(character) && !font.has(character) {
      missing.append(character)
    }
    return missing
  }

  // MARK: Fonts by size and weight

  /// Returns the regular font at a size in points, clamped to 1…2048.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the font at a size in points and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Typesetting.TextStyle(size: fontSize, weight: weight.fontWeight))
  }

  /// Returns the semibold font, as iOS does.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the regular italic font at a size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Typesetting.TextStyle(size: fontSize, isItalic: true))
  }

  /// Returns the font with figures of equal width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Typesetting.TextStyle(size: fontSize, weight: weight.fontWeight, hasTabularFigures: true))
  }

  /// Returns the font with figures of equal width and a slashed zero; letters stay proportional, since no
  /// monospaced font is required.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Typesetting.TextStyle(size: fontSize, weight: weight.fontWeight, design: .monospaced))
  }

  /// Returns the same font at another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      Typesetting.TextStyle(
        size: fontSize, weight: style.weight, isItalic: style.isItalic, design: style.design,
        tracking: style.tracking, hasTabularFigures: style.hasTabularFigures))
  }

  /// The default size of a label's text, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of a custom button's title, in points; a system button's title has 17.
  public static let buttonFontSize: CGFloat = 18
  /// The system font size, in points; no view uses it by default.
  public static let systemFontSize: CGFloat = 14
  /// The small system font size, in points; no view uses it by default.
  public static let smallSystemFontSize: CGFloat = 12

  // MARK: Metrics

  /// The size of an em, in points.
  public var pointSize: CGFloat { style.size }
  /// The distance from the baseline up to the top of a line, in points.
  public var ascender: CGFloat { metric(\.ascender, inEms: 0.952) }
  /// The distance from the baseline to the bottom of a line, in points; negative.
  public var descender: CGFloat { metric(\.descender, inEms: -0.241) }
  /// The distance between one line and the next, in points.
  public var leading: CGFloat { metric(\.leading, inEms: 0) }
  /// The distance from the baseline up to the top of capitals, in points.
  public var capHeight: CGFloat { metric(\.capHeight, inEms: 0.705) }
  /// The distance from the baseline up to the top of a lowercase x, in points.
  public var xHeight: CGFloat { metric(\.xHeight, inEms: 0.526) }
  /// The distance from one baseline to the next, in points.
  public var lineHeight: CGFloat { metric(\.lineHeight, inEms: 1.193) }

  /// Returns a metric in points.
  ///
  /// - Parameter ems: San Francisco's metric in ems, which is used if the font isn't installed.
  private func metric(_ metric: KeyPath<FontMetrics, CGFloat>, inEms ems: CGFloat) -> CGFloat {
    (try? font())?.metrics[keyPath: metric] ?? ems * style.size
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.style == style }
  public override var hash: Int { style.hashValue }
}

extension UIFont {
  /// The weight of a font. The raw values are UIKit's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight from thin to thick, about -1…1; 0 is regular.
    public let rawValue: CGFloat
    /// Creates a weight. A weight between two named weights looks like the nearest one.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// -0.8, the thinnest.
    public static let ultraLight = Self(rawValue: -0.8)
    /// -0.6.
    public static let thin = Self(rawValue: -0.6)
    /// -0.4.
    public static let light = Self(rawValue: -0.4)
    /// 0, the weight of body text.
    public static let regular = Self(rawValue: 0)
    /// 0.23.
    public static let medium = Self(rawValue: 0.23)
    /// 0.3, the weight of headings.
    public static let semibold = Self(rawValue: 0.3)
    /// 0.4, the weight of large titles.
    public static let bold = Self(rawValue: 0.4)
    /// 0.56.
    public static let heavy = Self(rawValue: 0.56)
    /// 0.62, the thickest.
    public static let black = Self(rawValue: 0.62)

    /// The weight with a name.
    init(_ weight: FontWeight) { self = Self.scale[weight.rawValue] }

    /// The weights from light to bold, in the order of `FontWeight`.
    private static let scale: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The nearest of the font's weights.
    var fontWeight: FontWeight {
      func distance(_ weight: FontWeight) -> CGFloat {
        abs(Weight.scale[weight.rawValue].rawValue - rawValue)
      }
      return FontWeight.allCases.min { distance($0) < distance($1) } ?? .regular
    }
  }
}
