/// What a row of a table shows while it is edited.
struct CellEditing {
  /// The room for the control at the left edge, in points. [unverified]
  private static let controlRoom: CGFloat = 38
  /// The room for the control that moves the row, in points. [unverified]
  private static let moveRoom: CGFloat = 46

  var isOn = false
  var style = UITableViewCell.EditingStyle.none
  /// Whether the row has a circle that shows whether it is selected.
  var selectsSeveral = false
  var indents = true
  var canMove = false
  var control: EditControl?
  var mover: ReorderControl?

  /// Whether there is a control at the left edge.
  var hasControl: Bool { style != .none || selectsSeveral }
  /// The room that the content makes at the left edge, in points.
  var indent: CGFloat { isOn && (hasControl || indents) ? Self.controlRoom : 0 }
  /// The room that the content makes at the right edge for the control that moves the row, in points.
  var reorderRoom: CGFloat { isOn && canMove ? Self.moveRoom : 0 }
}

extension UITableViewCell {
  /// The duration in which controls come and go, in seconds. [unverified]
  private static let duration: TimeInterval = 0.3

  func edit(_ isOn: Bool, animated: Bool) {
    guard editing.isOn != isOn else { return }
    let state: StateMask = isOn ? .showingEditControl : []
    willTransition(to: state)
    UIView.performWithoutAnimation {
      makeControls()
      if window != nil { layoutIfNeeded() }
    }
    editing.isOn = isOn
    setNeedsLayout()
    setNeedsUpdateConfiguration()
    guard animated, window != nil else { return didTransition(to: state) }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    } completion: { _ in
      self.didTransition(to: state)
    }
  }

  /// Makes the controls that the row shows while it is edited.
  private func makeControls() {
    if editing.hasControl, editing.control == nil {
      let control = EditControl(frame: CGRect(x: -40, y: 0, width: 40, height: bounds.height))
      control.alpha = 0
      editing.control = control
      addSubview(control)
    }
    if editing.canMove, editing.mover == nil {
      let mover = ReorderControl(frame: CGRect(x: bounds.width, y: 0, width: 46, height: bounds.height))
      mover.alpha = 0
      editing.mover = mover
      addSubview(mover)
    }
  }

  /// Places the controls: at the edges while the row is edited, otherwise beside them.
  func layOutEditing() {
    if editing.isOn { UIView.performWithoutAnimation { makeControls() } }
    if let control = editing.control {
      let isShown = editing.isOn && editing.hasControl
      control.frame = CGRect(x: isShown ? 8 : -40, y: 0, width: 40, height: bounds.height)
      control.alpha = isShown ? 1 : 0
      control.show(
        editing.selectsSeveral ? (isSelected ? .selected : .unselected) : .style(editing.style),
        tint: tintColor)
    }
    if let mover = editing.mover {
      let isShown = editing.isOn && editing.canMove
      mover.frame = CGRect(
        x: isShown ? bounds.width - 46 : bounds.width, y: 0, width: 46, height: bounds.height)
      mover.alpha = isShown ? 1 : 0
    }
  }
}

/// The circle at the left edge of a row that is edited.
final class EditControl: UIControl {
  enum Look: Equatable {
    case style(UITableViewCell.EditingStyle)
    case selected, unselected
  }

  private let icon = UIImageView(frame: .zero)
  private var look: Look?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() {
    var table: UITableView?
    for view in sequence(first: self as UIView, next: \.superview) {
      if let cell = view as? UITableViewCell, cell.editing.selectsSeveral { return }
      table = table ?? view as? UITableView
    }
    table?.tappedControl(of: self)
  }

  func show(_ look: Look, tint: UIColor) {
    guard look != self.look else { return }
    self.look = look
    let (name, color): (String, UIColor) =
      switch look {
      case .style(.insert): ("plus.circle.fill", .systemGreen)
      case .style: ("minus.circle.fill", .systemRed)
      case .selected: ("checkmark.circle.fill", tint)
      case .unselected: ("circle", .tertiaryLabel)
      }
    isUserInteractionEnabled = if case .style = look { true } else { false }
    icon.image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    icon.tintColor = color
    icon.sizeToFit()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

/// The lines at the right edge of a row, by which a finger moves it.
final class ReorderControl: UIView {
  private let icon = UIImageView(
    image: UIImage(
      systemName: "line.3.horizontal", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
  private let press = UILongPressGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.tintColor = .tertiaryLabel
    icon.sizeToFit()
    addSubview(icon)
    press.minimumPressDuration = 0
    press.addTarget { [weak self] in self?.pressed($0) }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    let table = sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }
      .first
    guard let table, let cell = superview as? UITableViewCell else { return }
    let y = press.location(in: table).y
    switch press.state {
    case .began: table.rowMove.begin(cell, at: y)
    case .changed: table.rowMove.move(to: y)
    case .ended: table.rowMove.end()
    default: table.rowMove.cancel()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
