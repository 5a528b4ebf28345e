/// Haptic feedback for impacts; without effect.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the colliding objects. The raw values are UIKit's.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// A generator that does nothing.
  public override init() { super.init() }
  /// A generator that does nothing, whatever the style.
  public init(style: FeedbackStyle) { super.init() }
  /// Without effect.
  open func impactOccurred() {}
}
