extension Layer {
  /// From the layer's own coordinates to its superlayer's, without the superlayer's `sublayerTransform`:
  /// `T(-anchor · bounds) · transform · T(position, zPosition)`.
  public var matrix: CATransform3D { geometry.matrix }

  /// The transform, about an anchor point that may lie off the layer's plane.
  package var anchoredTransform: CATransform3D { geometry.anchoredTransform }

  /// The anchor point in the layer's own coordinates.
  public var anchorInBounds: CGPoint { geometry.anchorInBounds }

  /// The transform that a layer applies to all its sublayers: `T(-c) · sublayerTransform · T(c)`, where `c`
  /// is the anchor point, at which perspective vanishes.
  public var sublayerMatrix: CATransform3D { geometry.sublayerMatrix }

  /// The box around the transformed bounds, in the superlayer's coordinates.
  public var frame: CGRect {
    let map = Homography(matrix)
    return CGRect(around: bounds.corners.map(map.project))
  }

  /// The effective corner radius: half of the shorter side at most, however few corners are rounded.
  package var shownCornerRadius: CGFloat { geometry.shownCornerRadius }

  /// Whether the layer itself, without its sublayers, draws anything.
  public var drawsSomething: Bool {
    guard kind == .plain else { return false }
    return contents != nil || !(backgroundColor?.isClear ?? true)
      || (borderWidth > 0 && !borderColor.isClear) || (shadow.map { $0.opacity > 0 } ?? false)
  }
}

extension CGRect {
  /// The corners, clockwise from the top left.
  public var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
