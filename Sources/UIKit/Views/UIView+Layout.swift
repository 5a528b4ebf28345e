extension UIView {
  /// The margins and dimensions of a view that change with the superview's size. The bits are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each flexible distance.
    public let rawValue: UInt
    /// A mask by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the superview's left edge.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    /// The view's own width.
    public static let flexibleWidth = Self(rawValue: 2)
    /// The distance from the superview's right edge.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The distance from the superview's top edge.
    public static let flexibleTopMargin = Self(rawValue: 8)
    /// The view's own height.
    public static let flexibleHeight = Self(rawValue: 16)
    /// The distance from the superview's bottom edge.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  /// The placement of an image or a drawing in a view's bounds. The raw values are UIKit's.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// Resizes the view after a change of the superview's size, by the mask: the flexible distances share the
  /// difference in proportion to their lengths.
  func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let old = layer.untransformedFrame
    let horizontal = UIView.resize(
      margin: old.minX, length: old.width, from: oldSize.width, to: newSize.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let vertical = UIView.resize(
      margin: old.minY, length: old.height, from: oldSize.height, to: newSize.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let new = CGRect(x: horizontal.0, y: vertical.0, width: horizontal.1, height: vertical.1)
    if new != old { layer.untransformedFrame = new }
  }

  /// One direction of `autoresize`: the new near margin and the new length.
  private static func resize(
    margin: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    flexible: (near: Bool, length: Bool, far: Bool)
  ) -> (CGFloat, CGFloat) {
    let parts = [(margin, flexible.near), (length, flexible.length), (old - margin - length, flexible.far)]
    let bending = parts.filter(\.1)
    guard !bending.isEmpty else { return (margin, length) }
    let total = bending.reduce(0) { $0 + $1.0 }
    func resized(_ part: (CGFloat, Bool)) -> CGFloat {
      guard part.1 else { return part.0 }
      let share = total > 0 ? part.0 / total : 1 / CGFloat(bending.count)
      return part.0 + (new - old) * share
    }
    return (resized(parts[0]), max(resized(parts[1]), 0))
  }

  /// The safe area for this view's content, in the window's coordinates.
  func safeArea(in window: UIWindow) -> CGRect {
    var safe = window.bounds.inset(by: window.deviceInsets)
    for view in sequence(first: self, next: \.superview) {
      guard let controller = view.owner as? UIViewController else { continue }
      let covered = controller.parent?.barInsets(in: window, over: controller) ?? .zero
      safe = safe.intersection(window.bounds.inset(by: covered)).inset(
        by: controller.additionalSafeAreaInsets)
    }
    return safe
  }
}

extension UIView {
  // MARK: Conversion
}
