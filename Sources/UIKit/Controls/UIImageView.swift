import TransitionEngine

/// Shows a picture; a symbol in the tint colour.
open class UIImageView: UIView {
  /// What is shown, in the bounds as `contentMode` says; nil for nothing.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// A view that shows nothing yet, and takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// As large as the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// The image's size; no wish without an image.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The image's size, whatever room there is; zero without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// Draws a symbol in the new tint.
  open override func tintColorDidChange() { setNeedsLayout() }

  /// Draws a symbol in the new superview's tint.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsLayout()
  }

  /// Draws the image into the bounds as they are now.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.drawing = image.map {
      $0.contents(in: contentMode.place($0.size, in: bounds), of: bounds, tint: tintColor)
    }
  }
}

extension UIView.ContentMode {
  /// Where content of a size lies within bounds; parts of it may lie outside.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return place(size, scaledBy: min(ratios.0, ratios.1), in: bounds)
    case .scaleAspectFill: return place(size, scaledBy: max(ratios.0, ratios.1), in: bounds)
    default: return place(size, scaledBy: 1, in: bounds)
    }
  }

  private func place(_ size: CGSize, scaledBy scale: CGFloat, in bounds: CGRect) -> CGRect {
    let size = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * spareShare.x,
      y: bounds.minY + (bounds.height - size.height) * spareShare.y, width: size.width, height: size.height)
  }

  /// How much of the spare room is on the left and above.
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
