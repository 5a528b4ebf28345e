import TransitionEngine

/// One change of a container's child, from the request until everything rests again.
///
/// ```
/// idle ─ schedule ▸ scheduled ─ next turn ▸ running ─ completeTransition ▸ finishing or cancelling ▸ settled
///                              └──────────▸ interactive ⇄ finishing or cancelling ─ completeTransition ▸ settled
/// ```
final class ViewTransition {
  enum State: String {
    case idle, scheduled
    /// Its animations run by themselves.
    case running
    /// An interaction drives it.
    case interactive
    /// On its way to its end, or back to its start.
    case finishing, cancelling
    case settled
  }

  let from: UIViewController
  let to: UIViewController
  let container: UIView
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let arrangement: TransitionArrangement

  private(set) var state = State.idle
  /// Seconds, as the animator says when somebody first asks in the start; 0 before that.
  var duration: TimeInterval {
    if let settledDuration { return settledDuration }
    guard let context else { return 0 }
    // What an animator gets that asks the coordinator in its answer.
    settledDuration = 0
    log(.transitionDuration)
    let duration = AnimationTiming(duration: animator.transitionDuration(using: context)).duration
    settledDuration = duration
    return duration
  }
  private var settledDuration: TimeInterval?
  /// What animator and interactor see of it, from the start to the end.
  private(set) var context: TransitionContext?
  /// Whether an interaction took it back.
  var wasCancelled = false
  /// How much of it shows while an interaction drives it, 0…1.
  var percentComplete: CGFloat = 0
  let alongside: AlongsideAnimations

  /// Tells the container that the change is over, and whether the new child stays.
  private let completion: (Bool) -> Void
  let run: Run
  private var work: OpenWork?
  private var isCompleted = false
  /// Where the run keeps what is known of this transition.
  private(set) var index: Int?

  init(
    from: UIViewController, to: UIViewController, in container: UIView, run: Run,
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?,
    arrangement: TransitionArrangement = TransitionArrangement(),
    alongside: AlongsideAnimations = AlongsideAnimations(), completion: @escaping (Bool) -> Void
  ) {
    self.alongside = alongside
    self.arrangement = arrangement
    (self.from, self.to, self.container, self.run) = (from, to, container, run)
    (self.animator, self.interactor, self.completion) = (animator, interactor, completion)
  }

  /// How the log calls the animator.
  var animatorName: String { "\(type(of: animator))" }

  // MARK: Starting

  /// Starts the transition in the next turn; with the next frame of the display, if a touch that moves has
  /// requested it. Such a touch may be lifted before that.
  func schedule() {
    guard state == .idle else { return }
    enter(.scheduled)
    keepRecord()
    work = run.open("the transition by \(animatorName), which has not started")
    for controller in participants { controller.currentTransition = self }
    percentDriven?.expect(self)
    let now = run.loop.now
    run.loop.schedule(at: run.isDisplayFrame ? run.nextFrame(after: now) : now) { self.start() }
  }

  private func start() {
    let isInteractive = interactor?.wantsInteractiveStart ?? false
    enter(isInteractive ? .interactive : .running)
    to.loadViewIfNeeded()
    arrangement.prepare()
    view(of: to)?.frame = finalFrame
    let context = TransitionContext(self)
    self.context = context
    note {
      $0.started = run.loop.now.seconds
      $0.isInteractive = isInteractive
      $0.to = (view(of: to) ?? to.view).layer.identify(in: run)
      $0.startFrame = startFrame
      $0.finalFrame = bystanderFrame(to) ?? finalFrame
    }
    beginAppearance(of: from, false)
    beginAppearance(of: to, true)
    arrangement.appearanceBegan()
    if view(of: to)?.superview !== container { placeAgain() }
    note { $0.before = views }
    context.settleFrames()
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.animationsEnded() }
    _ = duration
    if let interactor, isInteractive {
      start(interactor, context)
    } else {
      hold("its animations are not over")
      animate()
    }
    CATransaction.commit()
  }

  /// What the controllers do when they hear of the change may have given the container another size.
  private func placeAgain() {
    guard let view = view(of: to), bystanderFrame(to) == nil, view.frame != finalFrame else { return }
    view.frame = finalFrame
    note { $0.finalFrame = finalFrame }
  }

  private func start(_ interactor: any UIViewControllerInteractiveTransitioning, _ context: TransitionContext)
  {
    hold("it is interactive, and \(type(of: interactor)) neither finished nor cancelled it")
    sample(.started)
    run.log(.callback, actor: "\(type(of: interactor))", call: .startInteractiveTransition)
    interactor.startInteractiveTransition(context)
  }

  /// Has the animator animate, and others along with it.
  func animate() {
    guard let context else { return }
    log(.animateTransition)
    animator.animateTransition(using: context)
    alongside.run(in: self, with: nil)
  }

  // MARK: Ending

  /// All animations are over that the animator began when it was asked to animate.
  private func animationsEnded() {
    guard !isCompleted, state != .interactive else { return }
    hold("its animations are over, but it did not call completeTransition(_:)")
  }

  func complete(_ didComplete: Bool) {
    note { $0.completions.append(.init(time: run.loop.now.seconds, didComplete: didComplete)) }
    guard !isCompleted, context != nil else {
      run.log(
        .call, actor: animatorName, call: .completeTransition,
        detail: "ignored: the transition is \(state.rawValue) already")
      return
    }
    isCompleted = true
    run.log(.call, actor: animatorName, call: .completeTransition, detail: "\(didComplete)")
    enter(didComplete ? .finishing : .cancelling)
    percentDriven?.transitionEnded(self)
    endAppearance(didComplete)
    run.outcome = didComplete ? .finished : .cancelled
    note {
      $0.ended = run.loop.now.seconds
      $0.wasCancelled = wasCancelled
    }
    // What the completion still does after this call belongs to what it leaves.
    run.loop.schedule { self.note { $0.after = self.views } }
    settle(didComplete)
  }

  private func settle(_ didComplete: Bool) {
    for controller in participants where controller.currentTransition === self {
      controller.currentTransition = nil
    }
    completion(didComplete)
    alongside.complete(in: self)
    log(.animationEnded, detail: "\(didComplete)")
    animator.animationEnded(didComplete)
    if let work { run.close(work) }
    enter(.settled)
    context = nil
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
    endAppearance(ofLeaving: leaving)
    if !didComplete {
      beginAppearance(of: staying, true)
      turnAround(staying)
    }
    endAppearance(ofStaying: staying)
  }

  // MARK: Writing down

  /// Goes on to a state, unless it is there already.
  func enter(_ state: State) {
    guard self.state != state else { return }
    self.state = state
    run.log(.state, actor: animatorName, name: state.rawValue)
  }

  private func log(_ call: Timeline.Event.Call, detail: String = "") {
    run.log(.callback, actor: animatorName, call: call, detail: detail)
  }

  /// Says what the run waits for.
  func hold(_ reason: String) {
    if let work { run.close(work) }
    work = run.open("the transition by \(animatorName): \(reason)")
  }

  private func keepRecord() {
    index = run.transitions.count
    run.transitions.append(
      TransitionRecord(
        animator: animatorName, interactor: interactor.map { "\(type(of: $0))" },
        container: container.layer.identify(in: run), from: from.viewIfLoaded?.layer.identify(in: run),
        to: to.viewIfLoaded?.layer.identify(in: run), fromName: from.debugName, toName: to.debugName,
        requested: run.loop.now.seconds))
  }

  /// What lint compares. A view that stays where it is is not the animator's.
  private var views: TransitionRecord.Views {
    TransitionRecord.Views(
      container: container.layer.value(in: run), from: view(of: from)?.layer.value(in: run),
      to: view(of: to)?.layer.value(in: run), windowSize: run.window.bounds.size)
  }

  func note(_ change: (inout TransitionRecord) -> Void) {
    guard let index, run.transitions.indices.contains(index) else { return }
    change(&run.transitions[index])
  }
}

extension ViewTransition {
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: view(of: from)
    case .to: view(of: to)
    default: nil
    }
  }

  /// Those who are asked for its coordinator: both controllers, and the one that contains them.
  private var participants: [UIViewController] {
    [from, to] + (from.parent === to.parent ? [from.parent].compactMap { $0 } : [])
  }
}
