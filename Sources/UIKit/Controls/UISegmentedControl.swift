/// Segments side by side, one of which is selected.
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public static let noSegment = -1

  /// The index of the selected segment; `noSegment` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsLayout() } }
  /// The color of the selected segment; nil for white.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Kept, without effect: a selection stays until another segment is tapped.
  open var isMomentary = false

  private var labels: [UILabel] = []
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private let plate = UIView()

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    plate.isUserInteractionEnabled = false
    plate.layer.cornerRadius = 6.5
    plate.layer.shadowOpacity = 0.12
    plate.layer.shadowRadius = 4
    plate.layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(plate)
  }

  /// A control with a segment for each text; images show nothing.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      insertSegment(withTitle: item as? String, at: index, animated: false)
    }
    bounds.size = intrinsicContentSize
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of the class, which they take over when they enter a window.
  open override class func appearance() -> UISegmentedControl {
    Appearances.model(self) { UISegmentedControl(frame: .zero) }
  }
  /// The looks of the views of the class within containers, the innermost first.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl { Appearances.model(self, in: containerTypes) { UISegmentedControl(frame: .zero) } }

  /// The number of segments.
  open var numberOfSegments: Int { labels.count }

  /// Inserts a segment; the index is clamped. It shows at once.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel()
    label.text = title
    label.textAlignment = .center
    labels.insert(label, at: min(max(segment, 0), labels.count))
    addSubview(label)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Removes a segment. An index out of range does nothing.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard labels.indices.contains(segment) else { return }
    labels.remove(at: segment).removeFromSuperview()
    if selectedSegmentIndex >= labels.count { selectedSegmentIndex = Self.noSegment }
    setNeedsLayout()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    while !labels.isEmpty { removeSegment(at: labels.count - 1, animated: false) }
  }

  /// Sets the text of a segment. An index out of range does nothing.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard labels.indices.contains(segment) else { return }
    labels[segment].text = title
    setNeedsLayout()
  }

  /// The text of a segment; nil for none.
  open func titleForSegment(at segment: Int) -> String? {
    labels.indices.contains(segment) ? labels[segment].text : nil
  }

  /// Sets the font and the color of the texts in a state, normal or selected.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state.rawValue] = attributes
    setNeedsLayout()
  }

  private func segmentWidth(of width: CGFloat) -> CGFloat { width / CGFloat(max(labels.count, 1)) }

  /// Lays out the segments, equally wide.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = segmentWidth(of: bounds.width)
    for (index, label) in labels.enumerated() {
      let isSelected = index == selectedSegmentIndex
      let own = (isSelected ? attributes[State.selected.rawValue] : nil) ?? attributes[State.normal.rawValue]
      label.font = own?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
      label.textColor = own?[.foregroundColor] as? UIColor ?? .label
      placeParts(with: label) {
        label.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
      }
    }
    plate.isHidden = !labels.indices.contains(selectedSegmentIndex)
    plate.backgroundColor = selectedSegmentTintColor ?? .systemBackground
    guard !plate.isHidden else { return }
    placeParts(with: plate) {
      plate.frame = CGRect(
        x: width * CGFloat(selectedSegmentIndex) + 2, y: 2, width: max(width - 4, 0),
        height: max(bounds.height - 4, 0))
    }
  }

  /// As wide as the widest text for each segment, and 32 points high.
  open override var intrinsicContentSize: CGSize {
    let widest = labels.map(\.intrinsicContentSize.width).max() ?? 0
    return CGSize(width: (widest + 20) * CGFloat(labels.count), height: 32)
  }

  /// The `intrinsicContentSize`, whatever the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A tap selects the segment below the finger.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch, !labels.isEmpty else { return }
    let index = Int(touch.location(in: self).x / segmentWidth(of: bounds.width))
    guard labels.indices.contains(index), index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    sendActions(for: .valueChanged)
  }
}
