extension UIView {
  /// Whether a tint is shown in grey. The raw values are UIKit's.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}
