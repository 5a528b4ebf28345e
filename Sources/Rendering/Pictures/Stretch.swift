import TransitionEngine

/// One axis of a stretched picture: a span of the source, and its destination.
struct Stretch {
  var source: CGFloat
  var target: CGFloat
  var targetLength: CGFloat
  var scale: CGFloat

  /// Up to three spans: caps keep their size, the middle is stretched. Caps that do not fit, or no change
  /// of size, give one.
  static func spans(
    from source: (CGFloat, CGFloat), to target: (CGFloat, CGFloat), caps: (CGFloat, CGFloat)
  ) -> [Stretch] {
    let (length, wanted) = (source.1 - source.0, target.1 - target.0)
    guard length > 0, wanted > 0 else { return [] }
    let (first, last) = (max(caps.0, 0), max(caps.1, 0))
    guard abs(length - wanted) > 1e-6, first + last > 0, first + last < length, first + last < wanted else {
      return [Stretch(source: source.0, target: target.0, targetLength: wanted, scale: wanted / length)]
    }
    let middle = wanted - first - last
    return [
      Stretch(source: source.0, target: target.0, targetLength: first, scale: 1),
      Stretch(
        source: source.0 + first, target: target.0 + first, targetLength: middle,
        scale: middle / (length - first - last)),
      Stretch(source: source.1 - last, target: target.1 - last, targetLength: last, scale: 1),
    ].filter { $0.targetLength > 0 }
  }
}
