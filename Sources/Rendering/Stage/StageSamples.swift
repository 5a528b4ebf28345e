import Foundation
import TransitionEngine

/// What the engine says of a stage's moving layers, at equal steps of the whole duration.
struct StageSamples {
  /// Seconds; > 0.
  let duration: TimeInterval
  /// Presentation trees; the first and the last belong to the epoch's own ends.
  let frames: [Layer]

  /// - Parameter count: steps; the last sample is at the epoch's end.
  init(_ timeline: Timeline, epoch: StageEpoch, count: Int) {
    duration = timeline.duration
    frames = (0...count).map { index in
      let time = timeline.duration * Double(index) / Double(count)
      // Just inside: at its very start and end an epoch's neighbours have their say.
      let inset = min(1e-9, (epoch.end - epoch.start) / 4)
      return timeline.frame(at: min(max(time, epoch.start + inset), epoch.end - inset))
    }
  }

  var indices: Range<Int> { frames.indices }

  func layer(_ node: StageNode, at index: Int) -> Layer {
    frames[index].descendant(at: node.path)
  }

  /// Where a node's bounds stand in its parent node's coordinates at a sample, perspective of the parent included only if
  /// `withPerspective`.
  func matrix(of node: StageNode, in parent: StageNode?, at index: Int, withPerspective: Bool) -> CATransform3D {
    var matrix = CATransform3DIdentity
    for path in node.ancestors.reversed() {
      matrix = CATransform3DConcat(matrix, frames[index].descendant(at: path).matrix)
    }
    guard withPerspective, let parent else { return matrix }
    return CATransform3DConcat(matrix, layer(parent, at: index).sublayerMatrix)
  }
}
