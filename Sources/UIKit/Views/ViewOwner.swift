/// The events that a view sends to its owner, the controller whose view it is.
package protocol ViewOwner: UIResponder {
  func willLayoutSubviews(of view: UIView)
  func didLayoutSubviews(of view: UIView)
  /// - Parameter window: nil for none.
  func view(_ view: UIView, willMoveTo window: UIWindow?)
  func viewDidMoveToWindow(_ view: UIView)
  func updateConstraints(of view: UIView)
}
