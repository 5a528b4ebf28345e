public import Foundation

extension Timeline {
  /// What the window shows at an instant: the presentation tree.
  ///
  /// Before 0 that is the initial tree, from `duration` on the final model. A commit holds from its time on,
  /// or is continued by the next; the root layer's superlayer time is the timeline's.
  ///
  /// - Parameter time: seconds since the timeline's start.
  public func frame(at time: TimeInterval) -> Layer {
    if time >= duration { return final }
    guard time >= 0, let index = commitIndex(at: time) else { return initial }
    return Presentation(animations: animations(of: index, at: time), at: time)
      .layer(model(of: index, at: time), at: time)
  }

  /// What one layer shows at an instant, with its sublayers; nil when it is not in the tree then.
  ///
  /// - Parameter time: seconds since the timeline's start.
  public func presentation(of id: Layer.ID, at time: TimeInterval) -> Layer? {
    if time >= duration { return final.descendant(id)?.layer }
    guard time >= 0, let index = commitIndex(at: time) else { return initial.descendant(id)?.layer }
    guard let found = model(of: index, at: time).descendant(id) else { return nil }
    return Presentation(animations: animations(of: index, at: time), at: time)
      .layer(found.layer, at: found.parentTime(time))
  }

  /// The model tree of a commit at an instant before the next one's.
  private func model(of index: Int, at time: TimeInterval) -> Layer {
    guard let (next, fraction) = way(from: index, at: time) else { return commits[index].root }
    return commits[index].root.moved(towards: next.root, fraction: fraction)
  }

  /// The animations of a commit at an instant before the next one's: those that stand still in both are moved
  /// from where they are held in one to where they are held in the other.
  private func animations(of index: Int, at time: TimeInterval) -> [Layer.ID: [LayerAnimation]] {
    let animations = commits[index].animations
    guard let (next, fraction) = way(from: index, at: time) else { return animations }
    return animations.reduce(into: animations) { result, entry in
      guard let others = next.animations[entry.key] else { return }
      for (place, (own, other)) in zip(entry.value, others).enumerated() {
        guard own.speed == 0, other.speed == 0, own.kind == other.kind else { continue }
        result[entry.key]?[place].timeOffset += (other.timeOffset - own.timeOffset) * fraction
      }
    }
  }

  /// The commit that a continuous one moves towards, and how far it has come.
  private func way(from index: Int, at time: TimeInterval) -> (next: Commit, fraction: Double)? {
    let commit = commits[index]
    guard commit.isContinuous, index + 1 < commits.count else { return nil }
    let next = commits[index + 1]
    guard next.time > commit.time else { return nil }
    return (next, (time - commit.time) / (next.time - commit.time))
  }

  /// The last commit that is not after `time`; nil before the first, and for NaN.
  package func commitIndex(at time: TimeInterval) -> Int? {
    var (low, high) = (0, commits.count)
    while low < high {
      let middle = (low + high) / 2
      if commits[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
