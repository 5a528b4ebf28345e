import TransitionEngine

/// The animations alongside a transition, without those of the animator.
final class AlongsideAnimations {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var haveRun = false
  /// Views outside the container in which animations run.
  private(set) var views: [UIView] = []

  /// - Returns: whether the animation will run, which is false after the animator has begun to animate.
  func add(_ animation: Block?, in view: UIView?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation, !haveRun else { return animation == nil }
    animations.append(animation)
    if let view { views.append(view) }
    return true
  }

  func addInteractionHandler(_ handler: @escaping Block) { interactionHandlers.append(handler) }

  /// Runs the animations, once.
  ///
  /// - Parameter animator: gets the animations; nil for animations of their own, as long as the transition,
  ///   and with the timing of the system's animator.
  func run(in transition: ViewTransition, with animator: (any UIViewImplicitlyAnimating)?) {
    guard !haveRun else { return }
    haveRun = true
    guard !animations.isEmpty else { return }
    let coordinator = TransitionCoordinator(transition)
    let animations = animations
    let body = { animations.forEach { $0(coordinator) } }
    if let animator { return animator.addAnimations(body) }
    let own = transition.state == .interactive ? nil : (transition.animator as? SystemAnimator)?.timing
    let timing = own ?? AnimationTiming(duration: transition.duration, pace: coordinator.completionCurve)
    UIView.animate(timing, options: [], animations: body, completion: nil)
  }

  /// Makes the changes at once, without a transition.
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
