extension UIView {
  /// The motion effects of the view, in the order in which they were added.
  public var motionEffects: [UIMotionEffect] {
    get { heldMotionEffects }
    set {
      heldMotionEffects = newValue
      Run.noteUnmodeled(.motionEffect, if: !newValue.isEmpty)
    }
  }

  /// Without effect: the device is at rest, which lint reports.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !heldMotionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects = heldMotionEffects + [effect]
  }

  /// Removes a motion effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    heldMotionEffects.removeAll { $0 === effect }
  }
}
