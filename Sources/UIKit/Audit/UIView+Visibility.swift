import TransitionEngine

extension UIView {
  /// Points that have to lie in the window, across and down, for a view to be seen.
  private static let leastVisibleLength: CGFloat = 1
  /// How much has to show of a view's part in the window, 0…1.
  private static let leastVisibleShare: CGFloat = 0.1

  /// Whether the view is to be seen: a part of it lies in the window, and neither is it transparent nor do opaque views
  /// hide it. Animations don't count: the view is looked at where it is to end up.
  package func isSeen(in run: Run) -> Bool {
    guard window === run.window else { return false }
    let part = run.window.convert(bounds, from: self).intersection(run.window.bounds)
    guard !part.isNull, part.width >= Self.leastVisibleLength, part.height >= Self.leastVisibleLength
    else { return false }
    let tree = run.window.layer.value(in: run)
    return tree.share(of: layer.identify(in: run), in: part) >= Self.leastVisibleShare
  }
}
