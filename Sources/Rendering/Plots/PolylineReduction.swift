import TransitionEngine

/// Removes points of a line that make no visible difference.
enum PolylineReduction {
  /// - Parameters:
  ///   - points: from left to right.
  ///   - tolerance: the largest vertical distance of the line from a removed point; > 0.
  /// - Returns: points of the line, its first and last included. A line that goes back is returned as it is.
  static func reduced(_ points: [CGPoint], tolerance: CGFloat) -> [CGPoint] {
    guard points.count > 2, zip(points, points.dropFirst()).allSatisfy({ $0.x <= $1.x }) else {
      return points
    }
    var kept = [points[0]]
    // The slopes of lines from the last kept point that stay within the tolerance of all points since.
    var slopes = -CGFloat.infinity...CGFloat.infinity
    for index in 1..<(points.count - 1) {
      let start = kept[kept.count - 1]
      let narrowed = narrow(slopes, from: start, to: points[index], tolerance)
      if let narrowed, isInside(narrowed, from: start, to: points[index + 1]) {
        slopes = narrowed
      } else {
        kept.append(points[index])
        slopes = -CGFloat.infinity...CGFloat.infinity
      }
    }
    kept.append(points[points.count - 1])
    return kept
  }

  private static func narrow(
    _ slopes: ClosedRange<CGFloat>, from start: CGPoint, to point: CGPoint, _ tolerance: CGFloat
  ) -> ClosedRange<CGFloat>? {
    let run = point.x - start.x
    guard run > 0 else { return nil }
    let low = max(slopes.lowerBound, (point.y - tolerance - start.y) / run)
    let high = min(slopes.upperBound, (point.y + tolerance - start.y) / run)
    return low <= high ? low...high : nil
  }

  private static func isInside(_ slopes: ClosedRange<CGFloat>, from start: CGPoint, to point: CGPoint) -> Bool
  {
    let run = point.x - start.x
    return run > 0 && slopes.contains((point.y - start.y) / run)
  }
}
