import TransitionEngine

extension UIImage {
  /// The picture as a layer draws it, wherever its bounds go.
  ///
  /// - Parameter tint: of the view that shows it.
  func contents(_ gravity: ContentsGravity, tint: UIColor) -> LayerContents {
    let contents = contents(in: CGRect(origin: .zero, size: size), tint: tint)
    if case .snapshot = contents, gravity == .resize { return contents }
    return .fitted(FittedContents(contents, size: size, gravity: gravity))
  }

  /// The picture as a layer of a size of its own draws it.
  ///
  /// - Parameters:
  ///   - rect: the layer's bounds.
  ///   - tint: of who shows it.
  func contents(in rect: CGRect, tint: UIColor) -> LayerContents {
    if capInsets != UIEdgeInsets() || isTinted { return snapshot(tint: tint) }
    switch source {
    case .file(let file):
      return .image(Image(url: file.url, mediaType: file.mediaType, data: file.data, frame: rect))
    case .drawing(let tree):
      return tree == nil ? .shape(Shape(path: Path())) : snapshot(tint: tint)
    case .symbol(let symbol, let configuration):
      let color = renderingMode == .alwaysOriginal ? ownTint ?? configuration.color ?? .label : tint
      return .shape(symbol.shape(in: rect, weight: configuration.shownWeight, color: color.color))
    }
  }

  /// Whether a colour takes the place of those that the picture has: symbols have none.
  private var isTinted: Bool {
    if case .symbol = source { return false }
    return renderingMode == .alwaysTemplate || renderingMode == .alwaysOriginal && ownTint != nil
  }

  private func snapshot(tint: UIColor) -> LayerContents {
    .snapshot(
      Snapshot(tree: tree(tint: tint), rect: CGRect(origin: .zero, size: size), capInsets: capInsets))
  }

  /// The picture at its own size.
  func tree(tint: UIColor) -> LayerTree {
    let tree = plainTree(tint: tint)
    guard isTinted else { return tree }
    var color = Self.layer(of: size)
    color.backgroundColor = (renderingMode == .alwaysTemplate ? tint : ownTint ?? tint).color
    color.mask = tree
    return LayerTree(color)
  }

  private func plainTree(tint: UIColor) -> LayerTree {
    if case .drawing(let tree?) = source, tree.root.bounds.size == size { return tree }
    var layer = Self.layer(of: size)
    switch source {
    case .file(let file):
      layer.contents = .image(
        Image(url: file.url, mediaType: file.mediaType, data: file.data, frame: layer.bounds))
    case .drawing(let tree): layer.contents = tree.map { .snapshot(Snapshot(tree: $0, rect: $0.root.bounds)) }
    case .symbol(let symbol, let configuration):
      let color = renderingMode == .alwaysOriginal ? ownTint ?? configuration.color ?? .label : tint
      layer.contents = .shape(
        symbol.shape(in: layer.bounds, weight: configuration.shownWeight, color: color.color))
    }
    return LayerTree(layer)
  }

  private static func layer(of size: CGSize) -> Layer {
    Layer(
      id: Run.current?.nextLayerID() ?? 0, name: "picture", bounds: CGRect(origin: .zero, size: size),
      position: CGPoint(x: size.width / 2, y: size.height / 2))
  }
}

// MARK: Core Graphics

/// A picture by Core Graphics's name.
public final class CGImage: Hashable {
  let image: UIImage

  init(_ image: UIImage) { self.image = image }

  /// In pixels.
  public var width: Int { Int((image.size.width * image.scale).rounded()) }
  /// In pixels.
  public var height: Int { Int((image.size.height * image.scale).rounded()) }

  /// The part of it that lies in a rectangle, in pixels; nil where that is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let scale = image.scale
    let part = CGRect(
      x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale, height: rect.height / scale
    ).intersection(CGRect(origin: .zero, size: image.size))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return CGImage(image.part(part))
  }

  /// Whether both show the same picture.
  public static func == (a: CGImage, b: CGImage) -> Bool { a.image === b.image }
  /// Hashes the picture.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(image)) }
}

extension UIImage {
  /// The picture by Core Graphics's name; never nil.
  public var cgImage: CGImage? { CGImage(self) }

  /// A picture by Core Graphics's name, a point to each of its pixels.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A picture by Core Graphics's name.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; what is not positive counts as 1.
  ///   - orientation: how it is to be turned and mirrored, so that it is upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let image = cgImage.image
    let factor = image.scale / (scale.isFinite && scale > 0 ? scale : 1)
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    guard orientation != .up else {
      self.init(image.source, size: size, renderingMode: image.renderingMode, ownTint: image.ownTint)
      return
    }
    self.init(
      .drawing(image.turned(orientation, from: size)), size: orientation.isOnItsSide ? size.turned : size,
      imageOrientation: orientation)
  }

  /// Mirrored, left for right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(.drawing(turned(.upMirrored, from: size)), size: size, imageOrientation: .upMirrored)
  }

  /// Which way up a picture is. The raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    fileprivate var isOnItsSide: Bool { rawValue % 4 > 1 }
    fileprivate var isMirrored: Bool { rawValue > 3 }
    /// Clockwise.
    fileprivate var angle: CGFloat { [0, .pi, -.pi / 2, .pi / 2][rawValue % 4] }
  }

  /// - Parameter size: before it is turned.
  private func turned(_ orientation: Orientation, from size: CGSize) -> LayerTree {
    let whole = orientation.isOnItsSide ? size.turned : size
    var picture = Self.layer(of: size)
    picture.contents = .snapshot(
      Snapshot(tree: tree(tint: ownTint ?? .defaultTint), rect: CGRect(origin: .zero, size: self.size)))
    picture.position = CGPoint(x: whole.width / 2, y: whole.height / 2)
    let turn = CGAffineTransform(rotationAngle: orientation.angle)
    picture.transform = CATransform3DMakeAffineTransform(
      CGAffineTransform(scaleX: orientation.isMirrored ? -1 : 1, y: 1).concatenating(turn))
    var root = Self.layer(of: whole)
    root.sublayers = [picture]
    return LayerTree(root)
  }

  fileprivate func part(_ rect: CGRect) -> UIImage {
    var layer = Self.layer(of: rect.size)
    layer.contents = .snapshot(Snapshot(tree: tree(tint: ownTint ?? .defaultTint), rect: rect))
    return UIImage(.drawing(LayerTree(layer)), size: rect.size)
  }
}

extension CGSize {
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}
