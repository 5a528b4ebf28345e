/// Values as displacements, for additive and cumulative animations.
///
/// Numbers add up. A transform is added by applying it *first*: `delta · base`. (Core Animation documents
/// that it concatenates, but not in which order.) Values that do not correspond leave the base as it is.
extension PropertyAnimation.Value {
  /// This value displaced by `delta`.
  package func adding(_ delta: Self) -> Self {
    if case .transform(let base) = self, case .transform(let delta) = delta {
      return .transform(CATransform3DConcat(delta, base))
    }
    guard isCompatible(with: delta) else { return self }
    return withComponents(zip(components, delta.components).map { $0 + $1 })
  }

  /// The displacement from `base` to this value: `base.adding(value.subtracting(base)) == value`.
  ///
  /// A singular base cannot be inverted: the displacement is then the value itself.
  package func subtracting(_ base: Self) -> Self {
    if case .transform(let value) = self, case .transform(let base) = base {
      return .transform(base.inverted.map { CATransform3DConcat(value, $0) } ?? value)
    }
    guard isCompatible(with: base) else { return self }
    return withComponents(zip(components, base.components).map { $0 - $1 })
  }

  /// The displacement of this kind that displaces nothing.
  package var zeroDisplacement: Self {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return withComponents(components.map { _ in 0 })
  }

  /// The displacement, applied `count` times.
  package func repeated(_ count: Int) -> Self {
    guard case .transform(var power) = self else {
      return withComponents(components.map { $0 * CGFloat(count) })
    }
    // By squaring: an endless animation may have run for millions of cycles.
    var result = CATransform3DIdentity
    var remaining = max(count, 0)
    while remaining > 0 {
      if remaining & 1 == 1 { result = CATransform3DConcat(result, power) }
      power = CATransform3DConcat(power, power)
      remaining >>= 1
    }
    return .transform(result)
  }

  /// The distance between two values, for paced animations; 0 if they do not correspond.
  package func distance(to other: Self) -> CGFloat {
    guard isCompatible(with: other) else { return 0 }
    let squares = zip(components, other.components).map { ($1 - $0) * ($1 - $0) }
    return squares.reduce(0, +).squareRoot()
  }
}
