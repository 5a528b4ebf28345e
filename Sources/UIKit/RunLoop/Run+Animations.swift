import TransitionEngine

extension Run {
  func attach(_ animation: AttachedAnimation) {
    attached.append(animation)
    animation.layer.attached.append(animation)
    needsCommit = true
  }

  /// Removes an animation from its layer before its end.
  ///
  /// The completions that wait for it are called in the next turn.
  func detach(_ animation: AttachedAnimation, finished: Bool = false) {
    remove(animation)
    noteActivity(of: animation)
    for tracker in animation.conclude(finished: finished) { loop.schedule { tracker.complete() } }
  }

  private func remove(_ animation: AttachedAnimation) {
    attached.remove(identicalTo: animation)
    animation.layer.attached.remove(identicalTo: animation)
    needsCommit = true
  }

  /// Sets the start of new animations and, as clocks may have changed, the end of all.
  func startAnimations() {
    for animation in attached {
      animation.schedule(at: loop.now)
      animation.noteMissingEffects()
      tellStart(of: animation)
    }
  }

  /// Calls the delegate of an animation that starts now; for an animation that starts later, schedules a turn
  /// at its start.
  private func tellStart(of attached: AttachedAnimation) {
    guard let animation = attached.animation, animation.delegate != nil, !attached.hasToldStart,
      let start = attached.start, start != attached.awaitedStart || start <= loop.now
    else { return }
    attached.awaitedStart = start
    guard start <= loop.now else {
      loop.schedule(at: start) {}
      return
    }
    attached.hasToldStart = true
    animation.didStart(in: self)
  }

  /// Ends the animations that are due.
  func endAnimations(at time: VirtualTime) {
    end(attached.filter { $0.end.map { $0 <= time } ?? false })
  }

  /// Ends animations together: first removes all of them from their layers, then calls the completions, in
  /// one turn.
  func end(_ due: [AttachedAnimation]) {
    var trackers: [AnimationTracker] = []
    for animation in due {
      if animation.source.isRemovedOnCompletion { remove(animation) }
      noteActivity(of: animation)
      trackers += animation.conclude(finished: true)
    }
    lastActivity = loop.now
    trackers.forEach { $0.complete() }
  }

  /// Removes the animations of layers that have left the tree, as Core Animation does.
  func removeAnimationsOutsideWindow() {
    for animation in attached where animation.layer.root !== window.layer {
      detach(animation)
    }
  }
}
