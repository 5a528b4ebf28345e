/// Contents with a size of their own, which a gravity places in the layer's bounds at any time.
public struct FittedContents: Hashable, Sendable {
  /// The contents, drawn from zero to `size`.
  public var contents: LayerContents
  /// Points.
  public var size: CGSize
  /// The place of the contents in the bounds.
  public var gravity: ContentsGravity

  /// Whether the size can be fitted to bounds.
  package var hasSize: Bool { min(size.width, size.height) > 1e-6 && max(size.width, size.height) < 1e9 }

  /// Contents drawn from zero to a size, in points.
  public init(_ contents: LayerContents, size: CGSize, gravity: ContentsGravity) {
    self.contents = contents
    self.size = size
    self.gravity = gravity
  }
}

/// The place of a layer's contents in its bounds: stretched to them, as large as fits, as small as covers
/// them, or at their own size at one of nine places. `top` is where y is least.
public enum ContentsGravity: Hashable, Sendable, CaseIterable {
  case resize, resizeAspect, resizeAspectFill
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// The place of contents within bounds, which they may exceed. Contents without a size fill the bounds.
  public func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard self != .resize, size.width > 0, size.height > 0 else { return bounds }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    let scale: CGFloat =
      switch self {
      case .resizeAspect: min(ratios.0, ratios.1)
      case .resizeAspectFill: max(ratios.0, ratios.1)
      default: 1
      }
    let size = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * spareShare.x,
      y: bounds.minY + (bounds.height - size.height) * spareShare.y, width: size.width, height: size.height)
  }

  /// The share of the spare room that is on the left and above.
  private var spareShare: CGPoint {
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: 1
      default: 0.5
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: 1
      default: 0.5
      }
    return CGPoint(x: x, y: y)
  }
}

extension Layer {
  /// The layer's contents in its own coordinates; fitted contents are placed in the bounds.
  package var placedContents: LayerContents? {
    guard case .fitted(let fitted)? = contents else { return contents }
    return fitted.placed(in: bounds)
  }
}

extension FittedContents {
  fileprivate func placed(in bounds: CGRect) -> LayerContents {
    let place = gravity.place(size, in: bounds)
    guard hasSize else { return .shape(Shape(path: Path(), fillColor: nil)) }
    let (x, y) = (place.width / size.width, place.height / size.height)
    let map = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: place.minX, ty: place.minY)
    switch contents {
    case .image(var image):
      image.frame = image.frame == CGRect(origin: .zero, size: size) ? place : image.frame.applying(map)
      return .image(image)
    case .shape(var shape):
      shape.path = shape.path.applying(map)
      shape.lineWidth *= min(x, y)
      return .shape(shape)
    case .snapshot where place == bounds: return contents
    case .gradient, .text, .snapshot, .fitted, .backdrop:
      // A snapshot is stretched to the bounds of its layer, so what is placed lies in a layer of these
      // bounds.
      var picture = Layer(
        id: 0, name: "picture", bounds: CGRect(origin: .zero, size: place.size),
        position: CGPoint(x: place.midX, y: place.midY))
      picture.contents = contents
      if case .snapshot = contents {
      } else {
        picture.bounds.size = size
        picture.transform = CATransform3DMakeScale(x, y, 1)
      }
      var whole = Layer(
        id: 0, name: "picture", bounds: bounds, position: CGPoint(x: bounds.midX, y: bounds.midY))
      whole.sublayers = [picture]
      return .snapshot(Snapshot(tree: LayerTree(whole), rect: bounds))
    }
  }
}
