/// What moves a layer as a whole, shapes it, and shows or hides it. A stage samples this, and nothing else, at hundreds of
/// instants.
///
/// It holds plain numbers alone, so that copying one is nothing but that.
@usableFromInline
package struct LayerGeometry: Hashable, Sendable {
  @usableFromInline package var bounds: CGRect
  @usableFromInline package var position: CGPoint
  @usableFromInline package var zPosition: CGFloat = 0
  @usableFromInline package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  @usableFromInline package var anchorPointZ: CGFloat = 0
  @usableFromInline package var transform = CATransform3DIdentity
  @usableFromInline package var sublayerTransform = CATransform3DIdentity
  @usableFromInline package var opacity: CGFloat = 1
  @usableFromInline package var isHidden = false
  @usableFromInline package var cornerRadius: CGFloat = 0

  package init(bounds: CGRect, position: CGPoint) {
    self.bounds = bounds
    self.position = position
  }
}

extension LayerGeometry {
  /// Puts a layer of the size of something fitted where that lies in the bounds of the superlayer.
  package mutating func follow(_ bounds: CGRect, as fitted: FittedContents) {
    let place = fitted.gravity.place(fitted.size, in: bounds)
    anchorPoint = .zero
    position = place.origin
    transform = CATransform3DMakeScale(
      place.width / fitted.size.width, place.height / fitted.size.height, 1)
  }

  /// The radius of its rounded corners as it shows: half of the shorter side at most, however few corners are rounded.
  package var shownCornerRadius: CGFloat { min(max(cornerRadius, 0), min(bounds.width, bounds.height) / 2) }

  /// From the layer's own coordinates to its superlayer's, without the superlayer's `sublayerTransform`:
  /// `T(-anchor · bounds) · transform · T(position, zPosition)`.
  package var matrix: CATransform3D {
    let anchor = anchorInBounds
    return CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ)
      .thenTranslated(position.x, position.y, zPosition)
  }

  /// The transform, about an anchor point that may lie off the layer's plane.
  package var anchoredTransform: CATransform3D {
    anchorPointZ == 0 ? transform : CATransform3DTranslate(transform, 0, 0, -anchorPointZ)
  }

  /// The anchor point in the layer's own coordinates.
  package var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// What a layer does to all its sublayers: `T(-c) · sublayerTransform · T(c)`, where `c` is the anchor
  /// point: perspective vanishes there.
  package var sublayerMatrix: CATransform3D {
    guard sublayerTransform != CATransform3DIdentity else { return CATransform3DIdentity }
    let anchor = anchorInBounds
    return CATransform3DTranslate(sublayerTransform, -anchor.x, -anchor.y, 0)
      .thenTranslated(anchor.x, anchor.y, 0)
  }

  /// The geometry on the way to that of the next frame.
  ///
  /// - Parameter fraction: of the way, 0…1.
  func moved(towards next: LayerGeometry, fraction: Double) -> LayerGeometry {
    guard fraction != 0, self != next else { return self }
    var result = self
    result.position = position.moved(to: next.position, fraction: fraction)
    result.zPosition = zPosition.moved(to: next.zPosition, fraction: fraction)
    result.bounds.origin = bounds.origin.moved(to: next.bounds.origin, fraction: fraction)
    let (size, end) = (bounds.size, next.bounds.size)
    result.bounds.size.width = size.width.moved(to: end.width, fraction: fraction)
    result.bounds.size.height = size.height.moved(to: end.height, fraction: fraction)
    result.anchorPoint = anchorPoint.moved(to: next.anchorPoint, fraction: fraction)
    result.anchorPointZ = anchorPointZ.moved(to: next.anchorPointZ, fraction: fraction)
    result.opacity = opacity.moved(to: next.opacity, fraction: fraction)
    result.cornerRadius = cornerRadius.moved(to: next.cornerRadius, fraction: fraction)
    result.transform = transform.interpolated(to: next.transform, fraction: fraction)
    result.sublayerTransform = sublayerTransform.interpolated(to: next.sublayerTransform, fraction: fraction)
    return result
  }

  /// Springs overshoot, and sums of animations even more: brings what has a range back into it.
  mutating func clampToDrawableRanges() {
    opacity = min(max(opacity, 0), 1)
    bounds.size.width = max(bounds.size.width, 0)
    bounds.size.height = max(bounds.size.height, 0)
    cornerRadius = max(cornerRadius, 0)
  }
}
