import Foundation
import TransitionEngine

/// Sorts siblings by depth and cuts those that cross.
enum DepthOrder {
  static func placements(of siblings: [PictureBuilder.Sibling]) -> [Placement] {
    let depths = siblings.map { depth(of: $0) }
    let order = siblings.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    return order.map { index in
      let sibling = siblings[index]
      return Placement(sibling.picture, map: Homography(sibling.matrix), opacity: sibling.opacity)
    }
  }

  private static func depth(of sibling: PictureBuilder.Sibling) -> CGFloat {
    let (c, m) = (sibling.picture.bounds.center, sibling.matrix)
    return c.x * m.m13 + c.y * m.m23 + m.m43
  }
}
