extension UIEdgeInsets {
  var isFinite: Bool { [top, left, bottom, right].allSatisfy { $0.isFinite } }
}

extension UIScrollView {
  /// The offsets along one axis at which the content fills the view.
  func range(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    let near = axis.near(adjustedContentInset) + (axis == .vertical ? roomAbove : 0)
    let far = axis.far(adjustedContentInset)
    return -near...max(axis.length(of: contentSize) + far - length(axis), -near)
  }

  /// The nearest offset at which the content fills the view.
  func filling(_ offset: CGPoint) -> CGPoint {
    let (x, y) = (range(.horizontal), range(.vertical))
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// Whether a finger can move the content along an axis.
  func canMove(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let range = range(axis)
    if range.upperBound > range.lowerBound { return true }
    return bounces && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis.length(of: bounds.size) }

  /// The offset on screen for a dragged offset: rubber-banded beyond the ends, or clamped to them.
  func shown(_ x: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let range = range(axis)
    guard bounces else { return min(max(x, range.lowerBound), range.upperBound) }
    return RubberBand.stretched(x, in: range, length: length(axis))
  }

  /// The inverse of `shown`.
  func dragged(_ x: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    bounces ? RubberBand.released(x, in: range(axis), length: length(axis)) : x
  }

  /// The motion along an axis after a drag that ends with a velocity in points per second.
  func motion(from x: CGFloat, velocity: CGFloat, _ axis: NSLayoutConstraint.Axis) -> ScrollMotion {
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

  /// The speed above which a released finger turns the page, in points per second. Below it, the nearest page
  /// is selected. [unverified]
  private static let turningVelocity: CGFloat = 200

  private func page(near x: CGFloat, velocity: CGFloat, of length: CGFloat) -> CGFloat {
    let pages = x / length
    // An offset that differs from a page's only by rounding counts as that page.
    if velocity > Self.turningVelocity { return (pages + 1e-6).rounded(.down) * length + length }
    if velocity < -Self.turningVelocity { return (pages - 1e-6).rounded(.up) * length - length }
    return pages.rounded() * length
  }
}
