import TransitionEngine

extension Spring {
  /// The spring of the system's own transitions, and of the keyboard.
  ///
  /// Source: github.com/react-navigation/react-navigation, `TransitionIOSSpec`, for transitions of
  /// `UINavigationController`.
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

  /// Returns the spring of the system's transitions for one that lasts as long as code wants, in seconds; of half
  /// a second it's the measured one.
  static func system(over duration: TimeInterval) -> Spring {
    guard duration > 0 else { return keyboard }
    let pace = AnimationTiming.keyboardDuration / duration
    var spring = Spring(
      mass: system.mass, stiffness: system.stiffness * pace * pace, damping: system.damping * pace)
    spring.isCutOff = true
    return spring
  }
}
