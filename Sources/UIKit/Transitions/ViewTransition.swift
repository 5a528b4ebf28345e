/// One change of a container's child, from the request until everything rests again.
///
/// ```
/// idle ─ schedule ▸ scheduled ─ next turn ▸ running ─ completeTransition ▸ finishing ▸ settled
/// ```
final class ViewTransition {
  enum State: String {
    case idle, scheduled, running, finishing, settled
  }

  let from: UIViewController
  let to: UIViewController
  let container: UIView
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let arrangement: TransitionArrangement

  private(set) var state = State.idle
  /// Tells the container that the change is over, and whether the new child stays.
  private let completion: (Bool) -> Void
  private let run: Run
  private var work: OpenWork?

  init(
    from: UIViewController, to: UIViewController, in container: UIView, run: Run,
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?,
    arrangement: TransitionArrangement = TransitionArrangement(), completion: @escaping (Bool) -> Void
  ) {
    self.arrangement = arrangement
    (self.from, self.to, self.container, self.run) = (from, to, container, run)
    (self.animator, self.interactor, self.completion) = (animator, interactor, completion)
  }

  /// How the log calls the animator.
  var animatorName: String { "\(type(of: animator))" }

  /// Starts the transition in the next turn.
  func schedule() {
    guard state == .idle else { return }
    enter(.scheduled)
    work = run.open("the transition by \(animatorName), which has not started")
    run.loop.schedule { self.start() }
  }

  private func start() {
    enter(.running)
    hold("the transition by \(animatorName): its animations are not over")
    to.loadViewIfNeeded()
    arrangement.prepare()
    view(of: to)?.frame = finalFrame
    beginAppearance(of: from, false)
    beginAppearance(of: to, true)
    arrangement.appearanceBegan()
    let context = TransitionContext(self)
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.animationsEnded() }
    log("transitionDuration(using:)")
    _ = animator.transitionDuration(using: context)
    if let interactor {
      run.log(.callback, actor: "\(type(of: interactor))", name: "startInteractiveTransition(_:)")
      interactor.startInteractiveTransition(context)
    } else {
      log("animateTransition(using:)")
      animator.animateTransition(using: context)
    }
    CATransaction.commit()
  }

  /// All animations are over that the animator began when it was asked to animate.
  private func animationsEnded() {
    guard state == .running else { return }
    hold(
      "the transition by \(animatorName): its animations are over, but it did not call completeTransition(_:)"
    )
  }

  func complete(_ didComplete: Bool) {
    guard state == .running else {
      run.log(
        .call, actor: animatorName, name: "completeTransition(_:)",
        detail: "ignored: the transition is \(state.rawValue) already")
      return
    }
    run.log(.call, actor: animatorName, name: "completeTransition(_:)", detail: "\(didComplete)")
    enter(.finishing)
    endAppearance(didComplete)
    run.outcome = didComplete ? .finished : .cancelled
    completion(didComplete)
    log("animationEnded(_:)", detail: "\(didComplete)")
    animator.animationEnded(didComplete)
    if let work { run.close(work) }
    enter(.settled)
  }

  /// Takes the view that goes out of the tree and tells both controllers.
  private func endAppearance(_ didComplete: Bool) {
    let (leaving, staying) = didComplete ? (from, to) : (to, from)
    view(of: leaving)?.removeFromSuperview()
    if didComplete, let new = view(of: to), new.superview == nil {
      run.log(
        .state, actor: animatorName, name: "containerView", detail: "the new view was never added to it")
    }
    if !didComplete { beginAppearance(of: leaving, false) }
    endAppearance(of: leaving)
    if !didComplete { beginAppearance(of: staying, true) }
    endAppearance(of: staying)
  }

  private func enter(_ state: State) {
    self.state = state
    run.log(.state, actor: animatorName, name: state.rawValue)
  }

  private func log(_ name: String, detail: String = "") {
    run.log(.callback, actor: animatorName, name: name, detail: detail)
  }

  /// Renames what the run waits for.
  private func hold(_ name: String) {
    if let work { run.close(work) }
    work = run.open(name)
  }
}
