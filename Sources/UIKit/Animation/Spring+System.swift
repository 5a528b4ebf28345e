import TransitionEngine

extension Spring {
  /// The spring of the system's own transitions, and of the keyboard.
  static let system = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// The keyboard's spring, cut off after half a second, when 0.1 % of the distance is left.
  ///
  /// Source: the `CASpringAnimation` that iOS makes of `UIView.AnimationOptions(rawValue: 7 << 16)`, as
  /// reported in github.com/jaredsinclair/JTSSloppySwiping, issue 2.
  static let keyboard = {
    var spring = system
    spring.isCutOff = true
    return spring
  }()
}
