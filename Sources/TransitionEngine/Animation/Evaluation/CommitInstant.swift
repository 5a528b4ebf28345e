/// A commit at an instant before the next one's.
///
/// It holds, or, where it is continuous, it is on its way to the next: then properties move linearly, and so does what
/// a stopped clock shows.
struct CommitInstant {
  let commit: Timeline.Commit
  /// The commit that a continuous one moves towards; nil for one that holds.
  let next: Timeline.Commit?
  /// Of the way to the next one, 0…1.
  let fraction: Double
  /// Seconds since the timeline's start.
  let time: TimeInterval

  init(_ commits: [Timeline.Commit], _ index: Int, at time: TimeInterval) {
    let commit = commits[index]
    let isContinuous =
      commit.isContinuous && index + 1 < commits.count && commits[index + 1].time > commit.time
    self.commit = commit
    self.time = time
    next = isContinuous ? commits[index + 1] : nil
    fraction = isContinuous ? (time - commit.time) / (commits[index + 1].time - commit.time) : 0
  }

  /// What the window shows.
  var frame: Layer {
    let model = model
    return Presentation(model, animations: animations)?.layer(at: time, timelineTime: time) ?? model
  }

  /// What one layer shows, with its sublayers; nil when it is not in the tree.
  func presentation(of id: Layer.ID) -> Layer? {
    guard let found = model.descendant(id) else { return nil }
    let presentation = Presentation(found.layer, animations: animations)
    return presentation?.layer(at: found.parentTime(time), timelineTime: time) ?? found.layer
  }

  private var model: Layer {
    next.map { commit.root.moved(towards: $0.root, fraction: fraction) } ?? commit.root
  }

  private var animations: [Layer.ID: [LayerAnimation]] {
    guard let next else { return commit.animations }
    return commit.animations.reduce(into: commit.animations) { result, entry in
      guard let others = next.animations[entry.key] else { return }
      result[entry.key] = moved(entry.value, towards: others)
    }
  }

  /// Those that stand still in both are moved from where they are held in one to where they are held in the other.
  func moved(_ animations: [LayerAnimation], towards others: [LayerAnimation]) -> [LayerAnimation] {
    var result = animations
    for (place, (own, other)) in zip(animations, others).enumerated() {
      guard own.speed == 0, other.speed == 0, own.kind == other.kind else { continue }
      result[place].timeOffset += (other.timeOffset - own.timeOffset) * fraction
    }
    return result
  }
}
