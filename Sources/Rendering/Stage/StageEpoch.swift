import Foundation
import TransitionEngine

/// A stretch of a timeline in which the layer tree keeps its shape: one set of DOM elements serves it.
struct StageEpoch {
  /// Seconds.
  var start: TimeInterval
  var end: TimeInterval
  /// At least one; only the last of those that share an instant.
  var commits: [Timeline.Commit]

  var root: Layer { commits[0].root }

  /// Cuts a timeline where layers come, go or change places.
  ///
  /// What holds before the start and from the end on is at rest and needs no epoch.
  static func epochs(of timeline: Timeline) -> [StageEpoch] {
    var epochs: [StageEpoch] = []
    let commits = timeline.commits.filter { $0.time < timeline.duration }
    for (index, commit) in commits.enumerated() {
      let isOverruled = index + 1 < commits.count && commits[index + 1].time <= commit.time
      if isOverruled { continue }
      if let last = epochs.last, last.root.hasSameShape(as: commit.root) {
        epochs[epochs.count - 1].commits.append(commit)
      } else {
        if !epochs.isEmpty { epochs[epochs.count - 1].end = commit.time }
        epochs.append(StageEpoch(start: commit.time, end: timeline.duration, commits: [commit]))
      }
    }
    return epochs
  }
}

extension Layer {
  /// The same layers in the same places.
  fileprivate func hasSameShape(as other: Layer) -> Bool {
    guard id == other.id, sublayers.count == other.sublayers.count else { return false }
    return zip(sublayers, other.sublayers).allSatisfy { $0.hasSameShape(as: $1) }
  }

  /// The layer at a path of child indices.
  func descendant(at path: some Sequence<Int>) -> Layer {
    var layer = self
    for index in path where index < layer.sublayers.count { layer = layer.sublayers[index] }
    return layer
  }

  /// Whether two layers look and stand alike, sublayers left aside.
  func isAlike(_ other: Layer) -> Bool {
    var (a, b) = (self, other)
    a.sublayers = []
    b.sublayers = []
    a.timing = LayerTiming()
    b.timing = LayerTiming()
    return a == b
  }
}
