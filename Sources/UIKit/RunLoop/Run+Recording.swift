import TransitionEngine

extension Run {
  /// Executes `trigger` with this run as the current one and lets time pass until nothing is left to do.
  ///
  /// What was set up before is laid out and committed first: that is the timeline's `initial` tree. The
  /// trigger is at t = 0, and the clock starts again from there. The trigger may let time pass itself, with
  /// `advance(by:)` and `settle()`.
  ///
  /// - Throws: what `trigger` throws; `UnfinishedRun` if a limit is reached, or if work is still open when
  ///   nothing is left to do.
  public func record(_ trigger: () throws -> Void) throws -> Timeline {
    try perform {
      needsLayout = true
      needsCommit = true
      try drain()
      rebase()
      let initial = panelContent
      (commits, touches) = ([], [])
      events.removeAll { $0.lint != .illegalConstraint }
      for index in events.indices { events[index].time = 0 }
      (transitions, interaction) = ([], [])
      outcome = .finished
      window.autoLayout?.engine?.reportAnew()
      recorded = Recording(initial: initial)
      defer { recorded = nil }
      try trigger()
      needsCommit = true
      try drain()
      if !openWork.isEmpty { throw unfinished(.idle) }
      showCycle()
      return timeline(initial: initial)
    }
  }

  /// Lets time pass until nothing is left to do: sets the stage before a recording, or waits in the middle of
  /// one.
  ///
  /// - Throws: `UnfinishedRun` if a limit is reached. Work that is still open does not matter.
  public func settle() throws {
    try perform { try drain() }
  }

  /// Lets so much time pass, and does what is due in it.
  ///
  /// - Parameter seconds: what is not positive and finite counts as none: only the turn comes to its end.
  /// - Throws: `UnfinishedRun` if a limit is reached.
  public func advance(by seconds: TimeInterval) throws {
    let duration = seconds.isFinite ? max(seconds, 0) : 0
    try perform {
      let end = loop.now + VirtualTime(seconds: duration)
      try drain(until: end)
      loop.advance(to: end)
    }
  }

  /// What never ends shows for one cycle, if it began when all else was over.
  private func showCycle() {
    let late = attached.filter { $0.start.map { $0 >= lastActivity } ?? false }
    guard let end = late.compactMap(\.firstCycleEnd).max() else { return }
    lastActivity = max(lastActivity, min(end, VirtualTime(seconds: limits.duration)))
  }

  private func drain(until end: VirtualTime? = nil) throws {
    // A recording as a whole has a limit, with all its waiting.
    let start = recorded == nil ? loop.now.seconds : 0
    let limit = VirtualTime(seconds: start + limits.duration)
    var turns = recorded?.turns ?? 0
    defer { recorded?.turns = turns }
    finishTurn()
    while let time = nextTurn, end.map({ time <= $0 }) ?? isAwaited {
      let reason: UnfinishedRun.Reason? =
        time > limit ? .duration(limits.duration) : turns >= limits.turns ? .turns(limits.turns) : nil
      if let reason { throw unfinished(reason) }
      turn(at: time)
      turns += 1
    }
  }

  private func unfinished(_ reason: UnfinishedRun.Reason) -> UnfinishedRun {
    var timeline = timelineSoFar
    timeline.isUnfinished = true
    return UnfinishedRun(reason: reason, open: openWork.map(\.name), timeline: timeline)
  }

  /// The timeline until now, in the middle of a recording.
  package var timelineSoFar: Timeline {
    timeline(initial: recorded?.initial ?? panelContent)
  }

  private func timeline(initial: Layer) -> Timeline {
    Timeline(
      size: panel, duration: lastActivity.seconds, initial: initial, commits: commits,
      events: events, transitions: transitions, interaction: interaction, outcome: outcome, touches: touches)
  }

  /// Starts the clock again from zero, and moves what is attached to it.
  private func rebase() {
    let offset = loop.now.seconds
    loop.rebase()
    lastActivity = .zero
    guard offset != 0 else { return }
    window.layer.rebaseTime(by: -offset)
    for animation in attached where animation.isOnRunClock { animation.begin? -= offset }
    shown?.time = 0
  }
}

/// The state of a recording.
struct Recording {
  /// The tree before anything happened.
  let initial: Layer
  /// How many turns it took so far.
  var turns = 0
}

extension Run {
  /// Tells the run that something has begun; unless it is closed, the run counts as unfinished.
  ///
  /// - Parameter name: as a diagnostic names it, for instance `the transition by FadeAnimator`.
  package func open(_ name: String) -> OpenWork {
    let work = OpenWork(id: nextSequence(), name: name)
    openWork.append(work)
    return work
  }

  package func close(_ work: OpenWork) { openWork.removeAll { $0 == work } }
}
