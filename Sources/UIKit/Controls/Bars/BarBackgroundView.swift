/// The background of a bar, with a hairline at the content's edge.
final class BarBackgroundView: UIView {
  private let hairline = UIView()
  /// Whether the hairline is at the lower edge.
  private let isBelow: Bool

  var showsHairline = true { didSet { hairline.isHidden = !showsHairline } }

  /// - Parameter hairlineBelow: true for a bar at the top.
  init(hairlineBelow: Bool) {
    isBelow = hairlineBelow
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .barBackground
    hairline.backgroundColor = .separator
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / UIScreen.main.scale
    hairline.frame = CGRect(
      x: 0, y: isBelow ? bounds.maxY : bounds.minY - thickness, width: bounds.width, height: thickness)
  }
}
