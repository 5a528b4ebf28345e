/// The delegate of a preview interaction. Code may implement it, but no method is called.
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Never called.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  /// Never called.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Never called.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Never called.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// True.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}
