extension Gradient {
  /// The segment along which the colors lie, perpendicular to the lines of one color, over a rectangle.
  ///
  /// Core Animation draws an axial gradient in the unit square and stretches the result to the bounds: lines
  /// of one color are perpendicular to the segment from `startPoint` to `endPoint` in the square, and in
  /// general no longer in the layer. The fraction at a point of the unit square is `(p - start) · d / d²`,
  /// with `d = end - start`; its gradient in the layer gives the segment.
  public func axis(in rect: CGRect) -> (start: CGPoint, end: CGPoint) {
    let start = CGPoint(
      x: rect.minX + startPoint.x * rect.width, y: rect.minY + startPoint.y * rect.height)
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let square = dx * dx + dy * dy
    guard square > 0, rect.width > 0, rect.height > 0 else { return (start, start) }
    let (gx, gy) = (dx / square / rect.width, dy / square / rect.height)
    let slope = gx * gx + gy * gy
    return (start, CGPoint(x: start.x + gx / slope, y: start.y + gy / slope))
  }
}
