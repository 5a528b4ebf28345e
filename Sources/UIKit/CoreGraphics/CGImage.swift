import TransitionEngine

/// An image, by its Core Graphics name.
public final class CGImage: Hashable {
  let image: UIImage

  init(_ image: UIImage) { self.image = image }

  /// The width, in pixels.
  public var width: Int { Int((image.size.width * image.scale).rounded()) }
  /// The height, in pixels.
  public var height: Int { Int((image.size.height * image.scale).rounded()) }

  /// Returns the part of the image within a rectangle, in pixels; nil if that part is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let scale = image.scale
    let part = CGRect(
      x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale, height: rect.height / scale
    ).intersection(CGRect(origin: .zero, size: image.size))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return CGImage(image.part(part))
  }

  /// Returns whether both show the same image.
  public static func == (a: CGImage, b: CGImage) -> Bool { a.image === b.image }
  /// Hashes the image.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(image)) }
}

extension UIImage {
  /// The image as a Core Graphics image; never nil.
  public var cgImage: CGImage? { CGImage(self) }

  /// Creates an image from a Core Graphics image, with one point for each of its pixels.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image from a Core Graphics image.
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

  /// Returns the image mirrored, left for right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(.drawing(turned(.upMirrored, from: size)), size: size, imageOrientation: .upMirrored)
  }

  /// The orientation of an image. The raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    fileprivate var isOnItsSide: Bool { rawValue % 4 > 1 }
    fileprivate var isMirrored: Bool { rawValue > 3 }
    /// The angle of rotation, clockwise.
    fileprivate var angle: CGFloat { [0, .pi, -.pi / 2, .pi / 2][rawValue % 4] }
  }

  /// - Parameter size: the size before the rotation.
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
