/// Scales fonts and lengths with the reader's text size, as a text style is scaled.
public final class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of body text; a new object at each access.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font at the size that the reader prefers; the font's own size is that at `large`.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font at the size that traits prefer; nil for the current ones.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns a font at the size that the reader prefers, up to a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font at the size that traits prefer, up to a size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    let most = maximumPointSize > 0 ? maximumPointSize : .infinity
    return size == font.pointSize && size <= most ? font : font.withSize(min(size, most))
  }

  /// Returns a length, such as a margin, scaled with the reader's text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length scaled with the text size of traits, on whole pixels: by the style's size there over its
  /// size at `large`.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let factor = style.size(in: category) / style.size(in: .large)
    return factor == 1 ? value : (value * factor).onGrid
  }
}
