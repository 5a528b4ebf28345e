/// Haptic feedback. It isn't visible, so generators do nothing.
open class UIFeedbackGenerator: NSObject {
  /// Prepares the generator; without effect.
  open func prepare() {}
}
