import Symbols
import TransitionEngine

extension UIImage {
  /// Creates one of the symbols in `symbolNames`, or one of the site's own in `content/symbols`; nil for any other
  /// name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates one of the symbols in `symbolNames`, or one of the site's own, at a size and a weight; nil for any other
  /// name. Without a configuration, its size and weight are those of regular text of 17 points.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = Symbol.named(name) ?? Run.namedPictures?.symbol(name) else { return nil }
    self.init(symbol, configuration)
  }

  /// Creates one of the symbols in `symbolNames`, whatever the traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// Creates a symbol from a drawing.
  package convenience init(_ symbol: Symbol, _ configuration: SymbolConfiguration?) {
    let configuration = configuration ?? SymbolConfiguration()
    self.init(
      .symbol(symbol, configuration), size: symbol.size(pointSize: configuration.shownPointSize),
      renderingMode: configuration.color == nil ? .automatic : .alwaysOriginal)
  }

  /// The names that `init(systemName:)` accepts, sorted.
  public static let symbolNames: [String] = Symbol.names

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { symbolConfiguration != nil }

  /// The configuration of a symbol; nil for any other image.
  public var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(_, let configuration) = source { configuration } else { nil }
  }

  /// Returns the symbol with the values of a configuration added to its own; any other image unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let symbol, let own) = source else { return self }
    let merged = own.applying(configuration)
    return UIImage(
      .symbol(symbol, merged), size: symbol.size(pointSize: merged.shownPointSize),
      renderingMode: configuration.color == nil ? renderingMode : .alwaysOriginal, ownTint: ownTint)
  }

  /// Returns the symbol with the values of a configuration added to its own; nil for any other image.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// The configuration of an image; only symbols have one.
  public typealias Configuration = SymbolConfiguration

  /// The appearance of a symbol. Missing values are regular weight, medium scale, and the size of text of 17
  /// points.
  public struct SymbolConfiguration: Hashable, Sendable {
    private var pointSize: CGFloat?
    private var weight: SymbolWeight?
    private var scale: SymbolScale?
    /// The symbol's own color; nil for the tint.
    private(set) var color: UIColor?

    fileprivate init() {}

    /// - Parameter pointSize: of the text that the symbol goes with; clamped to 1…1024, and NaN counts as 17.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize.isNaN ? UIFont.labelFontSize : min(max(pointSize, 1), 1024)
    }

    /// - Parameters:
    ///   - pointSize: of the text that the symbol goes with; clamped to 1…1024, and NaN counts as 17.
    ///   - weight: how thick its lines are.
    public init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }

    /// - Parameters:
    ///   - pointSize: of the text that the symbol goes with; clamped to 1…1024, and NaN counts as 17.
    ///   - weight: how thick its lines are.
    ///   - scale: how large it is beside that text.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }

    /// Creates a configuration with a weight of the symbol's lines.
    public init(weight: SymbolWeight) { self.weight = weight }
    /// Creates a configuration with a scale relative to text.
    public init(scale: SymbolScale) { self.scale = scale }
    /// Creates a configuration with the size of a text style.
    public init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
    /// Creates a configuration with the size of a text style, and a scale relative to it.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
      self.scale = scale
    }
    /// Creates a configuration with the size of a font; the font's weight does not count.
    public init(font: UIFont) { self.init(pointSize: font.pointSize) }
    /// Creates a configuration with the size of a font, and a scale relative to it; the font's weight does
    /// not count.
    public init(font: UIFont, scale: SymbolScale) {
      self.init(font: font)
      self.scale = scale
    }
    /// Creates a configuration with a color; Zoetrope's symbols have one layer.
    public init(hierarchicalColor: UIColor) { color = hierarchicalColor }
    /// Creates a configuration with the first of several colors; Zoetrope's symbols have one layer.
    public init(paletteColors: [UIColor]) { color = paletteColors.first }

    /// Returns this configuration with the values of another, where that has them.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      var result = self
      result.pointSize = otherConfiguration.pointSize ?? pointSize
      result.weight = otherConfiguration.weight ?? weight
      result.scale = otherConfiguration.scale ?? scale
      result.color = otherConfiguration.color ?? color
      return result
    }

    /// The size of the text beside which the symbol would have the medium scale.
    var shownPointSize: CGFloat { (pointSize ?? UIFont.labelFontSize) * (scale ?? .medium).factor }
    var shownWeight: SymbolWeight { weight ?? .regular }
  }

  /// The scale of a symbol relative to text. The raw values are UIKit's.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    /// The factor relative to the medium scale; the steps are about those of SF Symbols.
    fileprivate var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .default, .unspecified, .medium: 1
      case .large: 1.29
      }
    }
  }

  /// The weight of a symbol's lines, by its UIKit name.
  public typealias SymbolWeight = Symbols.SymbolWeight
}
