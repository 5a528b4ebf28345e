import ImageFiles
import Symbols
import TransitionEngine

/// An image: an author's file, a drawing, or one of Zoetrope's symbols.
public final class UIImage: NSObject {
  /// The mode that decides whether an image is tinted.
  public enum RenderingMode: Int, Sendable {
    /// Tints symbols, and no other images.
    case automatic
    /// Shows the image in its own colors, a symbol in the label's; or as a template, in the tint of the view
    /// that shows it.
    case alwaysOriginal, alwaysTemplate
  }

  enum Source {
    case file(FilePicture)
    case symbol(Symbol, SymbolConfiguration)
    /// A drawing by code; nil for an empty one.
    case drawing(LayerTree?)
  }

  let source: Source
  /// The size, in points.
  public let size: CGSize
  /// The mode that decides whether views show the image's shape in their tint, instead of its own colors.
  public let renderingMode: RenderingMode
  /// The original orientation of the image's pixels.
  public let imageOrientation: Orientation
  /// The margins that keep their size when the image is stretched, in points.
  public let capInsets: UIEdgeInsets
  /// The images that views show one after the other; nil for one image.
  public private(set) var images: [UIImage]?
  /// The duration of a cycle of the images, in seconds; 0 for one image.
  public private(set) var duration: TimeInterval = 0
  /// The tint color that the image brings along; nil for its own colors.
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

  /// Creates an empty image without a size.
  public convenience override init() { self.init(.drawing(nil), size: .zero) }

  /// The pixels per point: those of the file, or else the screen's.
  public var scale: CGFloat {
    if case .file(let file) = source { file.scale } else { UIScreen.main.scale }
  }

  /// Returns an image of several, which an image view shows one after the other; nil without images.
  ///
  /// - Parameter duration: of a cycle, in seconds; 0 for a thirtieth of a second for each.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let whole = UIImage(
      first.source, size: first.size, renderingMode: first.renderingMode, capInsets: first.capInsets,
      ownTint: first.ownTint)
    whole.images = images
    whole.duration = duration > 0 ? duration : Double(images.count) / 30
    return whole
  }

  // MARK: Names

  /// Creates an image of the site, from a PNG, JPEG or SVG beside the page or in `content/images`; nil if
  /// there is none with that name, which is reported at the line of the call.
  public convenience init?(named name: String) {
    guard let picture = Run.picture(named: name) else { return nil }
    self.init(picture)
  }

  /// Creates an image of the site, whatever the bundle and the traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates an image of the site, whatever the bundle; a configuration changes only symbols.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }

  /// Creates the image of the site that is named as the file, whatever its folder; nil if there is none, which is
  /// reported at the line of the call.
  public convenience init?(contentsOfFile path: String) {
    let file = path.split(separator: "/").last ?? ""
    self.init(named: file.lastIndex(of: ".").map { String(file[..<$0]) } ?? String(file))
  }

  /// Creates an image of the site, which must exist; otherwise the image is empty, which is reported at the
  /// line of the call.
  public convenience init(resource: ImageResource) { self.init(imageLiteralResourceName: resource.name) }

  /// Creates the image of `#imageLiteral(resourceName:)`: an image of the site, by the rules of
  /// `init(named:)`, or an empty image if there is none.
  public convenience init(imageLiteralResourceName name: String) {
    guard let picture = Run.picture(named: name) else {
      self.init()
      return
    }
    self.init(picture)
  }

  // MARK: Files

  /// Creates an image from a PNG, a JPEG or an SVG, or from what code has made of an image; nil for other data, and for a
  /// damaged file.
  public convenience init?(data: some Sequence<UInt8>) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from a PNG, a JPEG or an SVG; the scale is the number of pixels of a PNG or JPEG per
  /// point.
  public convenience init?(data: some Sequence<UInt8>, scale: CGFloat) {
    guard let file = try? ImageFile(Array(data)) else { return nil }
    if let image = Self.decoded(file) {
      self.init(cgImage: CGImage(image), scale: scale, orientation: .up)
    } else {
      self.init(FilePicture(file, scale: scale))
    }
  }

  /// - Parameters:
  ///   - url: the file's address on the page, relative to the site's root.
  ///   - scale: the pixels per point of a bitmap; > 0.
  package convenience init(_ file: ImageFile, url: String, scale: CGFloat = 1) {
    self.init(FilePicture(file, url: url, scale: scale))
  }

  convenience init(_ picture: FilePicture) { self.init(.file(picture), size: picture.size) }

  // MARK: Variants

  /// Returns the image in a color that it has in all views: its shape, and none of its other colors.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .alwaysOriginal)
  }

  /// Returns the image in a color of its own. As a template it still shows in the tint of the view that shows
  /// it.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, size: size, renderingMode: renderingMode, imageOrientation: imageOrientation,
      capInsets: capInsets, ownTint: color)
  }

  /// Returns the image in another mode; see `renderingMode`.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, size: size, renderingMode: renderingMode, imageOrientation: imageOrientation,
      capInsets: capInsets, ownTint: ownTint)
  }

  /// Returns the image with margins that keep their size when it's stretched to a view, or drawn into a
  /// rectangle.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with margins that keep their size. The part between the margins is stretched in either
  /// mode.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    UIImage(
      source, size: size, renderingMode: renderingMode, imageOrientation: imageOrientation,
      capInsets: capInsets, ownTint: ownTint)
  }

  /// The filling of an image between its cap insets. Without effect: the part is stretched. The raw values
  /// are UIKit's.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// Returns the image scaled down to fit a size, at its own aspect ratio.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
    let scale = min(size.width / self.size.width, size.height / self.size.height, 1)
    return UIImage(
      source, size: CGSize(width: self.size.width * scale, height: self.size.height * scale),
      renderingMode: renderingMode, imageOrientation: imageOrientation, ownTint: ownTint)
  }
}
