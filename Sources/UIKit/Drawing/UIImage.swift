import ImageFiles
import Symbols
import TransitionEngine

/// A picture: an author's file, or one of our symbols.
public final class UIImage: NSObject {
  /// Whether the tint colours the picture.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are tinted, files are not.
    case automatic
    /// Symbols in the label's colour, or in the tint; files as they are.
    case alwaysOriginal, alwaysTemplate
  }

  enum Source {
    case file(ImageFile, url: String)
    case symbol(Symbol, SymbolConfiguration)
  }

  let source: Source
  /// In points.
  public let size: CGSize
  /// Only symbols can be tinted: a file's colours are its own.
  public let renderingMode: RenderingMode

  init(_ source: Source, size: CGSize, renderingMode: RenderingMode = .automatic) {
    self.source = source
    self.size = size
    self.renderingMode = renderingMode
  }

  // MARK: Files

  /// A PNG or an SVG; nil for anything else, and for a damaged file.
  public convenience init?(data: some Sequence<UInt8>) {
    guard let file = try? ImageFile(Array(data)) else { return nil }
    self.init(file, url: "")
  }

  /// - Parameters:
  ///   - url: where the page finds the file, relative to the site's root.
  ///   - scale: pixels of a PNG per point; > 0.
  package convenience init(_ file: ImageFile, url: String, scale: CGFloat = 1) {
    let scale = file.kind == .png && scale.isFinite && scale > 0 ? scale : 1
    self.init(
      .file(file, url: url), size: CGSize(width: file.size.width / scale, height: file.size.height / scale))
  }

  // MARK: Symbols

  /// One of the symbols in `symbolNames`; nil for any other name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// One of the symbols in `symbolNames`, at a size and a weight; nil for any other name. Without a
  /// configuration it goes with regular text of 17 points.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard let symbol = Symbol.all[name] else { return nil }
    let configuration = configuration ?? SymbolConfiguration(pointSize: UIFont.labelFontSize)
    self.init(.symbol(symbol, configuration), size: symbol.size(pointSize: configuration.pointSize))
  }

  /// What `init(systemName:)` knows, sorted.
  public static let symbolNames: [String] = Symbol.all.keys.sorted()

  /// The symbol at another size or weight; a file as it is.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard case .symbol(let symbol, _) = source else { return self }
    return UIImage(
      .symbol(symbol, configuration), size: symbol.size(pointSize: configuration.pointSize),
      renderingMode: renderingMode)
  }

  /// The same picture in another mode; see `renderingMode`.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, size: size, renderingMode: renderingMode)
  }
}

extension UIImage {
  /// How a symbol is drawn.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// Of the text that the symbol goes with.
    public let pointSize: CGFloat
    /// How thick the lines are. Filled symbols look alike in all weights.
    public let weight: SymbolWeight

    /// - Parameter pointSize: clamped to 1…1024; NaN counts as 17.
    public init(pointSize: CGFloat, weight: SymbolWeight = .regular) {
      self.pointSize = pointSize.isNaN ? UIFont.labelFontSize : min(max(pointSize, 1), 1024)
      self.weight = weight
    }
  }

  /// How thick a symbol's lines are, by the name that UIKit gives it.
  public typealias SymbolWeight = Symbols.SymbolWeight
}

extension UIImage {
  /// The picture as a layer draws it.
  ///
  /// - Parameters:
  ///   - rect: where the whole picture lies, in the layer's coordinates.
  ///   - tint: of a symbol.
  func contents(in rect: CGRect, tint: UIColor) -> LayerContents {
    switch source {
    case .file(let file, let url):
      return .image(
        Image(url: url, mediaType: file.kind.mediaType, data: ImageData(file.bytes), frame: rect))
    case .symbol(let symbol, let configuration):
      let color = renderingMode == .alwaysOriginal ? UIColor.label : tint
      return .shape(symbol.shape(in: rect, weight: configuration.weight, color: color.color))
    }
  }
}
