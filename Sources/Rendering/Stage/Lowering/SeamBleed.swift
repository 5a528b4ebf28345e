import TransitionEngine

/// The extension of slices below their neighbors. Neighboring slices of one picture are both antialiased at
/// their shared edge, so the background would shine through. The slice that is painted first extends a little
/// below the other.
enum SeamBleed {
  /// Points.
  static let amount: CGFloat = 1
  /// The extension where the browser sorts planes. On a ridge the extension lies in front, and a larger one
  /// would be visible.
  static let amountInDepth: CGFloat = 0.5

  /// - Parameter nodes: siblings, in painting order.
  static func apply(to nodes: [StageNode], reaching amount: CGFloat = amount) {
    for (index, node) in nodes.enumerated() {
      guard let slice = node.slice else { continue }
      var bleed = EdgeInsets()
      for later in nodes[(index + 1)...] {
        guard let other = later.slice, other.tree == slice.tree else { continue }
        if sharesRows(slice.rect, other.rect) {
          if slice.rect.maxX == other.rect.minX { bleed.right = amount }
          if slice.rect.minX == other.rect.maxX { bleed.left = amount }
        }
        if sharesColumns(slice.rect, other.rect) {
          if slice.rect.maxY == other.rect.minY { bleed.bottom = amount }
          if slice.rect.minY == other.rect.maxY { bleed.top = amount }
        }
      }
      spread(bleed, in: node, box: node.layer.bounds.size)
    }
  }

  /// Overlays of the slice's size, such as dimming views, have the same extension.
  private static func spread(_ bleed: EdgeInsets, in node: StageNode, box: CGSize) {
    guard node.layer.bounds.size == box, !node.layer.masksToBounds else { return }
    node.bleed = bleed
    for child in node.nodes { spread(bleed, in: child, box: box) }
  }

  private static func sharesRows(_ a: CGRect, _ b: CGRect) -> Bool { a.minY < b.maxY && b.minY < a.maxY }
  private static func sharesColumns(_ a: CGRect, _ b: CGRect) -> Bool { a.minX < b.maxX && b.minX < a.maxX }
}

extension StageNode {
  /// The slice of a screen that fills the node, if there is one.
  var slice: Snapshot? {
    for item in items {
      guard case .picture(let layer, _) = item, layer.bounds.size == self.layer.bounds.size,
        case .snapshot(let snapshot)? = layer.soleContents
      else { continue }
      return snapshot
    }
    return nil
  }
}
