/// The buttons beside one row of a list, which a sideways finger uncovers.
final class RowSwipe: NSObject, UIGestureRecognizerDelegate {
  /// The width of a button, in points. [unverified]
  private static let width: CGFloat = 74
  /// The part of the row's width from which a release performs the first action. [unverified]
  private static let full: CGFloat = 0.6

  /// The duration in which buttons come and go, in seconds. [unverified]
  private static let duration: TimeInterval = 0.3
  /// The duration in which the first button takes the room of all, or gives it back, in seconds. [unverified]
  private static let fullDuration: TimeInterval = 0.2

  let pan = UIPanGestureRecognizer()
  /// Closes the row when a finger comes down elsewhere.
  let dismissal = SwipeDismissal()
  private weak var list: (any SwipedList)?
  /// The path of the open row; nil for none.
  private(set) var path: IndexPath?
  private var configuration: UISwipeActionsConfiguration?
  /// 1 for buttons at the left edge, -1 for the right one.
  private var side: CGFloat = -1
  private var buttons: [SwipeActionButton] = []
  private var strip = UIView()
  /// The displacement of the row, and that at the start of the drag, in points.
  private var offset: CGFloat = 0
  private var start: CGFloat = 0
  /// Whether the first button takes the room of all.
  private var isFull = false

  init(_ list: any SwipedList) {
    self.list = list
    super.init()
    strip.clipsToBounds = true
    dismissal.swipe = self
    dismissal.delegate = self
    pan.delegate = self
    pan.name = "UISwipeActionPanGestureRecognizer"
    pan.addTarget { [weak self] in self?.panned($0) }
  }

  private var width: CGFloat { Self.width * CGFloat(buttons.count) }

  // MARK: The gesture

  /// Whether the touched row has buttons; lists without them have no such gesture.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let list else { return false }
    if gestureRecognizer === dismissal { return path != nil && !isOnButtons(touch) }
    if path != nil { return true }
    guard let path = list.swipedPath(at: touch.location(in: list)) else { return false }
    return [true, false].contains { !(list.swipeActions(path, isLeading: $0)?.actions.isEmpty ?? true) }
  }

  /// Scrolling and swiping go on under the finger that closes a row.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === dismissal && otherGestureRecognizer is UIPanGestureRecognizer
  }

  private func isOnButtons(_ touch: UITouch) -> Bool {
    touch.view?.isDescendant(of: strip) ?? false
  }

  /// Whether a touch is on the open row itself.
  func isOnRow(_ touch: UITouch) -> Bool {
    guard let list, let path, let cell = list.swipedCell(path) else { return false }
    return touch.view?.isDescendant(of: cell) ?? false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    guard let list else { return false }
    let movement = pan.translation(in: list)
    guard abs(movement.x) > abs(movement.y) else {
      close(animated: true)
      return false
    }
    let begin = CGPoint(
      x: pan.location(in: list).x - movement.x, y: pan.location(in: list).y - movement.y)
    guard let path = list.swipedPath(at: begin) else { return false }
    if path == self.path { return true }
    close(animated: true)
    return open(path, side: movement.x > 0 ? 1 : -1)
  }

  /// Uncovers the buttons at the right edge, as a tap on a row's button for deletion does.
  func openTrailing(_ path: IndexPath) {
    if path == self.path { return close(animated: true) }
    close(animated: true)
    guard open(path, side: -1) else { return }
    UIView.performWithoutAnimation { layOut() }
    animate { self.offset = self.width * self.side }
  }

  private func open(_ path: IndexPath, side: CGFloat) -> Bool {
    guard let list, let cell = list.swipedCell(path),
      let found = list.swipeActions(path, isLeading: side > 0), !found.actions.isEmpty
    else { return false }
    forget()
    (self.path, configuration, self.side, offset) = (path, found, side, 0)
    buttons = found.actions.map { action in
      let button = SwipeActionButton(action)
      button.addAction(UIAction { [weak self] _ in self?.perform(action, button) }, for: .touchUpInside)
      return button
    }
    // The first button is at the edge, in front of the others.
    buttons.reversed().forEach(strip.addSubview)
    cell.superview?.insertSubview(strip, belowSubview: cell)
    strip.layer.cornerRadius = cell.layer.cornerRadius
    strip.layer.maskedCorners = cell.layer.maskedCorners
    list.swipeBegan(path)
    return true
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard path != nil else { return }
    switch pan.state {
    case .began:
      start = offset
      move(to: start + pan.translation(in: list).x)
    case .changed: move(to: start + pan.translation(in: list).x)
    case .ended: release(velocity: pan.velocity(in: list).x)
    default: close(animated: true)
    }
  }

  private func move(to wanted: CGFloat) {
    let way = max(wanted * side, 0)
    let isFull = configuration?.performsFirstActionWithFullSwipe ?? false
    let shown = isFull || way <= width ? way : width + RubberBand.stretch(way - width, length: width)
    offset = shown * side
    let wasFull = self.isFull
    self.isFull = isFull && way > rowWidth * Self.full
    guard self.isFull != wasFull else { return layOut() }
    UIView.animate(
      withDuration: Self.fullDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.layOut()
    }
  }

  private var rowWidth: CGFloat { path.flatMap { list?.swipedFrame($0).width } ?? 0 }

  private func release(velocity: CGFloat) {
    let way = offset * side
    if isFull, let first = buttons.first {
      animate { self.offset = self.rowWidth * self.side }
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
    guard animated, list?.window != nil else { return forget() }
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
    leave()
  }

  /// Removes the buttons of a row that is deleted: they vanish upwards with its room.
  func forgetDeleted(_ paths: (IndexPath) -> Bool) {
    guard let path, paths(path), abs(offset) > 0 else { return forget() }
    let old = strip
    leave()
    UIView.animate(withDuration: Self.duration) {
      old.frame.size.height = 0
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  private func leave() {
    let old = path
    strip = UIView()
    strip.clipsToBounds = true
    (path, configuration, buttons, offset, isFull) = (nil, nil, [], 0, false)
    if let old { list?.swipeEnded(old) }
  }

  private func animate(_ change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      change()
      self.layOut()
    } completion: { _ in
      completion()
    }
  }

  private func layOut() {
    guard let path, let cell = list?.swipedCell(path) else { return }
    place(cell, at: path)
  }

  /// Moves the open row aside, with its buttons.
  func place(_ cell: UIView, at path: IndexPath) {
    guard let list, path == self.path else { return }
    let row = list.swipedFrame(path)
    cell.frame = row.offsetBy(dx: offset, dy: 0)
    (cell as? UITableViewCell)?.placed = nil
    (cell as? UICollectionReusableView)?.taken = nil
    strip.frame = row
    let way = max(offset * side, 0)
    let share = way / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let isFull = index == 0 && isFull
      let reach = isFull ? way : share * CGFloat(index + 1)
      button.frame = CGRect(
        x: side > 0 ? 0 : row.width - reach, y: 0, width: reach, height: row.height)
      button.contentWidth = isFull ? min(way, Self.width) : max(share, Self.width)
      button.isAtLeft = side < 0
    }
    if let first = buttons.first, isFull { strip.bringSubviewToFront(first) }
  }
}

/// Closes an open row when a finger comes down elsewhere, or taps the row itself. The touch does nothing else, except
/// to scroll.
final class SwipeDismissal: UIGestureRecognizer {
  weak var swipe: RowSwipe?
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    start = touch.location(in: nil)
    if swipe?.isOnRow(touch) ?? false { return }
    swipe?.close(animated: true)
    state = .ended
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let point = touches.first?.location(in: nil) else { return }
    if hypot(point.x - start.x, point.y - start.y) > 10 { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    swipe?.close(animated: true)
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
}
