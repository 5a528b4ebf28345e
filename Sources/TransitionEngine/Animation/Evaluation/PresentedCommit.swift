/// A commit while it holds, or while it moves toward the next one.
struct PresentedCommit {
  let root: Layer
  let animations: [Layer.ID: [LayerAnimation]]
  /// The tree and the animations toward which a continuous commit moves; nil for a commit that holds.
  private(set) var next: Layer?
  private(set) var nextAnimations: [Layer.ID: [LayerAnimation]] = [:]
  /// Seconds since the timeline's start: of this commit, and of the next one if this commit moves there.
  private var start: TimeInterval = 0
  private var end: TimeInterval = 0

  /// A tree for as long as nothing is committed.
  init(_ root: Layer, animations: [Layer.ID: [LayerAnimation]] = [:]) {
    self.root = root
    self.animations = animations
  }

  /// - Parameter index: of one of the commits.
  init(_ commits: [Timeline.Commit], _ index: Int) {
    let commit = commits[index]
    self.init(commit.root, animations: commit.animations)
    guard commit.isContinuous, index + 1 < commits.count, commits[index + 1].time > commit.time else {
      return
    }
    let next = commits[index + 1]
    (start, end) = (commit.time, next.time)
    if next.root.id == root.id { self.next = next.root }
    nextAnimations = next.animations
  }

  func instant(at time: TimeInterval) -> CommitInstant {
    CommitInstant(time: time, fraction: end > start ? (time - start) / (end - start) : 0)
  }
}

extension Timeline.Commit {
  /// A layer with its sublayers as presented at an instant at which this commit holds; nil if the tree
  /// doesn't have the layer.
  ///
  /// Only the layer, its descendants and the clocks above it are evaluated.
  ///
  /// - Parameter time: seconds since the timeline's start.
  package func presentation(of id: Layer.ID, at time: TimeInterval) -> Layer? {
    let commit = PresentedCommit(root, animations: animations)
    guard let model = root.descendant(id) else { return nil }
    return PresentationLayer.tree(commit, below: model.layer)?.layer(
      at: model.parentTime(time), commit.instant(at: time)) ?? model.layer
  }
}

/// An instant at which a commit is evaluated.
struct CommitInstant {
  /// Seconds since the timeline's start.
  let time: TimeInterval
  /// The elapsed part of the time until the next commit, 0…1; 0 in a commit that doesn't move there.
  let fraction: Double
}
