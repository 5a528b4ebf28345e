/// The buttons beside one row of a table, which a sideways finger uncovers.
final class RowSwipe: NSObject, UIGestureRecognizerDelegate {
  /// The width of a button, in points. [unverified]
  private static let width: CGFloat = 74
  /// The part of the row's width from which a release performs the first action. [unverified]
  private static let full: CGFloat = 0.6

  let pan = UIPanGestureRecognizer()
  private weak var table: UITableView?
  private var path: IndexPath?
  private var configuration: UISwipeActionsConfiguration?
  /// 1 for buttons at the left edge, -1 for the right one.
  private var side: CGFloat = -1
  private var buttons: [SwipeActionButton] = []
  private let strip = UIView()
  /// The displacement of the row, and that at the start of the drag, in points.
  private var offset: CGFloat = 0
  private var start: CGFloat = 0

  init(_ table: UITableView) {
    self.table = table
    super.init()
    strip.clipsToBounds = true
    pan.delegate = self
    pan.name = "UISwipeActionPanGestureRecognizer"
    pan.addTarget { [weak self] in self?.panned($0) }
  }

  private var width: CGFloat { Self.width * CGFloat(buttons.count) }

  // MARK: The gesture

  /// Whether the touched row has buttons; tables without them have no such gesture.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if path != nil { return true }
    guard let table, let delegate = table.delegate,
      let path = table.indexPathForRow(at: touch.location(in: table))
    else { return false }
    return delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) != nil
      || delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) != nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let table else { return false }
    let movement = pan.translation(in: table)
    guard abs(movement.x) > abs(movement.y) else {
      close(animated: true)
      return false
    }
    guard let path = table.indexPathForRow(at: pan.location(in: table)) else { return false }
    if path == self.path { return true }
    close(animated: true)
    return open(path, side: movement.x > 0 ? 1 : -1)
  }

  private func open(_ path: IndexPath, side: CGFloat) -> Bool {
    guard let table, let delegate = table.delegate, table.cellForRow(at: path) != nil else {
      return false
    }
    let found =
      side > 0
      ? delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    guard let found, !found.actions.isEmpty else { return false }
    forget()
    (self.path, configuration, self.side, offset) = (path, found, side, 0)
    buttons = found.actions.map { action in
      let button = SwipeActionButton(action)
      button.addAction(UIAction { [weak self] _ in self?.perform(action, button) }, for: .touchUpInside)
      return button
    }
    // The first button is at the edge, in front of the others.
    buttons.reversed().forEach(strip.addSubview)
    table.insertSubview(strip, at: 0)
    return true
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard path != nil else { return }
    switch pan.state {
    case .began:
      start = offset
      move(to: start + pan.translation(in: table).x)
    case .changed: move(to: start + pan.translation(in: table).x)
    case .ended: release(velocity: pan.velocity(in: table).x)
    default: close(animated: true)
    }
  }

  private func move(to wanted: CGFloat) {
    let way = max(wanted * side, 0)
    let isFull = configuration?.performsFirstActionWithFullSwipe ?? false
    let shown = isFull || way <= width ? way : width + RubberBand.stretch(way - width, length: width)
    offset = shown * side
    layOut()
  }

  private func release(velocity: CGFloat) {
    let way = offset * side
    if configuration?.performsFirstActionWithFullSwipe ?? false, way > strip.bounds.width * Self.full,
      let first = buttons.first
    {
      return perform(first.action, first)
    }
    let opens = velocity * side > 200 || (way > width / 2 && velocity * side > -200)
    guard opens else { return close(animated: true) }
    animate { self.offset = self.width * self.side }
  }

  private func perform(_ action: UIContextualAction, _ button: UIView) {
    action.handler(action, button) { [weak self] _ in self?.close(animated: true) }
  }

  // MARK: Layout

  /// Closes the row, and removes the buttons.
  func close(animated: Bool) {
    guard path != nil else { return }
    guard animated, table?.window != nil else { return forget() }
    let closing = path
    animate {
      self.offset = 0
    } completion: {
      if self.path == closing, self.offset == 0 { self.forget() }
    }
  }

  /// Removes the buttons at once, as the rows are made anew.
  func forget() {
    strip.removeFromSuperview()
    buttons.forEach { $0.removeFromSuperview() }
    (path, configuration, buttons, offset) = (nil, nil, [], 0)
  }

  private func animate(_ change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      change()
      self.layOut()
    } completion: { _ in
      completion()
    }
  }

  private func layOut() {
    guard let path, let cell = table?.cellForRow(at: path) else { return }
    place(cell, at: path)
  }

  /// Moves the open row aside, with its buttons.
  func place(_ cell: UITableViewCell, at path: IndexPath) {
    guard let table, path == self.path else { return }
    let row = table.rectForRow(at: path)
    cell.frame = row.offsetBy(dx: offset, dy: 0)
    strip.frame = row
    let way = max(offset * side, 0)
    let share = way / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let isFull = index == 0 && way > row.width * Self.full
      let reach = isFull ? way : share * CGFloat(index + 1)
      button.frame = CGRect(
        x: side > 0 ? 0 : row.width - reach, y: 0, width: reach, height: row.height)
      button.contentWidth = isFull ? min(way, Self.width) : max(share, Self.width)
      button.isAtLeft = side < 0
    }
    if let first = buttons.first, way > row.width * Self.full { strip.bringSubviewToFront(first) }
  }
}

/// One of the buttons beside a row.
private final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let icon = UIImageView(frame: .zero)
  /// The width in which the text is centered, in points, from the side that is uncovered first.
  var contentWidth: CGFloat = 0 { didSet { if contentWidth != oldValue { setNeedsLayout() } } }
  var isAtLeft = true { didSet { if isAtLeft != oldValue { setNeedsLayout() } } }

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor ?? .systemGray
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    icon.image = action.image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 20))
    icon.tintColor = .white
    for view in [label, icon] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let x = isAtLeft ? 0 : bounds.width - contentWidth
    let (size, hasText) = (icon.image?.size ?? .zero, !(action.title ?? "").isEmpty)
    let height = hasText ? label.sizeThatFits(.zero).height : 0
    let top = bounds.midY - (size.height + height) / 2
    icon.frame = CGRect(
      x: x + (contentWidth - size.width) / 2, y: top, width: size.width, height: size.height)
    label.frame = CGRect(x: x, y: top + size.height, width: contentWidth, height: height)
  }
}
