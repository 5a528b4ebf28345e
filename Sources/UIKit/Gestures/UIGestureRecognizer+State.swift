import TransitionEngine

extension UIGestureRecognizer {
  var hasRecognized: Bool { [.began, .changed, .ended].contains(currentState) }
  var isWaiting: Bool { pending != nil }
  private var isOver: Bool { [.ended, .cancelled, .failed].contains(currentState) }
  /// Whether the gesture is over and all touches have ended.
  var isThrough: Bool { isOver && followed.isEmpty }

  /// Changes to another state, if the transition is allowed; the log notes one that isn't.
  func move(to new: State) {
    switch (currentState, new) {
    case (.possible, .began), (.possible, .ended): recognize(as: new)
    case (.possible, .failed), (.possible, .cancelled): enter(.failed)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended): enter(new)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    default:
      Run.note(
        "UIGestureRecognizer.state", actor: logName,
        detail: Remark("cannot go from \(currentState) to \(new)"), layer: view?.layer)
    }
  }

  /// Cancels a gesture that is going on; fails one that hasn't begun.
  func giveUp() {
    switch currentState {
    case .possible: if dispatcher != nil { enter(.failed) }
    case .began, .changed: enter(.cancelled)
    case .ended, .cancelled, .failed: return
    }
  }

  /// Recognizes the gesture, if views, delegates and other recognizers allow it.
  ///
  /// A gesture that ends while it is still waiting to begin fails. [unverified]
  private func recognize(as new: State) {
    guard let dispatcher else { return }
    guard pending == nil else {
      if new == .ended { enter(.failed) }
      return
    }
    for touch in followed { touch.wasConsidered = true }
    let isWelcome = mayBegin && !dispatcher.isPrevented(self)
    // The delegate may have disabled the recognizer.
    guard currentState == .possible else { return }
    guard isWelcome else { return enter(.failed) }
    if dispatcher.mustWait(self) { pending = new } else { begin(as: new) }
  }

  private var mayBegin: Bool {
    let hit = followed.first?.view
    if let hit, hit !== view, !hit.gestureRecognizerShouldBegin(self) { return false }
    guard view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    guard let delegate else { return true }
    let answer = delegate.gestureRecognizerShouldBegin(self)
    // A call to UIKit's own delegate isn't one of the app's callbacks.
    if !(delegate is PopInteraction), !(delegate is RowSwipe), !(delegate is MenuPressDelegate) {
      Run.current?.log(
        .callback, actor: "\(type(of: delegate))", call: .gestureRecognizerShouldBegin,
        detail: "\(logName): \(answer)", layer: view?.layer)
    }
    return answer
  }

  /// Begins the pending gesture after a recognizer that it waited for has failed, unless it waits for another
  /// one. A prevented gesture fails.
  func tryAgain() {
    guard let new = pending, let dispatcher, !dispatcher.mustWait(self) else { return }
    if dispatcher.isPrevented(self) { enter(.failed) } else { begin(as: new) }
  }

  private func begin(as new: State) {
    willBegin()
    enter(new)
  }

  private func enter(_ new: State) {
    let isRecognition = currentState == .possible && new != .failed
    currentState = new
    pending = nil
    log(new)
    guard let dispatcher else { return }
    dispatcher.batch {
      if isRecognition { dispatcher.recognized(self) }
      if isRecognition || new == .failed { dispatcher.decided(self) }
      if new != .failed { performActions() }
    }
  }

  // MARK: Touches

  /// Whether the recognizer may follow a new touch.
  func mayFollow(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, !isOver, !isWaiting, shouldReceive(event) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func follow(_ touch: UITouch, for dispatcher: TouchDispatcher) {
    self.dispatcher = dispatcher
    followed.append(touch)
  }

  /// Calls the touch methods for the touches of an event that the recognizer follows.
  func receive(_ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = event.touches.filter { touch in
        touch.phase == phase && followed.contains { $0 === touch }
      }
      guard !touches.isEmpty, !isOver else { continue }
      switch phase {
      case .began: touchesBegan(Set(touches), with: event)
      case .moved: touchesMoved(Set(touches), with: event)
      case .ended: touchesEnded(Set(touches), with: event)
      case .cancelled, .stationary: touchesCancelled(Set(touches), with: event)
      }
    }
  }

  func forgetTouchesThatAreOver() {
    // Stores the location for code that reads it later.
    if followed.contains(where: \.isOver) { _ = location(in: nil) }
    followed.removeAll(where: \.isOver)
  }

  /// Resets the recognizer for the next gesture.
  func startAgain() {
    currentState = .possible
    pending = nil
    hasLoggedChange = false
    dispatcher = nil
    reset()
  }

  // MARK: Competing

  /// Whether the recognition of this gesture prevents the recognition of another one.
  func excludes(_ other: UIGestureRecognizer) -> Bool {
    guard other !== self, followed.contains(where: { touch in other.followed.contains { $0 === touch } })
    else { return false }
    return canPrevent(other) && other.canBePrevented(by: self) && !goesTogether(with: other)
  }

  private func goesTogether(with other: UIGestureRecognizer) -> Bool {
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false { return true }
    return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  // MARK: The log

  /// Logs a state. A gesture changes many times, but the log gets only the first change.
  private func log(_ state: State) {
    if state == .changed {
      if hasLoggedChange { return }
      hasLoggedChange = true
    }
    // A press that opens no menu isn't a gesture of the app's.
    if state == .failed, delegate is MenuPressDelegate { return }
    guard let call = state.call else { return }
    Run.current?.log(
      .state, actor: logName, call: call, detail: state == .failed ? "" : logDetail, layer: view?.layer)
  }
}

extension UIGestureRecognizer.State {
  /// The name of the state in the log; nil for a gesture that hasn't begun.
  fileprivate var call: Timeline.Event.Call? {
    switch self {
    case .possible: nil
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}
