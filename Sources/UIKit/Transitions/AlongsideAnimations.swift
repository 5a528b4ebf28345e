import TransitionEngine

/// What others than the animator do along with a transition.
final class AlongsideAnimations {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var haveRun = false
  /// Views outside of the container in which something is animated.
  private(set) var views: [UIView] = []

  /// - Returns: whether the animation will take place: not if the animator animates already.
  func add(_ animation: Block?, in view: UIView?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation, !haveRun else { return animation == nil }
    animations.append(animation)
    if let view { views.append(view) }
    return true
  }

  func addInteractionHandler(_ handler: @escaping Block) { interactionHandlers.append(handler) }

  /// - Parameter animator: takes the animations up; nil for animations of their own, as long as the transition.
  func run(in transition: ViewTransition, with animator: (any UIViewImplicitlyAnimating)?) {
    haveRun = true
    guard !animations.isEmpty else { return }
    let coordinator = TransitionCoordinator(transition)
    let animations = animations
    let body = { animations.forEach { $0(coordinator) } }
    if let animator { return animator.addAnimations(body) }
    let timing = AnimationTiming(
      duration: transition.duration, pace: coordinator.completionCurve)
    UIView.animate(timing, options: [], animations: body, completion: nil)
  }

  /// There is no transition to go along with: the changes are made at once.
  func runAtOnce(_ context: any UIViewControllerTransitionCoordinatorContext) {
    haveRun = true
    for block in animations + completions { block(context) }
    completions = []
  }

  func interactionChanged(in transition: ViewTransition) {
    interactionHandlers.forEach { $0(TransitionCoordinator(transition)) }
  }

  func complete(in transition: ViewTransition) {
    completions.forEach { $0(TransitionCoordinator(transition)) }
  }
}
