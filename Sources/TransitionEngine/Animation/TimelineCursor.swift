import Text

/// Looks at a timeline at one instant after the other.
///
/// The next instant mostly lies in the same commit or in the one after; any other takes a search. What moves in a
/// commit is made ready once, for all instants at which somebody looks at it.
package struct TimelineCursor {
  private let timeline: Timeline
  private var stretch: Stretch?
  /// What holds at the instant that was moved to.
  private(set) var commit: PresentedCommit
  private(set) var instant = CommitInstant(time: 0, fraction: 0)
  /// What moves in the commit, once it is needed; nil inside where nothing does.
  private var presentation: PresentationLayer??

  /// A part of a timeline in which one commit holds.
  private enum Stretch: Equatable { case initial, commit(Int), final }

  package init(_ timeline: Timeline) {
    self.timeline = timeline
    commit = PresentedCommit(timeline.initial)
  }

  /// What the window shows at an instant, as `Timeline.frame(at:)` does.
  package mutating func frame(at time: TimeInterval) -> Layer {
    move(to: time)
    let presentation = presentation ?? PresentationLayer.tree(commit)
    self.presentation = presentation
    return presentation?.layer(at: instant.time, instant) ?? commit.root
  }

  /// What one layer shows at an instant, as `Timeline.presentation(of:at:)` does.
  package mutating func presentation(of id: Layer.ID, at time: TimeInterval) -> Layer? {
    frame(at: time).descendant(id)?.layer
  }

  /// Goes to an instant.
  ///
  /// - Parameter time: seconds since the timeline's start.
  /// - Returns: whether another commit holds there than at the instant before.
  @discardableResult
  mutating func move(to time: TimeInterval) -> Bool {
    let now = stretch(at: time)
    let isNew = now != stretch
    if isNew {
      stretch = now
      presentation = nil
      commit =
        switch now {
        case .initial: PresentedCommit(timeline.initial)
        case .commit(let index): PresentedCommit(timeline.commits, index)
        case .final: timeline.finalCommit
        }
    }
    // What a run was given up with stays as it was then.
    instant = commit.instant(at: now == .final ? timeline.duration : time)
    return isNew
  }

  private func stretch(at time: TimeInterval) -> Stretch {
    if time >= timeline.duration { return .final }
    guard time >= 0 else { return .initial }
    if case .commit(let index) = stretch {
      for near in index...(index + 1) where timeline.holds(near, at: time) { return .commit(near) }
    }
    let next = timeline.commits.partitioningIndex { $0.time > time }
    return next > 0 ? .commit(next - 1) : .initial
  }
}

extension Timeline {
  /// What the window shows at an instant: the presentation tree.
  ///
  /// Before 0 that is the initial tree, from `duration` on the final model, with what animations that fill forwards and were
  /// not removed still show over it. A commit holds from its time on,
  /// or is continued by the next; the root layer's superlayer time is the timeline's.
  ///
  /// - Parameter time: seconds since the timeline's start.
  public func frame(at time: TimeInterval) -> Layer {
    var cursor = TimelineCursor(self)
    return cursor.frame(at: time)
  }

  /// What one layer shows at an instant, with its sublayers; nil when it is not in the tree then.
  ///
  /// - Parameter time: seconds since the timeline's start.
  public func presentation(of id: Layer.ID, at time: TimeInterval) -> Layer? {
    var cursor = TimelineCursor(self)
    return cursor.presentation(of: id, at: time)
  }

  /// The window's content at rest after the transition, or as it showed last.
  public var final: Layer { frame(at: .infinity) }

  fileprivate var finalCommit: PresentedCommit {
    guard let last = commits.last else { return PresentedCommit(initial) }
    if isUnfinished { return PresentedCommit(last.root, animations: last.animations) }
    let kept = last.animations.mapValues { $0.filter { $0.fillMode == .forwards || $0.fillMode == .both } }
    return PresentedCommit(last.root, animations: kept.filter { !$0.value.isEmpty })
  }

  /// Whether a commit is the last one that is not after an instant.
  fileprivate func holds(_ index: Int, at time: TimeInterval) -> Bool {
    index < commits.count && commits[index].time <= time
      && !(index + 1 < commits.count && commits[index + 1].time <= time)
  }
}
