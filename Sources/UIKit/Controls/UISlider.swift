/// A knob on a track, which can be dragged.
open class UISlider: UIControl {
  /// The knob's value, between the two ends.
  open var value: Float = 0 {
    didSet {
      value = min(max(value, minimumValue), max(maximumValue, minimumValue))
      setNeedsLayout()
    }
  }
  /// The value at the left end.
  open var minimumValue: Float = 0 { didSet { setNeedsLayout() } }
  /// The value at the right end.
  open var maximumValue: Float = 1 { didSet { setNeedsLayout() } }
  /// Whether each movement sends `valueChanged`, or only the end of the drag.
  open var isContinuous = true
  /// The color left of the knob; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color right of the knob; nil for gray.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the knob; nil for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The image at the left end, beside the track; nil for none.
  open var minimumValueImage: UIImage? { didSet { show(minimumValueImage, in: &leading) } }
  /// The image at the right end, beside the track; nil for none.
  open var maximumValueImage: UIImage? { didSet { show(maximumValueImage, in: &trailing) } }

  private let track = UIView()
  private let filled = UIView()
  private let thumb = UIView()
  private var leading: UIImageView?
  private var trailing: UIImageView?
  private var thumbImages: [State: UIImage] = [:] { didSet { setNeedsLayout() } }
  private var minimumTrackImages: [State: UIImage] = [:] { didSet { setNeedsLayout() } }
  private var maximumTrackImages: [State: UIImage] = [:] { didSet { setNeedsLayout() } }
  private static let side: CGFloat = 28
  /// The space between an image at an end and the track. [unverified]
  private static let gap: CGFloat = 8

  /// A slider with its knob on the left.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [track, filled, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of the class, which they take over when they enter a window.
  open override class func appearance() -> UISlider { Appearances.model(self) { UISlider(frame: .zero) } }
  /// The looks of the views of the class within containers, the innermost first.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider { Appearances.model(self, in: containerTypes) { UISlider(frame: .zero) } }

  /// Moves the knob, with an optional animation.
  open func setValue(_ value: Float, animated: Bool) {
    animateParts(animated, duration: 0.2) { self.value = value }
  }

  // MARK: Images

  /// Sets the image of the knob in a state; nil for the knob's own look. A state without one has that of `normal`.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  /// Sets the image of the track left of the knob in a state, stretched to its width.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
  /// Sets the image of the track right of the knob in a state, stretched to its width.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }
  /// The knob's image that was set for a state; nil for none.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// The image left of the knob that was set for a state; nil for none.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  /// The image right of the knob that was set for a state; nil for none.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  /// The knob's image in the current state; nil for the knob's own look.
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }
  /// The image left of the knob in the current state; nil for none.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] ?? minimumTrackImages[.normal] }
  /// The image right of the knob in the current state; nil for none.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] ?? maximumTrackImages[.normal] }

  private func show(_ image: UIImage?, in view: inout UIImageView?) {
    if view == nil {
      let own = UIImageView()
      addSubview(own)
      view = own
    }
    view?.image = image
    setNeedsLayout()
  }

  // MARK: Layout

  /// The frame of the image at the left end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The frame of the image at the right end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The frame of the track, between the images at its ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage.map { $0.size.width + Self.gap } ?? 0
    let right = maximumValueImage.map { $0.size.width + Self.gap } ?? 0
    let height = (currentMinimumTrackImage ?? currentMaximumTrackImage)?.size.height ?? 4
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2, width: max(bounds.width - left - right, 0),
      height: height)
  }

  /// The frame of the knob at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.side, height: Self.side)
    let fraction =
      maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    return CGRect(
      x: rect.minX + (rect.width - size.width) * fraction, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Lays out track and knob.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts(with: thumb) { placeTrackAndThumb() }
  }

  private func placeTrackAndThumb() {
    let rect = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: rect, value: value)
    thumb.frame = knob
    leading?.frame = minimumValueImageRect(forBounds: bounds)
    trailing?.frame = maximumValueImageRect(forBounds: bounds)
    track.frame = rect
    filled.frame = CGRect(x: rect.minX, y: rect.minY, width: knob.midX - rect.minX, height: rect.height)
    for view in [track, filled] { view.layer.cornerRadius = rect.height / 2 }
    thumb.layer.cornerRadius = Self.side / 2
    thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.15 : 0
    show(currentMaximumTrackImage, maximumTrackTintColor ?? .systemGray4, in: track)
    show(currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, in: filled)
    show(currentThumbImage, thumbTintColor ?? .white, in: thumb)
  }

  /// Shows an image, or without one a color.
  private func show(_ image: UIImage?, _ color: UIColor, in view: UIView) {
    view.backgroundColor = image == nil ? color : nil
    if image != nil { view.layer.cornerRadius = 0 }
    view.layer.drawing = image?.contents(.resize, tint: tintColor)
  }

  /// As high as the knob.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }
  /// As high as the knob.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  private var naturalHeight: CGFloat { max(Self.side, currentThumbImage?.size.height ?? 0) + 3 }

  private func follow(_ touch: UITouch) {
    let rect = trackRect(forBounds: bounds)
    let width = thumb.bounds.width
    let x = (touch.location(in: self).x - rect.minX - width / 2) / max(rect.width - width, 1)
    value = minimumValue + Float(min(max(x, 0), 1)) * (maximumValue - minimumValue)
  }

  /// Grabs the knob, if the finger is on it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    thumb.frame.insetBy(dx: -20, dy: -20).contains(touch.location(in: self))
  }

  /// Moves the knob with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  /// Releases the knob.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }
}
