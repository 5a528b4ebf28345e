import Symbols
import TransitionEngine

extension UIImage {
  /// One of the symbols in `symbolNames`; nil for any other name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// One of the symbols in `symbolNames`, at a size and a weight; nil for any other name. Without a
  /// configuration it goes with regular text of 17 points.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = Symbol.all[name] else { return nil }
    self.init(symbol, configuration ?? SymbolConfiguration())
  }

  /// The same, whatever the traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  private convenience init(_ symbol: Symbol, _ configuration: SymbolConfiguration) {
    self.init(
      .symbol(symbol, configuration), size: symbol.size(pointSize: configuration.shownPointSize),
      renderingMode: configuration.color == nil ? .automatic : .alwaysOriginal)
  }

  /// The names that `init(systemName:)` accepts, sorted.
  public static let symbolNames: [String] = Symbol.all.keys.sorted()

  /// Whether it is one of the symbols.
  public var isSymbolImage: Bool { symbolConfiguration != nil }

  /// How a symbol is drawn; nil for any other picture.
  public var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(_, let configuration) = source { configuration } else { nil }
  }

  /// The symbol with what a configuration says, and else as it is; any other picture as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let symbol, let own) = source else { return self }
    let merged = own.applying(configuration)
    return UIImage(
      .symbol(symbol, merged), size: symbol.size(pointSize: merged.shownPointSize),
      renderingMode: configuration.color == nil ? renderingMode : .alwaysOriginal, ownTint: ownTint)
  }

  /// The symbol with what a configuration says; nil for any other picture.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// How a picture is made ready; only symbols have anything of it.
  public typealias Configuration = SymbolConfiguration

  /// How a symbol is drawn. What is not said is left to others: regular, of medium scale, beside text of 17 points.
  public struct SymbolConfiguration: Hashable, Sendable {
    private var pointSize: CGFloat?
    private var weight: SymbolWeight?
    private var scale: SymbolScale?
    /// Its own colour; nil for the tint.
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

    /// How thick its lines are.
    public init(weight: SymbolWeight) { self.weight = weight }
    /// How large it is beside its text.
    public init(scale: SymbolScale) { self.scale = scale }
    /// As large as the text that it goes with.
    public init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
    /// As large as the text that it goes with, times a scale.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
      self.scale = scale
    }
    /// As large as the text that it goes with; the font's weight does not count.
    public init(font: UIFont) { self.init(pointSize: font.pointSize) }
    /// As large as the text that it goes with, times a scale; the font's weight does not count.
    public init(font: UIFont, scale: SymbolScale) {
      self.init(font: font)
      self.scale = scale
    }
    /// In a colour; our symbols have one layer.
    public init(hierarchicalColor: UIColor) { color = hierarchicalColor }
    /// In the first of some colours; our symbols have one layer.
    public init(paletteColors: [UIColor]) { color = paletteColors.first }

    /// This one, with what another says.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      var result = self
      result.pointSize = otherConfiguration.pointSize ?? pointSize
      result.weight = otherConfiguration.weight ?? weight
      result.scale = otherConfiguration.scale ?? scale
      result.color = otherConfiguration.color ?? color
      return result
    }

    /// Of the text beside which the symbol would be of medium scale.
    var shownPointSize: CGFloat { (pointSize ?? UIFont.labelFontSize) * (scale ?? .medium).factor }
    var shownWeight: SymbolWeight { weight ?? .regular }
  }

  /// How large a symbol is beside its text. The raw values are UIKit's.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    /// Of the medium one; about as far apart as those of SF Symbols.
    fileprivate var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .default, .unspecified, .medium: 1
      case .large: 1.29
      }
    }
  }

  /// How thick a symbol's lines are, by the name that UIKit gives it.
  public typealias SymbolWeight = Symbols.SymbolWeight
}
