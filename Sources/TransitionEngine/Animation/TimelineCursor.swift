import Text

/// Evaluates a timeline at one instant after the other.
///
/// The next instant mostly lies in the same commit or in the one after; any other takes a search. The moving
/// layers of a commit are prepared once, for all instants at which it is evaluated.
package struct TimelineCursor {
  private let timeline: Timeline
  private var stretch: Stretch?
  /// The commit that holds at the current instant.
  private(set) var commit: PresentedCommit
  private(set) var instant = CommitInstant(time: 0, fraction: 0)
  /// The moving layers of the commit, computed when first needed; nil inside if nothing moves.
  private var presentation: PresentationLayer??

  /// A part of a timeline in which one commit holds.
  private enum Stretch: Equatable { case initial, commit(Int), final }

  package init(_ timeline: Timeline) {
    self.timeline = timeline
    commit = PresentedCommit(timeline.initial)
  }

  /// The window's content at an instant, as `Timeline.frame(at:)` returns it.
  package mutating func frame(at time: TimeInterval) -> Layer {
    move(to: time)
    let presentation = presentation ?? PresentationLayer.tree(commit)
    self.presentation = presentation
    return presentation?.layer(at: instant.time, instant) ?? commit.root
  }

  /// One layer as presented at an instant, as `Timeline.presentation(of:at:)` returns it.
  package mutating func presentation(of id: Layer.ID, at time: TimeInterval) -> Layer? {
    frame(at: time).descendant(id)?.layer
  }

  /// Moves to an instant.
  ///
  /// - Parameter time: seconds since the timeline's start.
  /// - Returns: whether a different commit holds there than at the previous instant.
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
    // The final content of a stopped run keeps the state it had when the run was stopped.
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
  /// The window's content at an instant: the presentation tree.
  ///
  /// Before 0 that is the initial tree; from `duration` on, the final model, under animations that fill
  /// forward and were not removed. A commit holds from its time on, or moves toward the next one. The time
  /// of the root layer's superlayer is the timeline's.
  ///
  /// - Parameter time: seconds since the timeline's start.
  public func frame(at time: TimeInterval) -> Layer {
    var cursor = TimelineCursor(self)
    return cursor.frame(at: time)
  }

  /// One layer as presented at an instant, with its sublayers; nil if it isn't in the tree then.
  ///
  /// - Parameter time: seconds since the timeline's start.
  public func presentation(of id: Layer.ID, at time: TimeInterval) -> Layer? {
    var cursor = TimelineCursor(self)
    return cursor.presentation(of: id, at: time)
  }

  /// The window's content at rest after the transition, or the last one shown.
  public var final: Layer { frame(at: .infinity) }

  fileprivate var finalCommit: PresentedCommit {
    guard let last = commits.last else { return PresentedCommit(initial) }
    if isUnfinished { return PresentedCommit(last.root, animations: last.animations) }
    let kept = last.animations.mapValues { $0.filter { $0.fillMode == .forwards || $0.fillMode == .both } }
    return PresentedCommit(last.root, animations: kept.filter { !$0.value.isEmpty })
  }

  /// Whether a commit is the last one at or before an instant.
  fileprivate func holds(_ index: Int, at time: TimeInterval) -> Bool {
    index < commits.count && commits[index].time <= time
      && !(index + 1 < commits.count && commits[index + 1].time <= time)
  }
}
