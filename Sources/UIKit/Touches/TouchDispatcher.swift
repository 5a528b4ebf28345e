/// Delivers a window's touches to gesture recognizers and views, and arbitrates between recognizers.
///
/// Recognizers receive a touch before its view does. The first one to recognize its gesture wins the touches
/// that it follows: the others fail, and the view gets `touchesCancelled(_:with:)`.
final class TouchDispatcher {
  private unowned let window: UIWindow
  private var touches: [UITouch] = []
  /// The recognizers that follow touches or wait for more, those of the deepest views first.
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var depth = 0

  init(_ window: UIWindow) { self.window = window }

  func send(_ event: UIEvent) {
    batch {
      dropRecognizersOffScreen()
      for touch in event.touches where touch.phase == .began { begin(touch, event) }
      for recognizer in recognizers { recognizer.receive(event) }
      deliverToViews(event)
      touches.removeAll(where: \.isOver)
    }
  }

  /// Executes work that may change recognizers' states, and resets recognizers after the outermost batch. An
  /// action that is called meanwhile therefore still sees the state in which a gesture ended.
  func batch(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    if depth == 0 { settle() }
  }

  /// Finds the view and the recognizers under a finger that comes down.
  private func begin(_ touch: UITouch, _ event: UIEvent) {
    guard let hit = window.frontmostHit(touch) else { return }
    touch.view = hit
    touch.reachesView =
      hit.isMultipleTouchEnabled || !touches.contains { $0.view === hit && $0.reachesView }
    if window.isForStatusBar(touch, hitting: hit) { touch.reachesView = false }
    touches.append(touch)
    let recognizers = sequence(first: hit, next: \.superview).flatMap(\.recognizers)
    // A disabled recognizer was disabled on purpose.
    touch.wasConsidered = recognizers.contains { !$0.isEnabled }
    let followers = recognizers.filter { $0.mayFollow(touch, event) }
    touch.gestureRecognizers = followers
    for recognizer in followers {
      recognizer.follow(touch, for: self)
      if !self.recognizers.contains(where: { $0 === recognizer }) { self.recognizers.append(recognizer) }
    }
  }

  private func deliverToViews(_ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      var rest = event.touches.filter { $0.phase == phase && $0.reachesView }
      while let view = rest.first?.view {
        let together = Set(rest.filter { $0.view === view })
        rest.removeAll { together.contains($0) }
        together.forEach { $0.hasReachedView = true }
        switch phase {
        case .began: view.touchesBegan(together, with: event)
        case .moved: view.touchesMoved(together, with: event)
        case .ended: view.touchesEnded(together, with: event)
        case .cancelled, .stationary: view.touchesCancelled(together, with: event)
        }
      }
    }
  }

  /// Drops the recognizers of views that have left the window. [unverified]
  private func dropRecognizersOffScreen() {
    for recognizer in recognizers where !isOnScreen(recognizer.view) { recognizer.giveUp() }
  }

  private func isOnScreen(_ view: UIView?) -> Bool {
    guard let window = view?.window else { return false }
    return window === self.window || self.window.others.contains { $0 === window }
  }

  // MARK: Competing

  /// Whether a recognizer has to wait for another one's failure.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { other in
      other !== recognizer && other.state == .possible && recognizer.requiresFailure(of: other)
    }
  }

  /// Whether a recognizer that has recognized its gesture prevents this one.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { $0.hasRecognized && $0.excludes(recognizer) }
  }

  /// Gives a recognizer that has recognized its gesture its touches exclusively: other recognizers fail, and
  /// views get `touchesCancelled(_:with:)`.
  func recognized(_ winner: UIGestureRecognizer) {
    for other in recognizers where other.state == .possible && winner.excludes(other) { other.giveUp() }
    for touch in winner.followed { touch.take(winner.logName) }
    guard winner.cancelsTouchesInView else { return }
    for touch in winner.followed where touch.reachesView {
      touch.reachesView = false
      guard touch.hasReachedView else { continue }
      touch.view?.touchesCancelled([touch], with: UIEvent([touch], timestamp: touch.timestamp))
    }
  }

  /// Continues the recognizers that waited for a recognizer that has failed, and fails those that waited for
  /// one that has recognized its gesture.
  func decided(_ recognizer: UIGestureRecognizer) {
    for other in recognizers where other.isWaiting && other.requiresFailure(of: recognizer) {
      if recognizer.hasRecognized { other.giveUp() } else { other.tryAgain() }
    }
  }

  /// Resets the recognizers whose touches are over.
  private func settle() {
    recognizers.forEach { $0.forgetTouchesThatAreOver() }
    let through = recognizers.filter(\.isThrough)
    recognizers.removeAll { recognizer in through.contains { $0 === recognizer } }
    through.forEach { $0.startAgain() }
  }
}
