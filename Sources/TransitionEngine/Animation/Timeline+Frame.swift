import Text

extension Timeline {
  /// What the window shows at an instant: the presentation tree.
  ///
  /// Before 0 that is the initial tree, from `duration` on the final model. A commit holds from its time on,
  /// or is continued by the next; the root layer's superlayer time is the timeline's.
  ///
  /// - Parameter time: seconds since the timeline's start.
  public func frame(at time: TimeInterval) -> Layer {
    if time >= duration { return final }
    return instant(at: time)?.frame ?? initial
  }

  /// What one layer shows at an instant, with its sublayers; nil when it is not in the tree then.
  ///
  /// - Parameter time: seconds since the timeline's start.
  public func presentation(of id: Layer.ID, at time: TimeInterval) -> Layer? {
    if time >= duration { return final.descendant(id)?.layer }
    guard let instant = instant(at: time) else { return initial.descendant(id)?.layer }
    return instant.presentation(of: id)
  }

  /// The commit that holds at an instant; nil before the first, and for NaN.
  func instant(at time: TimeInterval) -> CommitInstant? {
    guard time >= 0, let index = commitIndex(at: time) else { return nil }
    return CommitInstant(commits, index, at: time)
  }

  /// The last commit that is not after `time`; nil before the first, and for NaN.
  package func commitIndex(at time: TimeInterval) -> Int? {
    let next = commits.partitioningIndex { !($0.time <= time) }
    return next > 0 ? next - 1 : nil
  }
}
