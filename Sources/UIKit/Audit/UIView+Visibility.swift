import TransitionEngine

extension UIView {
  /// The minimum width and height of a visible view in the window, in points.
  private static let leastVisibleLength: CGFloat = 1
  /// The minimum visible fraction of a view's part in the window, 0…1.
  private static let leastVisibleShare: CGFloat = 0.1

  /// Whether the view is visible: it is partly in the window, not transparent, and not covered by opaque
  /// views. Animations are ignored: the view is examined at its final place.
  package func isSeen(in run: Run) -> Bool {
    guard window === run.window else { return false }
    let part = run.window.convert(bounds, from: self).intersection(run.window.bounds)
    guard !part.isNull, part.width >= Self.leastVisibleLength, part.height >= Self.leastVisibleLength
    else { return false }
    let tree = run.window.layer.value(in: run)
    return tree.share(of: layer.identify(in: run), in: part) >= Self.leastVisibleShare
  }
}
