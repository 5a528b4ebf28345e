extension UIView {
  /// Whether a tint is shown in gray. The raw values are UIKit's.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}
