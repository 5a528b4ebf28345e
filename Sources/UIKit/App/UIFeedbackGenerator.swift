/// Lets a finger feel something. Nothing of it shows, so nothing is done.
open class UIFeedbackGenerator: NSObject {
  /// Gets ready; without effect.
  open func prepare() {}
}
