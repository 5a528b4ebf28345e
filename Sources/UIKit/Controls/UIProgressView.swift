/// A bar that shows progress.
open class UIProgressView: UIView {
  /// The thickness of the bar. The raw values are UIKit's; both look alike.
  public enum Style: Int, Sendable { case `default`, bar }

  /// The filled fraction, 0…1.
  open var progress: Float {
    get { filledShare }
    set { setProgress(newValue, animated: false) }
  }
  /// The color of the filled part; nil for the tint.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the rest; nil for gray.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The thickness of the bar; both styles look alike.
  open var progressViewStyle = Style.default
  /// The image of the filled part, stretched; nil for a color.
  open var progressImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image of the rest, stretched; nil for a color.
  open var trackImage: UIImage? { didSet { setNeedsLayout() } }

  private let images = (track: UIImageView(frame: .zero), filled: UIImageView(frame: .zero))
  private var filledShare: Float = 0
  private let filled = UIView()

  /// An empty bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  /// An empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    for view in [filled, images.track, images.filled] { addSubview(view) }
    images.filled.clipsToBounds = true
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of the class, which they take over when they enter a window.
  open override class func appearance() -> UIProgressView {
    Appearances.model(self) { UIProgressView(frame: .zero) }
  }
  /// The looks of the views of the class within containers, the innermost first.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView { Appearances.model(self, in: containerTypes) { UIProgressView(frame: .zero) } }

  /// Sets the progress, with an optional animation.
  open func setProgress(_ progress: Float, animated: Bool) {
    animateParts(animated, duration: 0.25) { filledShare = progress.isNaN ? 0 : min(max(progress, 0), 1) }
  }

  /// Lays out the filled part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts(with: filled) { placeBar() }
  }

  private func placeBar() {
    layer.cornerRadius = bounds.height / 2
    backgroundColor = trackTintColor ?? .systemGray4
    filled.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(filledShare), height: bounds.height)
    filled.layer.cornerRadius = layer.cornerRadius
    filled.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    (images.track.image, images.filled.image) = (trackImage, progressImage)
    if trackImage != nil { sendSubviewToBack(images.track) }
    images.track.frame = trackImage == nil ? .zero : bounds
    images.filled.frame = progressImage == nil ? .zero : filled.frame
  }

  /// Four points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
  /// Four points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
