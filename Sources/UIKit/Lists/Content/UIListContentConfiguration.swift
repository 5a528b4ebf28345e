/// The content of a list's cell, header or footer: an image, a text and a second text.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The looks of a text.
  public struct TextProperties {
    /// The alignment of a text.
    public enum TextAlignment: Int, Sendable {
      case natural, center
      /// As `natural`: lines aren’t stretched.
      case justified
    }
    /// The change of a text's letters.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The alignment; that of the language unless set.
    public var alignment = TextAlignment.natural
    /// The treatment of text that doesn't fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether a line that doesn't fit is drawn in a smaller font.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of a font that is adjusted, 0…1.
    public var minimumScaleFactor: CGFloat = 0
    /// Kept: the text size doesn't change while a figure runs, so there is nothing to adjust to.
    public var adjustsFontForContentSizeCategory = true
    /// The change of the text's letters.
    public var transform = TextTransform.none

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// The looks of an image.
  public struct ImageProperties {
    /// The size and weight of a symbol; nil for 17 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a symbol; nil for the tint.
    public var tintColor: UIColor?
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for no limit along an axis.
    public var maximumSize = CGSize.zero
    /// The size that is kept free for the image, in points; 0 for that of the image. Symbols have at least 24 points
    /// in width.
    public var reservedLayoutSize = CGSize.zero

    init() {}
  }

  private enum Kind { case cell, subtitle, value, header, footer }
  private var kind: Kind

  /// The image in front of the texts; nil for none.
  public var image: UIImage?
  /// The looks of the image.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with the font and the color of its first part, instead of `text`; nil for none.
  public var attributedText: NSAttributedString?
  /// The looks of the text.
  public var textProperties: TextProperties
  /// The second text, below the first or at the right edge; nil for none.
  public var secondaryText: String?
  /// The second text with the font and the color of its first part, instead of `secondaryText`; nil for none.
  public var secondaryAttributedText: NSAttributedString?
  /// The looks of the second text.
  public var secondaryTextProperties: TextProperties
  /// Whether both texts are side by side, as far as there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts above each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The margins around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets

  private init(_ kind: Kind) {
    self.kind = kind
    let isCell = kind == .cell || kind == .subtitle || kind == .value
    textProperties = TextProperties(
      .systemFont(ofSize: isCell ? 17 : 13), isCell ? .label : .secondaryLabel)
    secondaryTextProperties = TextProperties(
      .systemFont(ofSize: kind == .value ? 17 : kind == .subtitle || kind == .cell ? 15 : 13), .secondaryLabel
    )
    prefersSideBySideTextAndSecondaryText = kind == .value
    if kind == .header { textProperties.transform = .uppercase }
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: isCell ? 11 : 6, leading: 16, bottom: isCell ? 11 : 6, trailing: 16)
  }

  /// A cell with a text, and a second one below.
  public static func cell() -> Self { Self(.cell) }
  /// A cell with a text, and a second one below.
  public static func subtitleCell() -> Self { Self(.subtitle) }
  /// A cell with a text, and a second one at the right edge.
  public static func valueCell() -> Self { Self(.value) }
  /// A header of a plain list.
  public static func plainHeader() -> Self {
    var header = Self(.header)
    header.textProperties = TextProperties(.systemFont(ofSize: 17, weight: .semibold), .label)
    return header
  }
  /// A footer of a plain list.
  public static func plainFooter() -> Self { Self(.footer) }
  /// A header of a grouped list, in capitals.
  public static func groupedHeader() -> Self { Self(.header) }
  /// A footer of a grouped list.
  public static func groupedFooter() -> Self { Self(.footer) }
  /// A header of a list, in bold letters.
  public static func prominentInsetGroupedHeader() -> Self {
    var header = Self(.header)
    header.textProperties = TextProperties(.systemFont(ofSize: 20, weight: .bold), .label)
    return header
  }

  /// The same configuration: states change nothing.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// A view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}
