extension PropertyAnimation.Value {
  /// The value on the way to another, exact at both ends.
  ///
  /// Values that do not correspond (of different kinds, lists of different lengths, outlines of different
  /// structure) hold until the end and jump there.
  ///
  /// - Parameter fraction: of the way; beyond 0…1, where springs go, it extrapolates.
  package func interpolated(to other: Self, fraction: Double) -> Self {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    // Not a switch over a pair, which would copy both values, lists and outlines included.
    switch self {
    case .number(let a):
      if case .number(let b) = other { return .number(a.interpolated(to: b, fraction: fraction)) }
    case .point(let a):
      if case .point(let b) = other { return .point(a.interpolated(to: b, fraction: fraction)) }
    case .size(let a):
      if case .size(let b) = other { return .size(a.interpolated(to: b, fraction: fraction)) }
    case .transform(let a):
      if case .transform(let b) = other { return .transform(a.interpolated(to: b, fraction: fraction)) }
    case .color(let a):
      if case .color(let b) = other { return .color(a.interpolated(to: b, fraction: fraction)) }
    case .rect, .numbers, .colors, .path: break
    }
    guard isCompatible(with: other) else { return fraction < 1 ? self : other }
    return withComponents(
      zip(components, other.components).map { $0.interpolated(to: $1, fraction: fraction) })
  }
}
