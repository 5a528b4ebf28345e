import TransitionEngine

extension Spring {
  /// The spring of the system's own transitions, and of the keyboard.
  static let system = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// The keyboard's: cut off after half a second, when 0.1 % of the way is left.
  ///
  /// Source: the `CASpringAnimation` that iOS makes of `UIView.AnimationOptions(rawValue: 7 << 16)`, as
  /// github.com/jaredsinclair/JTSSloppySwiping, issue 2, reports it.
  static let keyboard = {
    var spring = system
    spring.isCutOff = true
    return spring
  }()
}
