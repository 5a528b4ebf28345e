/// Shows a list content configuration.
open class UIListContentView: UIView, UIContentView {
  /// The content. Setting it updates the view; a configuration of another kind has no effect.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      content = new
      update()
    }
  }

  private var content: UIListContentConfiguration
  private let image = UIImageView(frame: .zero)
  private let label = UILabel()
  private let secondLabel = UILabel()

  /// A view with a content.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [image, label, secondLabel] { addSubview(view) }
    image.contentMode = .scaleAspectFit
    update()
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  private func update() {
    let looks = content.imageProperties
    let symbol = looks.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 17)
    image.image = content.image?.withConfiguration(symbol)
    image.tintColor = looks.tintColor
    image.layer.cornerRadius = looks.cornerRadius
    image.clipsToBounds = looks.cornerRadius > 0
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondLabel
    )
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ looks: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = looks.font
    label.textColor = looks.color
    label.numberOfLines = looks.numberOfLines
    label.lineBreakMode = looks.lineBreakMode
    label.adjustsFontSizeToFitWidth = looks.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = looks.minimumScaleFactor
    label.textAlignment =
      switch looks.alignment {
      case .natural, .justified: .natural
      case .center: .center
      }
    if let attributed { return label.attributedText = attributed }
    label.text =
      switch looks.transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized:
        text.map {
          $0.split(separator: " ", omittingEmptySubsequences: false)
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
        }
      }
  }

  // MARK: Layout

  /// The size of the image, and of the room for it.
  private var imageSizes: (image: CGSize, room: CGSize) {
    guard var size = image.image?.size else { return (.zero, .zero) }
    let (largest, reserved) = (
      content.imageProperties.maximumSize, content.imageProperties.reservedLayoutSize
    )
    let scales = [
      largest.width > 0 ? largest.width / max(size.width, 1) : 1,
      largest.height > 0 ? largest.height / max(size.height, 1) : 1,
    ]
    let scale = min(scales.min() ?? 1, 1)
    size = CGSize(width: size.width * scale, height: size.height * scale)
    let room = CGSize(
      width: reserved.width > 0 ? reserved.width : max(size.width, 24),
      height: reserved.height > 0 ? reserved.height : size.height)
    return (size, room)
  }

  private var hasSecond: Bool { !(secondLabel.text ?? "").isEmpty }

  /// The sizes of both texts at a width, and whether they are side by side.
  private func textSizes(_ width: CGFloat) -> (first: CGSize, second: CGSize, isBeside: Bool) {
    let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
    let (one, two) = (label.sizeThatFits(free), secondLabel.sizeThatFits(free))
    let gap = content.textToSecondaryTextHorizontalPadding
    if content.prefersSideBySideTextAndSecondaryText, hasSecond, one.width + gap + two.width <= width {
      return (one, two, true)
    }
    let room = CGSize(width: max(width, 1), height: 0)
    return (label.sizeThatFits(room), hasSecond ? secondLabel.sizeThatFits(room) : .zero, false)
  }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    let (margins, room) = (content.directionalLayoutMargins, imageSizes.room)
    let indent = room.width > 0 ? room.width + content.imageToTextPadding : 0
    return max(width - margins.leading - margins.trailing - indent, 0)
  }

  private func textHeight(_ width: CGFloat) -> CGFloat {
    let (one, two, isBeside) = textSizes(width)
    if isBeside { return max(one.height, two.height) }
    let gap = hasSecond && one.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
    return one.height + gap + two.height
  }

  /// The height of the content at a width, with its margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = content.directionalLayoutMargins
    let height = max(textHeight(textWidth(size.width)), imageSizes.room.height)
    return CGSize(width: size.width, height: height + margins.top + margins.bottom)
  }

  /// The height of the content at the present width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  /// Lays out image and texts, in the middle of the height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = content.directionalLayoutMargins
    let (size, room) = imageSizes
    image.frame = CGRect(
      x: margins.leading + (room.width - size.width) / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    let x = margins.leading + (room.width > 0 ? room.width + content.imageToTextPadding : 0)
    let width = textWidth(bounds.width)
    let (one, two, isBeside) = textSizes(width)
    let top = bounds.midY - textHeight(width) / 2
    secondLabel.isHidden = !hasSecond
    if isBeside {
      label.frame = CGRect(x: x, y: bounds.midY - one.height / 2, width: one.width, height: one.height)
      secondLabel.frame = CGRect(
        x: x + width - two.width, y: bounds.midY - two.height / 2, width: two.width, height: two.height)
    } else {
      label.frame = CGRect(x: x, y: top, width: width, height: one.height)
      let gap = one.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
      secondLabel.frame = CGRect(x: x, y: top + one.height + gap, width: width, height: two.height)
    }
  }
}
