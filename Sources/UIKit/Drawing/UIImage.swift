import ImageFiles
import Symbols
import TransitionEngine

/// A picture: an author's file, or one of our symbols.
public final class UIImage: NSObject {
  /// Whether the tint colours the picture.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are tinted, files are not.
    case automatic
    /// In its own colours, a symbol in the label's; or in the tint of who shows it.
    case alwaysOriginal, alwaysTemplate
  }

  enum Source {
    case file(FilePicture)
    case symbol(Symbol, SymbolConfiguration)
    /// The drawing that code has made; nil for an empty one.
    case drawing(LayerTree?)
  }

  let source: Source
  /// In points.
  public let size: CGSize
  /// Whether views show the picture in their tint: its shape, and none of its own colours.
  public let renderingMode: RenderingMode
  /// Which way up its pixels were.
  public let imageOrientation: Orientation
  /// The margins that keep their size when the picture is stretched, in points.
  public let capInsets: UIEdgeInsets
  /// The colour that the picture brings along; nil for its own colours.
  let ownTint: UIColor?

  init(
    _ source: Source, size: CGSize, renderingMode: RenderingMode = .automatic,
    imageOrientation: Orientation = .up, capInsets: UIEdgeInsets = UIEdgeInsets(), ownTint: UIColor? = nil
  ) {
    self.source = source
    self.size = size
    self.renderingMode = renderingMode
    self.imageOrientation = imageOrientation
    self.capInsets = capInsets
    self.ownTint = ownTint
  }

  /// A picture of nothing, without a size.
  public convenience override init() { self.init(.drawing(nil), size: .zero) }

  /// Pixels per point: a file's own, or else the screen's.
  public var scale: CGFloat {
    if case .file(let file) = source { file.scale } else { UIScreen.main.scale }
  }

  // MARK: Names

  /// A picture of the site, from a PNG, JPEG or SVG beside the page or in `content/images`; nil if there is none of that name,
  /// which is told at the line that asks.
  public convenience init?(named name: String) {
    guard let picture = Run.picture(named: name) else { return nil }
    self.init(picture)
  }

  /// The same, whatever the bundle and the traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// The same, whatever the bundle; a configuration changes symbols alone.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }

  /// A picture of the site that has to be there; a picture of nothing if it is not, which is told at the line that asks.
  public convenience init(resource: ImageResource) { self.init(imageLiteralResourceName: resource.name) }

  /// What `#imageLiteral(resourceName:)` means: a picture of the site, by the rules of `init(named:)`. A picture of nothing
  /// if there is none.
  public convenience init(imageLiteralResourceName name: String) {
    guard let picture = Run.picture(named: name) else {
      self.init()
      return
    }
    self.init(picture)
  }

  // MARK: Files

  /// A PNG, a JPEG or an SVG; nil for anything else, and for a damaged file.
  public convenience init?(data: some Sequence<UInt8>) {
    guard let file = try? ImageFile(Array(data)) else { return nil }
    self.init(FilePicture(file))
  }

  /// The same; pixels of a PNG or JPEG per point.
  public convenience init?(data: some Sequence<UInt8>, scale: CGFloat) {
    guard let file = try? ImageFile(Array(data)) else { return nil }
    self.init(FilePicture(file, scale: scale))
  }

  /// - Parameters:
  ///   - url: where the page finds the file, relative to the site's root.
  ///   - scale: pixels per point, of a picture that has pixels; > 0.
  package convenience init(_ file: ImageFile, url: String, scale: CGFloat = 1) {
    self.init(FilePicture(file, url: url, scale: scale))
  }

  convenience init(_ picture: FilePicture) { self.init(.file(picture), size: picture.size) }

  // MARK: The same picture otherwise

  /// In a colour of its own, which it keeps in all views: its shape, and none of its other colours.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .alwaysOriginal)
  }

  /// In a colour of its own. As a template it is in the tint of the view that shows it all the same.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, size: size, renderingMode: renderingMode, imageOrientation: imageOrientation,
      capInsets: capInsets, ownTint: color)
  }

  /// In another mode; see `renderingMode`.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, size: size, renderingMode: renderingMode, imageOrientation: imageOrientation,
      capInsets: capInsets, ownTint: ownTint)
  }

  /// With margins that keep their size when the picture is stretched to a view, or drawn into a rectangle.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same. What lies between the margins is stretched in either mode.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    UIImage(
      source, size: size, renderingMode: renderingMode, imageOrientation: imageOrientation,
      capInsets: capInsets, ownTint: ownTint)
  }

  /// The filling of a picture between its cap insets. Without effect: it is stretched. The raw values are UIKit's.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// At most as large as asked for, in its own proportions.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
    let scale = min(size.width / self.size.width, size.height / self.size.height, 1)
    return UIImage(
      source, size: CGSize(width: self.size.width * scale, height: self.size.height * scale),
      renderingMode: renderingMode, imageOrientation: imageOrientation, ownTint: ownTint)
  }
}
