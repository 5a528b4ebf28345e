/// An animation of something that is dropped.
public protocol UIDragAnimating: NSObjectProtocol {
  /// Animates changes alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
