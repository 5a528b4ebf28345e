import TransitionEngine

extension Run {
  func attach(_ animation: AttachedAnimation) {
    attached.append(animation)
    animation.layer.attached.append(animation)
    needsCommit = true
  }

  /// Takes an animation off its layer before its time.
  ///
  /// Whoever waits for it hears of it in the next turn.
  func detach(_ animation: AttachedAnimation, finished: Bool = false) {
    remove(animation)
    for tracker in animation.conclude(finished: finished) { loop.schedule { tracker.complete() } }
  }

  private func remove(_ animation: AttachedAnimation) {
    attached.remove(identicalTo: animation)
    animation.layer.attached.remove(identicalTo: animation)
    needsCommit = true
  }

  /// Settles the begin of new animations and, as clocks may have changed, the end of all.
  func startAnimations() {
    for animation in attached {
      animation.schedule(at: loop.now)
      animation.noteMissingEffects()
      tellStart(of: animation)
    }
  }

  /// Tells the delegate of an animation that begins now; for one that begins later, sees to it that there is
  /// a turn then.
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

  /// Ends what is due.
  func endAnimations(at time: VirtualTime) {
    end(attached.filter { $0.end.map { $0 <= time } ?? false })
  }

  /// Ends animations together: first all are taken off their layers, then the completions are called, in one
  /// turn.
  func end(_ due: [AttachedAnimation]) {
    var trackers: [AnimationTracker] = []
    for animation in due {
      if animation.source.isRemovedOnCompletion { remove(animation) }
      trackers += animation.conclude(finished: true)
    }
    lastActivity = loop.now
    trackers.forEach { $0.complete() }
  }

  /// Core Animation removes the animations of layers that leave the tree.
  func removeAnimationsOutsideWindow() {
    for animation in attached where animation.layer.root !== window.layer {
      detach(animation)
    }
  }
}
