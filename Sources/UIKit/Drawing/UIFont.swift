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

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Typesetting.TextStyle(size: fontSize, weight: weight.fontWeight))
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

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

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      Typesetting.TextStyle(
        size: fontSize, weight: style.weight, isItalic: style.isItalic, design: style.design,
        tracking: style.tracking, hasTabularFigures: style.hasTabularFigures))
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12

  // MARK: Metrics

  public var pointSize: CGFloat { style.size }
  public var ascender: CGFloat { metric(\.ascender, inEms: 0.952) }
  /// Negative.
  public var descender: CGFloat { metric(\.descender, inEms: -0.241) }
  public var leading: CGFloat { metric(\.leading, inEms: 0) }
  public var capHeight: CGFloat { metric(\.capHeight, inEms: 0.705) }
  public var xHeight: CGFloat { metric(\.xHeight, inEms: 0.526) }
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
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Self(rawValue: -0.8)
    public static let thin = Self(rawValue: -0.6)
    public static let light = Self(rawValue: -0.4)
    public static let regular = Self(rawValue: 0)
    public static let medium = Self(rawValue: 0.23)
    public static let semibold = Self(rawValue: 0.3)
    public static let bold = Self(rawValue: 0.4)
    public static let heavy = Self(rawValue: 0.56)
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
