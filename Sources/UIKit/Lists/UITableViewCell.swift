/// The cell of a row in a table.
open class UITableViewCell: UIView {
  /// The arrangement of the labels. The raw values are UIKit's.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The appearance of a selected row. The raw values are UIKit's.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// The style of the line between rows. The raw values are UIKit's.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  /// The accessory at the right edge. The raw values are UIKit's.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The identifier for reuse; nil for a cell that isn't reused.
  open var reuseIdentifier: String? { identifier }
  private let identifier: String?
  /// The view that contains the row's content.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView()
  /// The label of the row's title.
  open private(set) lazy var textLabel: UILabel? = makeLabel(17, .label)
  /// The label of a second text, below the title or at the right edge; nil for the default style.
  open private(set) lazy var detailTextLabel: UILabel? =
    cellStyle == .default ? nil : makeLabel(cellStyle == .subtitle ? 12 : 17, .secondaryLabel)
  /// The image view left of the title.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    hasImage = true
    return view
  }()
  /// The view behind the content; nil for none.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// The view behind the content while the row is selected or highlighted; nil for a gray background.
  open var selectedBackgroundView: UIView?
  /// The appearance of the row while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The accessory at the right edge; only `disclosureIndicator` and `checkmark` are drawn.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view that replaces the accessory of `accessoryType`; nil for none.
  open var accessoryView: UIView? { didSet { replace(oldValue, by: accessoryView) } }
  /// The insets of the line below the row, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selection }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { highlight }
    set { setHighlighted(newValue, animated: false) }
  }

  /// What a row that is edited shows at its left edge. The raw values are UIKit's.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// The parts of a row that show while it is edited. The bits are UIKit's.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// One bit per part.
    public let rawValue: UInt
    /// Parts by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the left edge.
    public static let showingEditControl = Self(rawValue: 1)
    /// The button that deletes the row.
    public static let showingDeleteConfirmation = Self(rawValue: 2)
  }
  /// What the row shows at its left edge while it is edited.
  open var editingStyle: EditingStyle { editing.style }
  /// Whether the row shows its controls for editing.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the controls for editing.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }
  /// Called before the row shows or hides its controls; for subclasses.
  open func willTransition(to state: StateMask) {}
  /// Called when the row has shown or hidden its controls; for subclasses.
  open func didTransition(to state: StateMask) {}
  /// Whether the row shows the button that deletes it.
  open var showingDeleteConfirmation: Bool {
    let table = sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }
      .first
    return table?.swipe.path.flatMap { table?.cellForRow(at: $0) } === self
  }
  /// Kept, without effect: a row shows the control that moves it if it can be moved.
  open var showsReorderControl = false
  /// Whether the content makes room at the left edge while the row is edited, unless the delegate says otherwise.
  open var shouldIndentWhileEditing = true
  /// The accessory at the right edge while the row is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view that replaces the accessory while the row is edited; nil for none.
  open var editingAccessoryView: UIView? { didSet { replace(oldValue, by: editingAccessoryView) } }
  var editing = CellEditing()

  let separator = UIView()
  /// The frame that the table has given the cell last; nil where a finger has moved it since.
  var placed: CGRect?
  /// Whether the table is giving the cell a frame.
  private(set) var isTaking = false
  private let cellStyle: CellStyle
  private var selection = false
  private var highlight = false
  private var hasImage = false
  private var labels: [UILabel] = []
  private let shade = UIView()
  private let accessory = UIImageView(frame: .zero)

  /// A cell without content.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of the class, which they take over when they enter a window.
  open override class func appearance() -> UITableViewCell {
    Appearances.model(self) { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
  /// The looks of the views of the class within containers, the innermost first.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell {
    Appearances.model(self, in: containerTypes) { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  /// A cell without content that isn't reused.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Takes the frame that the table gives the cell. A transform that code has set before, which the next row gets with
  /// a reused cell, isn't a mistake of the author's.
  func take(_ frame: CGRect) {
    isTaking = true
    self.frame = frame
    isTaking = false
  }

  private func setUp() {
    backgroundColor = .systemBackground
    shade.isHidden = true
    shade.backgroundColor = .systemGray4
    for view in [shade, contentView, accessory, separator] { addSubview(view) }
    shade.isUserInteractionEnabled = false
  }

  private func makeLabel(_ size: CGFloat, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    contentView.addSubview(label)
    labels.append(label)
    return label
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new {
      new === accessoryView || new === editingAccessoryView ? addSubview(new) : insertSubview(new, at: 0)
    }
    setNeedsLayout()
  }

  /// Called before the cell is reused for another row; for subclasses.
  open func prepareForReuse() { setSelected(false, animated: false) }

  /// Sets whether the row is selected, and shows it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selection = selected
    showSelection()
  }

  /// Sets whether a finger is on the row, and shows it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlight = highlighted
    showSelection()
  }

  private func showSelection() {
    if editing.selectsSeveral { setNeedsLayout() }
    let shows = (selection || highlight) && selectionStyle != .none
    if let selectedBackgroundView, shows {
      selectedBackgroundView.frame = bounds
      if selectedBackgroundView.superview == nil {
        insertSubview(selectedBackgroundView, aboveSubview: shade)
      }
    } else {
      selectedBackgroundView?.removeFromSuperview()
    }
    shade.isHidden = !shows || selectedBackgroundView != nil
    setNeedsUpdateConfiguration()
  }

  /// Lays out the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [shade, backgroundView, selectedBackgroundView] { view?.frame = bounds }
    let symbol: String? =
      switch shownAccessoryType {
      case .disclosureIndicator: "chevron.right"
      case .checkmark: "checkmark"
      default: nil
      }
    let configuration = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
    accessory.image =
      shownAccessoryView == nil
      ? symbol.flatMap { UIImage(systemName: $0, withConfiguration: configuration) } : nil
    accessory.tintColor = shownAccessoryType == .checkmark ? tintColor : .tertiaryLabel
    accessory.sizeToFit()
    let (indent, end) = (editing.indent, bounds.width - editing.reorderRoom)
    accessory.center = CGPoint(x: end - 16 - accessory.bounds.width / 2, y: bounds.midY)
    let view = shownAccessoryView
    let width = view?.bounds.width ?? accessory.bounds.width
    view?.center = CGPoint(x: end - 16 - width / 2, y: bounds.midY)
    accessoryView?.isHidden = view !== accessoryView
    editingAccessoryView?.isHidden = view !== editingAccessoryView
    let room = width > 0 ? width + 24 : 0
    contentView.frame = CGRect(x: indent, y: 0, width: max(end - indent - room, 0), height: bounds.height)
    separator.frame = CGRect(
      x: indent + separatorInset.left, y: bounds.height - 0.5,
      width: bounds.width - indent - separatorInset.left - separatorInset.right, height: 0.5)
    layOutEditing()
    layOutLabels()
  }

  private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  private func layOutLabels() {
    guard !labels.isEmpty || hasImage else { return }
    var x: CGFloat = 16
    if hasImage, let imageView, let image = imageView.image {
      imageView.frame = CGRect(
        x: x, y: (bounds.height - image.size.height) / 2, width: image.size.width, height: image.size.height)
      x += image.size.width + 16
    }
    let box = contentView.bounds.inset(by: UIEdgeInsets(top: 0, left: x, bottom: 0, right: 16))
    guard labels.count > 1, let title = textLabel, let detail = detailTextLabel else {
      labels.first?.frame = box
      return
    }
    if cellStyle == .subtitle {
      let heights = (title.sizeThatFits(.zero).height, detail.sizeThatFits(.zero).height)
      let top = (bounds.height - heights.0 - heights.1) / 2
      title.frame = CGRect(x: box.minX, y: top, width: box.width, height: heights.0)
      detail.frame = CGRect(x: box.minX, y: top + heights.0, width: box.width, height: heights.1)
    } else {
      title.frame = box
      detail.frame = box
      detail.textAlignment = .right
    }
  }

  /// The height that the content needs at a width of the cell; nil if it doesn't say.
  func fittingHeight(width: CGFloat) -> CGFloat? {
    if contentConfiguration != nil {
      return configured.fittingSize(width: width - accessoryRoom).map { max($0.height, 44) }
    }
    if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      let size = systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height > 0 ? size.height : nil
    }
    guard let label = labels.first, label.numberOfLines != 1, cellStyle == .default else { return nil }
    let indent = hasImage ? (imageView?.image?.size.width).map { $0 + 16 } ?? 0 : 0
    let text = label.sizeThatFits(CGSize(width: width - accessoryRoom - indent - 32, height: 0))
    return max(text.height + 22, 44)
  }

  /// The width at the right edge that the accessory takes, in points.
  private var accessoryRoom: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + 24 }
    switch accessoryType {
    case .disclosureIndicator: return 34
    case .checkmark: return 40
    default: return 0
    }
  }

  /// The size that the constraints of the content give the cell.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(targetSize.width - accessoryRoom, 0), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    size.width += accessoryRoom
    return size
  }

  // MARK: Configurations

  /// The content as a value, in the place of the labels; nil for none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configured.show(contentConfiguration, in: contentView) }
  }
  /// The background as a value; nil for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backgroundView = backgroundConfiguration.map(ConfiguredBackground.init)
      if backgroundConfiguration?.backgroundColor != nil { backgroundColor = nil }
    }
  }
  /// Is called with the cell's state before it shows, and after each change of the state; nil for nothing.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private let configured = ConfiguredContent()

  /// The cell's state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }
  /// Updates the configurations for the cell's state, at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Updates the configurations for a state; for subclasses.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// A configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  // MARK: Touches

  /// Highlights the row, as a finger has come down on it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginHighlight(touches)
  }

  /// Ends the highlight, and selects the row if the finger was still on it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endHighlight(touches, liftedIn: event)
  }

  /// Ends the highlight: the finger scrolls.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight(touches, liftedIn: nil)
  }
}

extension UITableViewCell: ListCell {
  func show(isSelected: Bool, animated: Bool) { setSelected(isSelected, animated: animated) }
}
