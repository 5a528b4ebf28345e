import TransitionEngine

extension Run {
  /// Executes `trigger` with this run as the current one, and advances the clock until no work is left.
  ///
  /// Changes from before are laid out and committed first: they are the timeline's `initial` tree. The
  /// trigger is at t = 0, where the clock starts again. The trigger may advance the clock itself, with
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
      activities = ActivityLog()
      outcome = .finished
      window.autoLayout?.engine?.reportAnew()
      recorded = Recording(initial: initial)
      defer { recorded = nil }
      try trigger()
      needsCommit = true
      try drain()
      if !openWork.isEmpty { throw unfinished(.idle) }
      noteWaitingTasks()
      showCycle()
      return timeline(initial: initial)
    }
  }

  /// Advances the clock until no work is left: to prepare a recording, or to wait in the middle of one.
  ///
  /// - Throws: `UnfinishedRun` if a limit is reached. Work that is still open does not matter.
  public func settle() throws {
    try perform { try drain() }
  }

  /// Advances the clock by a number of seconds, and executes the work that is due in that time.
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

  /// Extends the recording by one cycle of animations that never end, if they started when all others were
  /// over.
  private func showCycle() {
    let late = attached.filter { one in one.start.map { max($0, one.added) >= lastActivity } ?? false }
    guard let end = late.compactMap(\.firstCycleEnd).max() else { return }
    lastActivity = max(lastActivity, min(end, VirtualTime(seconds: limits.duration)))
  }

  private func drain(until end: VirtualTime? = nil) throws {
    // The limit applies to a recording as a whole, with all its waiting.
    let start = recorded == nil ? loop.now.seconds : 0
    let limit = VirtualTime(seconds: start + limits.duration)
    var turns = recorded?.turns ?? 0
    defer { recorded?.turns = turns }
    finishTurn()
    while let time = nextTurn, end.map({ time <= $0 }) ?? isAwaited {
      let reason: UnfinishedRun.Reason? =
        time > limit ? .duration(limits.duration) : turns >= limits.turns ? .turns(limits.turns) : nil
      if let reason { throw unfinished(reason) }
      isNearLimit = turns >= limits.turns - Self.turnsNearLimit
      turn(at: time)
      turns += 1
    }
  }

  /// The number of turns before the limit in which the calls that schedule work are noted.
  private static let turnsNearLimit = 16

  private func unfinished(_ reason: UnfinishedRun.Reason) -> UnfinishedRun {
    var timeline = timelineSoFar
    timeline.isUnfinished = true
    return UnfinishedRun(
      reason: reason, open: openWork.map(\.name), repeatedCall: repeatedCall, timeline: timeline)
  }

  /// The timeline so far, in the middle of a recording.
  package var timelineSoFar: Timeline {
    timeline(initial: recorded?.initial ?? panelContent)
  }

  private func timeline(initial: Layer) -> Timeline {
    var timeline = Timeline(
      size: panel, duration: lastActivity.seconds, initial: initial, commits: commits,
      events: events, transitions: transitions, interaction: interaction, outcome: outcome, touches: touches)
    timeline.activities = activitiesSoFar
    return timeline
  }

  /// Restarts the clock at zero, and moves everything that is attached to it.
  private func rebase() {
    let offset = loop.now.seconds
    loop.rebase()
    lastActivity = .zero
    guard offset != 0 else { return }
    window.layer.rebaseTime(by: -offset)
    for animation in attached {
      animation.firstStart? -= offset
      if animation.isOnRunClock { animation.begin? -= offset }
    }
    shown?.time = 0
  }
}

/// The state of a recording.
struct Recording {
  /// The tree before the recording.
  let initial: Layer
  /// The number of turns so far.
  var turns = 0
}

extension Run {
  /// Registers work that must be closed; otherwise the run counts as unfinished.
  ///
  /// - Parameter name: the name in diagnostics, for instance `the transition by FadeAnimator`.
  package func open(_ name: String) -> OpenWork {
    let work = OpenWork(id: nextSequence(), name: name)
    openWork.append(work)
    return work
  }

  package func close(_ work: OpenWork) { openWork.removeAll { $0 == work } }
}
