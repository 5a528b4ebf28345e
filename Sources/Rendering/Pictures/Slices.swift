import TransitionEngine

/// Slices of one picture that lie side by side, as a page cut into strips does before it moves.
///
/// Where neighbors show the picture at one place, they are drawn as one: browsers copy the whole picture for
/// each slice.
enum Slices {
  /// The largest distance of edges that meet, in points.
  private static let nearness: CGFloat = 1e-3

  /// The placements, with neighbors joined.
  static func joined(_ placements: [PlacedPicture]) -> [PlacedPicture] {
    placements.reduce(into: []) { joined, next in
      if let last = joined.last, let both = joining(last, next) {
        joined[joined.count - 1] = both
      } else {
        joined.append(next)
      }
    }
  }

  private static func joining(_ first: PlacedPicture, _ second: PlacedPicture) -> PlacedPicture? {
    guard let a = Slice(first), let b = Slice(second), a.content.picture == b.content.picture,
      let back = first.map.inverse
    else { return nil }
    let between = second.map.concatenating(back)
    guard between.isAffine, between.affine.isTranslation,
      let content = offset(from: a.content.map, to: b.content.map.concatenating(between)), content < nearness
    else { return nil }
    let rect = b.rect.applying(between.affine)
    guard meet(a.rect, rect) else { return nil }
    let union = a.rect.union(rect)
    return PlacedPicture(
      Picture(bounds: union, marks: [.clipped(Outline(union), [.placed(a.content)])]).shared, map: first.map)
  }

  /// A rectangle of a picture, and nothing else.
  private struct Slice {
    let rect: CGRect
    let content: PlacedPicture

    init?(_ placement: PlacedPicture) {
      guard placement.map.isAffine, placement.opacity >= 1, placement.fragment == nil,
        placement.coveredEdges.isEmpty, placement.picture.marks.count == 1,
        case .clipped(let outline, let marks) = placement.picture.marks[0], let rect = outline.rect,
        marks.count == 1, case .placed(let content) = marks[0], content.map.isAffine
      else { return nil }
      (self.rect, self.content) = (rect, content)
    }
  }

  /// The distance between two places that differ by a translation.
  private static func offset(from a: Homography, to b: Homography) -> CGFloat? {
    let (a, b) = (a.affine, b.affine)
    let factors = [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d]
    guard factors.allSatisfy({ abs($0) < 1e-9 }) else { return nil }
    return hypot(a.tx - b.tx, a.ty - b.ty)
  }

  /// Whether two rectangles share a whole side.
  private static func meet(_ a: CGRect, _ b: CGRect) -> Bool {
    func near(_ x: CGFloat, _ y: CGFloat) -> Bool { abs(x - y) < nearness }
    let inRow = near(a.minY, b.minY) && near(a.maxY, b.maxY)
    let inColumn = near(a.minX, b.minX) && near(a.maxX, b.maxX)
    return inRow && (near(a.maxX, b.minX) || near(b.maxX, a.minX))
      || inColumn && (near(a.maxY, b.minY) || near(b.maxY, a.minY))
  }
}
