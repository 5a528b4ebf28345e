/// A motion effect between two values. Without effect: the device is at rest.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of a tilt. The raw values are UIKit's.
  public enum EffectType: Int, Sendable {
    /// Left and right.
    case tiltAlongHorizontalAxis
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// The key path of the view's property.
  public let keyPath: String
  /// The axis of the tilt.
  public let type: EffectType
  /// The value at a tilt of −1; nil for none.
  open var minimumRelativeValue: Any?
  /// The value at a tilt of 1; nil for none.
  open var maximumRelativeValue: Any?

  /// An effect on a property.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }
}
