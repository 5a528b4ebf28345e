/// Brings a window's touches to recognisers and views, and lets recognisers compete for them.
///
/// Recognisers hear of a touch before its view does. The first to recognise its gesture wins the touches that
/// it follows: others fail, and the view is told that its touches are cancelled.
final class TouchDispatcher {
  private unowned let window: UIWindow
  private var touches: [UITouch] = []
  /// Recognisers that have touches, or wait for more: deepest views first.
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var depth = 0

  init(_ window: UIWindow) { self.window = window }

  func send(_ event: UIEvent) {
    batch {
      dropRecognizersOffScreen()
      for touch in event.touches where touch.phase == .began { begin(touch) }
      for recognizer in recognizers { recognizer.receive(event) }
      deliverToViews(event)
      touches.removeAll(where: \.isOver)
    }
  }

  /// Executes work that may change recognisers' states. They are reset only when all of it is done, so that
  /// whoever is called on the way sees how a gesture ended.
  func batch(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    if depth == 0 { settle() }
  }

  /// Finds who is under a finger that comes down.
  private func begin(_ touch: UITouch) {
    guard let hit = window.hitTest(touch.location(in: window), with: nil) else { return }
    touch.view = hit
    touch.reachesView =
      hit.isMultipleTouchEnabled || !touches.contains { $0.view === hit && $0.reachesView }
    touches.append(touch)
    let recognizers = sequence(first: hit, next: \.superview).flatMap(\.recognizers)
    // One that is switched off has been by somebody.
    touch.wasConsidered = recognizers.contains { !$0.isEnabled }
    let followers = recognizers.filter { $0.mayFollow(touch) }
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

  /// A view that leaves the window takes its recognisers along. [unverified]
  private func dropRecognizersOffScreen() {
    for recognizer in recognizers where recognizer.view?.window !== window { recognizer.giveUp() }
  }

  // MARK: Competing

  /// Whether a recogniser has to wait for another one's failure.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { other in
      other !== recognizer && other.state == .possible && recognizer.requiresFailure(of: other)
    }
  }

  /// Whether one that has recognised its gesture keeps this one from doing so.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { $0.hasRecognized && $0.excludes(recognizer) }
  }

  /// One has recognised its gesture: takes the touches from the others and from their views.
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

  /// It is settled what becomes of a recogniser: whoever waited for that goes on, or fails.
  func decided(_ recognizer: UIGestureRecognizer) {
    for other in recognizers where other.isWaiting && other.requiresFailure(of: recognizer) {
      if recognizer.hasRecognized { other.giveUp() } else { other.tryAgain() }
    }
  }

  /// Resets the recognisers that are through with their touches.
  private func settle() {
    recognizers.forEach { $0.forgetTouchesThatAreOver() }
    let through = recognizers.filter(\.isThrough)
    recognizers.removeAll { recognizer in through.contains { $0 === recognizer } }
    through.forEach { $0.startAgain() }
  }
}
