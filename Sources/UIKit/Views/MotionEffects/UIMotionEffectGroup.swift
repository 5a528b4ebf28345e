/// Several motion effects together. Without effect: the device is at rest.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; nil for none.
  open var motionEffects: [UIMotionEffect]?
}
