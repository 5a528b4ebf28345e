/// Parts of a transform that have key paths of their own, such as `transform.rotation.z`.
///
/// Reading decomposes the transform; writing replaces one part and recomposes it. If a transform cannot be
/// decomposed, rotations read 0 and scales 1.
extension CATransform3D {
  package enum Axis: Int { case x, y, z }

  /// The angle about `axis` in radians, within ±π, with all others as small as possible. The order of Core
  /// Animation's three rotations is not documented, so y is taken first for y, and x first otherwise.
  package func rotation(about axis: Axis) -> CGFloat {
    guard let parts = TransformDecomposition(self) else { return 0 }
    let angles = EulerAngles(parts.rotation.matrix, first: axis)
    return angles[axis]
  }

  package mutating func setRotation(_ angle: CGFloat, about axis: Axis) {
    if axis == .z, CATransform3DIsAffine(self) {
      let flat = CATransform3DGetAffineTransform(self)
      if flat.determinant > 0 {
        // In three dimensions, rounding would leave a flat layer a little out of its plane.
        var parts = AffineDecomposition(flat)
        parts.angle = angle
        self = CATransform3DMakeAffineTransform(parts.matrix)
        return
      }
    }
    guard let parts = TransformDecomposition(self) else {
      self = CATransform3DRotate(self, angle, axis == .x ? 1 : 0, axis == .y ? 1 : 0, axis == .z ? 1 : 0)
      return
    }
    var angles = EulerAngles(parts.rotation.matrix, first: axis)
    angles[axis] = angle
    self = parts.matrix(rotation: angles.matrix)
  }

  package func scale(along axis: Axis) -> CGFloat {
    if CATransform3DIsAffine(self) {
      let scale = AffineDecomposition(CATransform3DGetAffineTransform(self)).scale
      return axis == .x ? scale.width : axis == .y ? scale.height : 1
    }
    guard let parts = TransformDecomposition(self) else { return 1 }
    return parts.scale[axis]
  }

  package mutating func setScale(_ scale: CGFloat, along axes: [Axis]) {
    let isFlat = CATransform3DIsAffine(self)
    if isFlat && (axes != [.z] || scale == 1) {
      // The z scale of a flat layer is invisible; leaving it out keeps the transform affine.
      var parts = AffineDecomposition(CATransform3DGetAffineTransform(self))
      if axes.contains(.x) { parts.scale.width = scale }
      if axes.contains(.y) { parts.scale.height = scale }
      self = CATransform3DMakeAffineTransform(parts.matrix)
      return
    }
    guard var parts = TransformDecomposition(self) else {
      self = CATransform3DScale(
        self, axes.contains(.x) ? scale : 1, axes.contains(.y) ? scale : 1, axes.contains(.z) ? scale : 1)
      return
    }
    for axis in axes { parts.scale[axis] = scale }
    self = parts.matrix
  }

  package func translation(along axis: Axis) -> CGFloat {
    switch axis {
    case .x: m41
    case .y: m42
    case .z: m43
    }
  }

  package mutating func setTranslation(_ distance: CGFloat, along axis: Axis) {
    let hasPerspective = m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1
    if hasPerspective, var parts = TransformDecomposition(self) {
      parts.translation[axis] = distance
      self = parts.matrix
      return
    }
    switch axis {
    case .x: m41 = distance
    case .y: m42 = distance
    case .z: m43 = distance
    }
  }
}

/// The parts in the form in which a layer's schema names them.
extension CATransform3D {
  subscript(rotation axis: Axis) -> CGFloat {
    get { rotation(about: axis) }
    set { setRotation(newValue, about: axis) }
  }

  subscript(scale axis: Axis) -> CGFloat {
    get { scale(along: axis) }
    set { setScale(newValue, along: [axis]) }
  }

  subscript(translation axis: Axis) -> CGFloat {
    get { translation(along: axis) }
    set { setTranslation(newValue, along: axis) }
  }

  /// The scale along x, and along all axes once it is set.
  var uniformScale: CGFloat {
    get { scale(along: .x) }
    set { setScale(newValue, along: [.x, .y, .z]) }
  }

  /// The scale along x, and along x and y once it is set.
  var planarScale: CGFloat {
    get { scale(along: .x) }
    set { setScale(newValue, along: [.x, .y]) }
  }
}

extension Vector3 {
  fileprivate subscript(axis: CATransform3D.Axis) -> CGFloat {
    get { self[axis.rawValue] }
    set { self[axis.rawValue] = newValue }
  }
}

/// Three rotations about the axes, which apply in the order y, x, z or x, y, z.
private struct EulerAngles {
  var angles: Vector3
  let startsWithY: Bool

  /// - Parameter first: this axis gets the full circle; the middle axis gets only half of it.
  init(_ m: CATransform3D, first: CATransform3D.Axis) {
    startsWithY = first == .y
    if startsWithY {
      let x = asin(min(max(m.m23, -1), 1))
      angles =
        abs(m.m23) < 1 - 1e-12
        ? .init(x, atan2(-m.m13, m.m33), atan2(-m.m21, m.m22)) : .init(x, atan2(m.m31, m.m11), 0)
    } else {
      let y = asin(min(max(-m.m13, -1), 1))
      angles =
        abs(m.m13) < 1 - 1e-12
        ? .init(atan2(m.m23, m.m33), y, atan2(m.m12, m.m11)) : .init(0, y, atan2(-m.m21, m.m22))
    }
  }

  subscript(axis: CATransform3D.Axis) -> CGFloat {
    get { angles[axis] }
    set { angles[axis] = newValue }
  }

  var matrix: CATransform3D {
    let x = CATransform3DMakeRotation(angles.x, 1, 0, 0)
    let y = CATransform3DMakeRotation(angles.y, 0, 1, 0)
    let first = startsWithY ? CATransform3DConcat(y, x) : CATransform3DConcat(x, y)
    return CATransform3DConcat(first, CATransform3DMakeRotation(angles.z, 0, 0, 1))
  }
}
