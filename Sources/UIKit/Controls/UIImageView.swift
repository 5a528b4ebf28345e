import TransitionEngine

/// Shows an image; a symbol in the tint color.
open class UIImageView: UIView {
  /// The image, placed in the bounds by `contentMode`; nil for none.
  open var image: UIImage? {
    didSet {
      Run.checkMainThread("UIImageView")
      guard image !== oldValue else { return }
      variableColor?.remove()
      variableColor = nil
      if oldValue?.images != nil { stopAnimating() }
      // A layout that sets a new image of the same size must not request the next layout.
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      setNeedsLayout()
      if let image, image.images != nil { play(image) }
    }
  }

  /// The image while the view is highlighted; nil for `image`.
  open var highlightedImage: UIImage? { didSet { setNeedsLayout() } }
  /// Whether the highlighted image is shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsLayout() } } }
  /// The images that `startAnimating()` shows one after the other; nil for none.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The duration of one cycle of the images, in seconds; 0 for a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles of the images, 0 for any number.
  open var animationRepeatCount = 0
  /// Whether the images are shown.
  open var isAnimating: Bool { frames != nil }

  /// The images that are shown one after the other, in the place of the image; nil for none.
  private var frames: ImageFrames?

  /// The layers of the symbol that light up one after the other, in the place of the whole symbol; nil for none.
  var variableColor: VariableColorLayers?

  /// An empty view, which ignores touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// As large as the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    if let image, image.images != nil { play(image) }
  }

  /// As large as the image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The image's size; no size without an image.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The image's size, whatever the available size; zero without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// Draws a symbol in the new tint.
  open override func tintColorDidChange() { setNeedsLayout() }

  /// Draws a symbol in the new superview's tint.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsLayout()
  }

  /// Shows the images one after the other, in the place of the image.
  open func startAnimating() {
    guard let animationImages, !animationImages.isEmpty else {
      if let image, image.images != nil, frames == nil { play(image) }
      return
    }
    show(animationImages, duration: animationDuration, cycles: animationRepeatCount)
  }

  /// Shows the image again.
  open func stopAnimating() {
    guard let frames else { return }
    self.frames = nil
    frames.remove()
    setNeedsLayout()
  }

  private func play(_ image: UIImage) { show(image.images ?? [], duration: image.duration, cycles: 0) }

  private func show(_ images: [UIImage], duration: TimeInterval, cycles: Int) {
    stopAnimating()
    guard !images.isEmpty else { return }
    let frames = ImageFrames(images, in: self)
    self.frames = frames
    setNeedsLayout()
    let duration = duration > 0 ? duration : Double(images.count) / 30
    frames.play(duration: duration, cycles: cycles) { [weak self] in
      if self?.frames === frames { self?.stopAnimating() }
    }
  }

  /// Shows the current image; it follows the bounds by itself.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if variableColor != nil || frames != nil { return layer.drawing = nil }
    layer.drawing = (isHighlighted ? highlightedImage ?? image : image)?.contents(
      contentMode.gravity, tint: tintColor)
  }
}

extension UIView.ContentMode {
  /// The position of a layer's contents.
  var gravity: ContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
