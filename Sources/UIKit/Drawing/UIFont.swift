import Typesetting

/// A font: Inter, which stands in for San Francisco, at a size and a weight.
public final class UIFont: NSObject, @unchecked Sendable {
  package let style: Typesetting.TextStyle

  package init(_ style: Typesetting.TextStyle) { self.style = style }

  /// The fonts of all runs. What it holds never changes once it is loaded, so sharing it is not state.
  package static let book = FontBook()

  /// - Throws: `FontError` where the font is not installed.
  package func font() throws(FontError) -> Font { try UIFont.book.font(style) }

  /// Whether text can be set at all; a build asks once, before it executes anything.
  ///
  /// - Throws: `FontError` naming the package to install.
  package static func checkInstallation() throws(FontError) {
    _ = try UIFont.systemFont(ofSize: labelFontSize).font()
    _ = try UIFont.systemFont(ofSize: 34, weight: .bold).font()
  }

  // MARK: Fonts by size and weight

  /// The regular font at a size in points, clamped to 1…2048.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The font at a size in points and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Typesetting.TextStyle(size: fontSize, weight: weight.fontWeight))
  }

  /// Semibold, which is what iOS answers to this call.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The regular italic at a size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Typesetting.TextStyle(size: fontSize, isItalic: true))
  }

  /// Figures of equal width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Typesetting.TextStyle(size: fontSize, weight: weight.fontWeight, hasTabularFigures: true))
  }

  /// Figures of equal width and a slashed zero; letters stay proportional, since no monospaced font is
  /// required.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Typesetting.TextStyle(size: fontSize, weight: weight.fontWeight, design: .monospaced))
  }

  /// The same font at another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      Typesetting.TextStyle(
        size: fontSize, weight: style.weight, isItalic: style.isItalic, design: style.design,
        tracking: style.tracking, hasTabularFigures: style.hasTabularFigures))
  }

  /// Points. A label's text has this size unless it is given another.
  public static let labelFontSize: CGFloat = 17
  /// Points. A custom button's title has this size; that of a system button has 17.
  public static let buttonFontSize: CGFloat = 18
  /// Points. Nothing has this size by itself.
  public static let systemFontSize: CGFloat = 14
  /// Points. Nothing has this size by itself.
  public static let smallSystemFontSize: CGFloat = 12

  // MARK: Metrics

  /// Points per em.
  public var pointSize: CGFloat { style.size }
  /// Points from the baseline up to the top of a line.
  public var ascender: CGFloat { metric(\.ascender, inEms: 0.952) }
  /// Negative.
  public var descender: CGFloat { metric(\.descender, inEms: -0.241) }
  /// Points between one line and the next.
  public var leading: CGFloat { metric(\.leading, inEms: 0) }
  /// Points from the baseline up to the top of capitals.
  public var capHeight: CGFloat { metric(\.capHeight, inEms: 0.705) }
  /// Points from the baseline up to the top of a lowercase x.
  public var xHeight: CGFloat { metric(\.xHeight, inEms: 0.526) }
  /// Points from one baseline to the next.
  public var lineHeight: CGFloat { metric(\.lineHeight, inEms: 1.193) }

  /// In points.
  ///
  /// - Parameter ems: San Francisco's, which counts where the font is not installed.
  private func metric(_ metric: KeyPath<FontMetrics, CGFloat>, inEms ems: CGFloat) -> CGFloat {
    (try? font())?.metrics[keyPath: metric] ?? ems * style.size
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.style == style }
  public override var hash: Int { style.hashValue }
}

extension UIFont {
  /// How bold. The raw values are UIKit's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From thin to thick, about -1…1; 0 is regular.
    public let rawValue: CGFloat
    /// A weight in between looks like the nearest of those below.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// -0.8, the thinnest.
    public static let ultraLight = Self(rawValue: -0.8)
    /// -0.6.
    public static let thin = Self(rawValue: -0.6)
    /// -0.4.
    public static let light = Self(rawValue: -0.4)
    /// 0, that of running text.
    public static let regular = Self(rawValue: 0)
    /// 0.23.
    public static let medium = Self(rawValue: 0.23)
    /// 0.3, that of headings.
    public static let semibold = Self(rawValue: 0.3)
    /// 0.4, that of large titles.
    public static let bold = Self(rawValue: 0.4)
    /// 0.56.
    public static let heavy = Self(rawValue: 0.56)
    /// 0.62, the thickest.
    public static let black = Self(rawValue: 0.62)

    /// From light to bold, as `FontWeight` counts.
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
