import TransitionEngine

/// An interval of a timeline in which the layer tree keeps its structure, so that one set of DOM elements
/// shows it.
struct StageEpoch {
  /// Seconds.
  var start: TimeInterval
  var end: TimeInterval
  /// At least one commit; only the last of several commits at one instant.
  var commits: [Timeline.Commit]

  var root: Layer { commits[0].root }

  /// The largest number of changes of looks that are cuts. More are a motion, which pictures show if
  /// possible.
  static let mostRedraws = 24

  /// Cuts a timeline where layers are added, removed or reordered, and where a layer is redrawn, such as a
  /// selected tab.
  ///
  /// Before the start and after the end, the screen is at rest and needs no epoch.
  static func epochs(of timeline: Timeline) -> [StageEpoch] {
    var epochs: [StageEpoch] = []
    let commits = timeline.commits.filter { $0.time < timeline.duration }
    let redraws = redraws(commits)
    for (index, commit) in commits.enumerated() {
      let isOverruled = index + 1 < commits.count && commits[index + 1].time <= commit.time
      if isOverruled { continue }
      let goesOn = !redraws.contains(index) && epochs.last?.root.hasSameShape(as: commit.root) ?? false
      if goesOn {
        epochs[epochs.count - 1].commits.append(commit)
      } else {
        if !epochs.isEmpty { epochs[epochs.count - 1].end = commit.time }
        epochs.append(StageEpoch(start: commit.time, end: timeline.duration, commits: [commit]))
      }
    }
    return epochs
  }

  /// The commits that change the drawing of a layer.
  private static func redraws(_ commits: [Timeline.Commit]) -> Set<Int> {
    let redraws = commits.indices.dropFirst().filter {
      let previous = commits[$0 - 1]
      return !previous.root.isDrawnLike(commits[$0].root, isNextFrame: previous.isContinuous)
    }
    return redraws.count <= mostRedraws ? Set(redraws) : []
  }
}

extension Layer {
  /// Whether two trees have the same layers in the same places.
  fileprivate func hasSameShape(as other: Layer) -> Bool {
    if identity == other.identity { return true }
    guard id == other.id, sublayers.count == other.sublayers.count else { return false }
    return sublayers.indices.allSatisfy { sublayers[$0].hasSameShape(as: other.sublayers[$0]) }
  }

  /// Whether the layers of two trees with one structure look alike, apart from their positions.
  ///
  /// - Parameter isNextFrame: whether the other tree is the next frame of a motion, in which shapes may change, too.
  fileprivate func isDrawnLike(_ other: Layer, isNextFrame: Bool) -> Bool {
    if self == other { return true }
    return isDrawnAloneLike(other, isNextFrame: isNextFrame)
      && zip(sublayers, other.sublayers).allSatisfy { $0.isDrawnLike($1, isNextFrame: isNextFrame) }
  }

  /// Whether two layers look alike, without their sublayers.
  func isDrawnAloneLike(_ other: Layer, isNextFrame: Bool) -> Bool {
    if sharesProperties(with: other), mask == other.mask { return true }
    var placed = self
    placed.take([.placement, .visibility], from: other)
    if backdrop != nil, other.backdrop != nil { placed.contents = other.contents }
    if isNextFrame { placed.reshape(like: other) }
    return placed.isAlike(other)
  }

  /// Copies the size and the corners of another layer, and the outline of its mask, if CSS can show their
  /// change.
  private mutating func reshape(like other: Layer) {
    if mask != other.mask, let own = mask?.root, let others = other.mask?.root, own.isOutline(like: others) {
      mask = other.mask
    }
    guard showsItsShape, other.showsItsShape else { return }
    bounds.size = other.bounds.size
    cornerRadius = other.cornerRadius
  }

  /// Whether two layers have equal looks and positions, without their sublayers.
  func isAlike(_ other: Layer) -> Bool {
    guard mask == other.mask else { return false }
    if sharesProperties(with: other) { return true }
    var (a, b) = (self, other)
    a.sublayers = []
    b.sublayers = []
    a.reset(.clock)
    b.reset(.clock)
    return a == b
  }
}
