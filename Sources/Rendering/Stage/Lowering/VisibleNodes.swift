import TransitionEngine

/// Removes layers that are always transparent or outside of the window.
struct VisibleNodes {
  let samples: StageSamples
  let window: CGRect

  func prune(_ root: StageNode) { prune(root) { _ in CATransform3DIdentity } }

  /// - Parameter map: from the node's coordinates to the window's, for each sample. A function, since most layers are seen at
  ///   the first sample or soon after, and the maps of later samples are not needed.
  private func prune(_ node: StageNode, map: @escaping (Int) -> CATransform3D) {
    node.items = node.items.filter { item in
      guard case .node(let child) = item else { return true }
      let childMap = { (index: Int) in
        let matrix = samples.matrix(of: child, in: node, at: index, withPerspective: true)
        return child.flattened(CATransform3DConcat(matrix, map(index)))
      }
      prune(child, map: childMap)
      let ink = child.ownInk
      return samples.window.inside.contains { isVisible(child, at: $0, Homography(childMap($0)), ink: ink) }
    }
  }

  private func isVisible(_ node: StageNode, at index: Int, _ map: Homography, ink: CGRect) -> Bool {
    guard samples.opacity(node, at: index) > 0 else { return false }
    // The remaining elements inside are visible at some time.
    if !node.layer.masksToBounds, !node.nodes.isEmpty { return true }
    let reach = node.layer.masksToBounds ? node.box : ink
    guard !node.items.isEmpty || node.layer.backdrop != nil, !reach.isNull else { return false }
    let corners = reach.corners
    guard corners.allSatisfy({ map.weight(at: $0) > 0 }) else { return true }
    return CGRect(around: corners.map(map.project)).overlaps(window)
  }
}

extension StageNode {
  /// A box around all pictures, in the layer's coordinates; null without any.
  fileprivate var ownInk: CGRect {
    items.reduce(CGRect.null) { box, item in
      guard case .picture(let picture, let offset) = item else { return box }
      let origin = picture.bounds.origin
      return box.union(picture.paintedBounds.offsetBy(dx: offset.x - origin.x, dy: offset.y - origin.y))
    }
  }
}

extension CGRect {
  /// Whether two rectangles share an area; sides that touch do not count.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
