/// The motion of a content offset along both axes, and its cause.
struct ScrollCourse {
  enum Kind {
    /// The motion after a drag.
    case deceleration
    /// The motion that code starts.
    case animation
    /// The motion to the top that a tap on the status bar starts.
    case toTop
  }

  var x, y: ScrollMotion
  let kind: Kind
  /// The start, in seconds on the run's clock.
  var begin: TimeInterval = 0
  var link: CADisplayLink?

  init(x: ScrollMotion, y: ScrollMotion, kind: Kind) {
    (self.x, self.y, self.kind) = (x, y, kind)
  }

  var end: CGPoint { CGPoint(x: x.end, y: y.end) }
  /// The duration, in seconds.
  var duration: TimeInterval { max(x.duration, y.duration) }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.position(at: time - begin), y: y.position(at: time - begin))
  }

  /// Changes the end of the motion, along the axes for which it is another one.
  mutating func redirect(from: CGPoint, velocity: CGPoint, to target: CGPoint) {
    if target.x != x.end {
      x = .spring(from: from.x, velocity: velocity.x, to: target.x, overshoots: false)
    }
    if target.y != y.end {
      y = .spring(from: from.y, velocity: velocity.y, to: target.y, overshoots: false)
    }
  }
}

extension UIScrollView {
  func course(velocity: CGPoint) -> ScrollCourse {
    ScrollCourse(
      x: motion(from: contentOffset.x, velocity: velocity.x, .horizontal),
      y: motion(from: contentOffset.y, velocity: velocity.y, .vertical), kind: .deceleration)
  }

  /// Begins to decelerate after a drag, unless the view is at rest.
  func glide(velocity: CGPoint, in run: Run) {
    let course = course(velocity: velocity)
    if course.duration > 0 { decelerate(course, in: run) }
  }

  func decelerate(_ course: ScrollCourse, in run: Run) {
    isDecelerating = true
    tell(.scrollViewWillBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    // The delegate may have stopped the view.
    if isDecelerating { move(course, in: run) }
  }

  func move(_ course: ScrollCourse, in run: Run) {
    hasLoggedScroll = false
    var course = course
    course.begin = run.loop.now.seconds
    let link = CADisplayLink { [weak self] in
      if let self { step($0) } else { $0.invalidate() }
    }
    course.link = link
    self.course = course
    link.add()
  }

  private func step(_ link: CADisplayLink) {
    guard let course, course.link === link else { return link.invalidate() }
    guard link.timestamp - course.begin < course.duration else { return arrive(course) }
    bounds.origin = course.offset(at: link.timestamp)
  }

  private func arrive(_ course: ScrollCourse) {
    stop()
    bounds.origin = course.end
    switch course.kind {
    case .deceleration:
      tell(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
    case .animation:
      tell(.scrollViewDidEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
    case .toTop: delegate?.scrollViewDidScrollToTop(self)
    }
    didComeToRest()
  }

  /// Stops any motion at its current offset.
  func stop() {
    course?.link?.invalidate()
    course = nil
    isDecelerating = false
  }

  // MARK: The delegate

  func didScroll() {
    setNeedsLayout()
    refreshControl?.contentMoved()
    moveLargeTitle()
    guard let delegate else { return }
    if !hasLoggedScroll {
      hasLoggedScroll = true
      log(.scrollViewDidScroll, by: delegate, detail: "")
    }
    delegate.scrollViewDidScroll(self)
  }

  func tell(
    _ call: Timeline.Event.Call, detail: String = "", _ make: (any UIScrollViewDelegate) -> Void
  ) {
    guard let delegate else { return }
    log(call, by: delegate, detail: detail)
    make(delegate)
  }

  private func log(_ call: Timeline.Event.Call, by delegate: any UIScrollViewDelegate, detail: String) {
    Run.current?.log(.callback, actor: "\(type(of: delegate))", call: call, detail: detail, layer: layer)
  }

  /// Logs a call of the delegate, which the caller makes.
  func log(call: Timeline.Event.Call) {
    if let delegate { log(call, by: delegate, detail: "") }
  }
}
