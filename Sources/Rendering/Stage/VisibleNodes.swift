import Foundation
import TransitionEngine

/// Leaves out what nobody ever sees: layers that stay transparent or outside the window all the time.
struct VisibleNodes {
  let samples: StageSamples
  let window: CGRect

  func prune(_ root: StageNode) { prune(root, maps: samples.indices.map { _ in .identity }) }

  private func prune(_ node: StageNode, maps: [Homography]) {
    node.items = node.items.filter { item in
      guard case .node(let child) = item else { return true }
      let childMaps = zip(samples.indices, maps).map { index, map in
        Homography(samples.matrix(of: child, in: node, at: index, withPerspective: true)).concatenating(map)
      }
      prune(child, maps: childMaps)
      guard !child.items.isEmpty else { return false }
      return samples.indices.contains { isVisible(child, at: $0, childMaps[$0]) }
    }
  }

  private func isVisible(_ node: StageNode, at index: Int, _ map: Homography) -> Bool {
    let layer = node.layer
    guard samples.pose(node, at: index).opacity > 0 else { return false }
    // Shadows and sublayers may stick out of the bounds: not further, it is assumed, than the layer is large.
    let isLoose = layer.reachesOut && !layer.masksToBounds
    let reach = isLoose ? layer.bounds.insetBy(dx: -layer.bounds.width, dy: -layer.bounds.height) : layer.bounds
    let corners = reach.corners
    guard corners.allSatisfy({ map.weight(at: $0) > 0 }) else { return true }
    return CGRect(around: corners.map(map.project)).overlaps(window)
  }
}

extension CGRect {
  /// Whether two rectangles share an area; sides that touch do not count.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
