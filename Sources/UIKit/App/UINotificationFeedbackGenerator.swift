/// Haptic feedback for the result of a task; without effect.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task. The raw values are UIKit's.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Without effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
