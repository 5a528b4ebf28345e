import TransitionEngine

extension Run {
  /// The layout passes in one turn; views that request layout during layout get no more than these.
  private static let layoutPasses = 8

  /// The time of the next turn: the next event or the next end of an animation.
  var nextTurn: VirtualTime? {
    let ends = attached.compactMap(\.end)
    return [loop.nextTime, ends.min()].compactMap { $0 }.min()
  }

  /// Whether there is work to wait for.
  var isAwaited: Bool { loop.isAwaited || attached.contains { $0.end != nil } }

  /// Ends the animations that are due, or executes the next event, and commits the changes.
  func turn(at time: VirtualTime) {
    if attached.contains(where: { $0.end.map { $0 <= time } ?? false }) {
      loop.advance(to: time)
      endAnimations(at: time)
    } else {
      loop.next()?()
    }
    finishTurn()
  }

  /// Ends a turn: lays out the window, then commits.
  func finishTurn() {
    layOut()
    transactions.closeAll(in: self)
    removeAnimationsOutsideWindow()
    startAnimations()
    if needsCommit { commit() }
    isDisplayFrame = false
  }

  /// Lays out the window until no view requests more layout.
  func layOut() {
    layOutArrivals()
    for _ in 0..<Self.layoutPasses where needsLayout {
      needsLayout = false
      for window in [window] + window.others where window.autoLayout != nil { window.layoutEngine?.update() }
      window.layer.layOutTree()
    }
    if needsLayout { noteEndlessLayout() }
    window.autoLayout?.engine?.report()
  }

  private func noteEndlessLayout() {
    guard !hasNotedEndlessLayout, let layer = window.layer.firstThatNeedsLayout else { return }
    hasNotedEndlessLayout = true
    Run.noteUnmodeled(
      Remark("end to a layout that requests another layout"),
      Remark("it gets \(Self.layoutPasses) in a turn"),
      actor: layer.debugName, layer: layer)
  }

  private func commit() {
    needsCommit = false
    var animations: [Layer.ID: [LayerAnimation]] = [:]
    for animation in attached {
      guard let value = animation.value else { continue }
      animations[animation.layer.identify(in: self), default: []].append(value)
    }
    let root = panelContent
    animateCopies(&animations)
    let commit = Timeline.Commit(time: loop.now.seconds, root: root, animations: animations)
    shown = commit
    append(commit)
    lastActivity = loop.now
  }
}
