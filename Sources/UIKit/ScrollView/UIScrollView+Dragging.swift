/// The pan recognizer of a scroll view, which also reports when fingers come down and leave.
final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // A finger that stops a decelerating view counts as handled, although it isn't a pan.
    if scrollView?.isDecelerating ?? false { for touch in touches { touch.take(logName) } }
    scrollView?.fingerCame()
  }

  override func reset() {
    super.reset()
    scrollView?.fingerLeft()
  }

  override var logName: String { name ?? UIScrollView.panLogName }
}

extension UIScrollView {
  /// The name of the recognizer in logs, which is that of its class on iOS.
  package static let panLogName = "UIScrollViewPanGestureRecognizer"

  /// Begins tracking, and stops a decelerating view.
  func fingerCame() {
    isTracking = true
    guard isDecelerating else { return }
    stop()
    tell(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
  }

  /// Ends tracking. A view that the finger has stopped between two pages, without a drag, moves on.
  func fingerLeft() {
    isTracking = false
    guard !isDecelerating, course == nil, let run = Run.current else { return }
    glide(velocity: .zero, in: run)
  }

  func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      stop()
      dragStart = CGPoint(x: dragged(contentOffset.x, .horizontal), y: dragged(contentOffset.y, .vertical))
      hasLoggedScroll = false
      tell(.scrollViewWillBeginDragging) { $0.scrollViewWillBeginDragging(self) }
      isDragging = true
      if [.onDrag, .onDragWithAccessory].contains(keyboardDismissMode) { window?.endEditing(true) }
      dragBegan()
      follow(pan)
    case .changed: follow(pan)
    case .ended:
      letGoOfKeyboard(velocity: pan.velocity(in: nil).y)
      endDragging(velocity: pan.velocity(in: self))
    default:
      letGoOfKeyboard(velocity: 0)
      endDragging(velocity: .zero)
    }
  }

  /// Has the finger move the content on from an offset that code has set meanwhile, such as one that holds the content
  /// while something else moves.
  func continueDragFromHere() {
    let movement = panGestureRecognizer.translation(in: self)
    dragStart = CGPoint(
      x: dragged(contentOffset.x, .horizontal) + movement.x,
      y: dragged(contentOffset.y, .vertical) + movement.y)
  }

  private var movesKeyboard: Bool {
    [.interactive, .interactiveWithAccessory].contains(keyboardDismissMode)
  }

  /// Has the keyboard follow a finger that has reached it, if the view is set to do so.
  private func pushKeyboard(_ pan: UIPanGestureRecognizer) {
    guard movesKeyboard, let window else { return }
    Run.current?.keyboard.follow(pan.location(in: nil).y, in: window)
  }

  private func letGoOfKeyboard(velocity: CGFloat) {
    guard movesKeyboard, let run = Run.current else { return }
    run.keyboard.letGo(velocity: velocity, in: run)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard isDragging else { return }
    pushKeyboard(pan)
    let movement = pan.translation(in: self)
    var offset = contentOffset
    if canMove(.horizontal) { offset.x = shown(dragStart.x - movement.x, .horizontal) }
    if canMove(.vertical) { offset.y = shown(dragStart.y - movement.y, .vertical) }
    bounds.origin = offset
  }

  /// - Parameter velocity: the finger's velocity, in points per second; the content offset moves in the
  ///   opposite direction.
  private func endDragging(velocity: CGPoint) {
    guard isDragging else { return }
    let velocity = CGPoint(
      x: canMove(.horizontal) ? -velocity.x : 0, y: canMove(.vertical) ? -velocity.y : 0)
    var course = course(velocity: velocity)
    let proposed = course.end
    let leaving = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = restingOffset(for: besideLargeTitle(proposed), velocity: leaving)
    tell(.scrollViewWillEndDragging) {
      $0.scrollViewWillEndDragging(self, withVelocity: leaving, targetContentOffset: &target)
    }
    if target != proposed, target.x.isFinite, target.y.isFinite {
      course.redirect(from: contentOffset, velocity: velocity, to: target)
    }
    isDragging = false
    let goesOn = course.duration > 0 && Run.current != nil
    tell(.scrollViewDidEndDragging, detail: "\(goesOn)") {
      $0.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    }
    if goesOn, let run = Run.current { decelerate(course, in: run) } else { didComeToRest() }
  }
}
