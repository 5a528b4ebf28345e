extension UIEdgeInsets {
  var isFinite: Bool { [top, left, bottom, right].allSatisfy { $0.isFinite } }
}

extension UIScrollView {
  enum Axis { case horizontal, vertical }

  /// The offsets at which the content fills the view, along one axis.
  func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    switch axis {
    case .horizontal:
      let start = -contentInset.left
      return start...max(contentSize.width + contentInset.right - bounds.width, start)
    case .vertical:
      let start = -contentInset.top
      return start...max(contentSize.height + contentInset.bottom - bounds.height, start)
    }
  }

  /// Whether a finger can move the content along an axis.
  func canMove(_ axis: Axis) -> Bool {
    let range = range(axis)
    if range.upperBound > range.lowerBound { return true }
    return bounces && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? bounds.width : bounds.height }

  /// An offset as a drag shows it: stretched beyond the ends, or held there.
  func shown(_ x: CGFloat, _ axis: Axis) -> CGFloat {
    let range = range(axis)
    guard bounces else { return min(max(x, range.lowerBound), range.upperBound) }
    return RubberBand.stretched(x, in: range, length: length(axis))
  }

  /// The inverse of `shown`.
  func dragged(_ x: CGFloat, _ axis: Axis) -> CGFloat {
    bounces ? RubberBand.released(x, in: range(axis), length: length(axis)) : x
  }

  /// How an axis goes on when the finger leaves with a velocity in points per second.
  func motion(from x: CGFloat, velocity: CGFloat, _ axis: Axis) -> ScrollMotion {
    guard canMove(axis) else { return .rest(at: x) }
    let range = range(axis)
    guard isPagingEnabled, length(axis) > 0, range.contains(x) else {
      return .glide(
        from: x, velocity: velocity, in: range, rate: decelerationRate.rawValue, bounces: bounces)
    }
    let page = page(near: x, velocity: velocity, of: length(axis))
    return .spring(
      from: x, velocity: velocity, to: min(max(page, range.lowerBound), range.upperBound),
      overshoots: false)
  }

  /// A finger that leaves faster than this turns the page; a slower one leaves that to the half of the way. In
  /// points per second. [unverified]
  private static let turningVelocity: CGFloat = 200

  private func page(near x: CGFloat, velocity: CGFloat, of length: CGFloat) -> CGFloat {
    let pages = x / length
    // A hair's breadth past a page is that page still.
    if velocity > Self.turningVelocity { return (pages + 1e-6).rounded(.down) * length + length }
    if velocity < -Self.turningVelocity { return (pages - 1e-6).rounded(.up) * length - length }
    return pages.rounded() * length
  }
}
