/// Recognizes a pointer over a view. Without effect: there is no pointer, so it stays `possible`.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The height of a pencil above the screen, 0…1; always 0.
  open var zOffset: CGFloat { 0 }

  /// A recognizer that never calls its target, which lint reports.
  public required init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    Run.noteUnmodeled(.hover)
  }

  /// The direction of a pencil, in radians; always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
