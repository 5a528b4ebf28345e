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
    /// What code has drawn; nil for nothing.
    case drawing(LayerTree?)
  }

  /// A picture of nothing, without a size.
  public convenience override init() { self.init(.drawing(nil), size: .zero) }

  /// A picture by Core Graphics's name.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage.image.source, size: cgImage.image.size, renderingMode: cgImage.image.renderingMode)
  }

  /// The same, whatever its scale and orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage)
  }

  /// Which way up a picture is. The raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The picture by Core Graphics's name; never nil.
  public var cgImage: CGImage? { CGImage(self) }
  /// Pixels per point.
  public var scale: CGFloat { UIScreen.main.scale }
  /// Always upright.
  public var imageOrientation: Orientation { .up }

  /// Nil: an app's pictures are not there, which lint says.
  public convenience init?(named name: String) {
    Run.noteMissing("picture “\(name)”", "draw one, or use a symbol")
    return nil
  }

  /// Nil: an app's pictures are not there, which lint says.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// What `#imageLiteral(resourceName:)` means: a picture of nothing, which lint says.
  public convenience init(imageLiteralResourceName name: String) {
    Run.noteMissing("picture “\(name)”", "draw one, or use a symbol")
    self.init()
  }

  /// The same picture; a symbol in a colour of its own.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .alwaysOriginal)
  }

  /// The same picture; a symbol in a colour of its own.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard case .symbol = source else { return withRenderingMode(renderingMode) }
    let contents = contents(in: CGRect(origin: .zero, size: size), tint: color)
    var layer = Layer(
      id: Run.current?.nextLayerID() ?? 0, name: "symbol", bounds: CGRect(origin: .zero, size: size),
      position: CGPoint(x: size.width / 2, y: size.height / 2))
    layer.contents = contents
    return UIImage(.drawing(LayerTree(layer)), size: size, renderingMode: renderingMode)
  }

  /// The same picture: caps that keep their size are not modelled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

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
  ///   - bounds: the layer's own bounds; nil for the same rectangle.
  func contents(in rect: CGRect, of bounds: CGRect? = nil, tint: UIColor) -> LayerContents {
    switch source {
    case .file(let file, let url):
      return .image(
        Image(url: url, mediaType: file.kind.mediaType, data: ImageData(file.bytes), frame: rect))
    case .drawing(let tree):
      guard let tree else { return .shape(Shape(path: Path())) }
      guard let bounds, bounds != rect else { return .snapshot(Snapshot(tree: tree, rect: tree.root.bounds)) }
      // A snapshot is stretched to the layer's bounds, so the picture lies in a layer of these bounds.
      func layer(_ bounds: CGRect, at frame: CGRect) -> Layer {
        Layer(id: 0, name: "picture", bounds: bounds, position: CGPoint(x: frame.midX, y: frame.midY))
      }
      var picture = layer(CGRect(origin: .zero, size: rect.size), at: rect)
      picture.contents = .snapshot(Snapshot(tree: tree, rect: tree.root.bounds))
      var whole = layer(bounds, at: bounds)
      whole.sublayers = [picture]
      return .snapshot(Snapshot(tree: LayerTree(whole), rect: bounds))
    case .symbol(let symbol, let configuration):
      let color = renderingMode == .alwaysOriginal ? UIColor.label : tint
      return .shape(symbol.shape(in: rect, weight: configuration.weight, color: color.color))
    }
  }
}
