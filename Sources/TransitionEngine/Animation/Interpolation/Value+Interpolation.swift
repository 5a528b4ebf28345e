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
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, fraction: fraction))
    case (.color(let a), .color(let b)): return .color(a.interpolated(to: b, fraction: fraction))
    default:
      guard isCompatible(with: other) else { return fraction < 1 ? self : other }
      return withComponents(zip(components, other.components).map(mix))
    }
  }
}
