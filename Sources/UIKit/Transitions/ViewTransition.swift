import TransitionEngine

/// A change of content by an animator, from the request until everything rests again.
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
  let change: ContentChange
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?

  private(set) var state = State.idle
  /// Seconds, as the animator says when it is first asked in the start; 0 before that.
  var duration: TimeInterval {
    if let settledDuration { return settledDuration }
    guard let context else { return 0 }
    // The animator may ask the coordinator in its answer: it gets 0.
    settledDuration = 0
    log(.transitionDuration)
    let duration = AnimationTiming(duration: animator.transitionDuration(using: context)).duration
    settledDuration = duration
    return duration
  }
  private var settledDuration: TimeInterval?
  /// The context for animator and interactor, from the start to the end.
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
  /// The index of this transition's record in the run.
  private(set) var index: Int?

  /// Nil for a change that only adds or removes a controller: there is nothing to animate between.
  init?(
    _ change: ContentChange, by controllers: TransitionControllers, run: Run,
    alongside: AlongsideAnimations = AlongsideAnimations(), completion: @escaping (Bool) -> Void
  ) {
    guard let from = change.from, let to = change.to else { return nil }
    (self.from, self.to, self.change, self.run) = (from, to, change, run)
    (animator, interactor) = (controllers.animator, controllers.interactor)
    (self.alongside, self.completion) = (alongside, completion)
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
    change.prepare()
    change.view(of: to)?.frame = change.finalFrame
    let context = TransitionContext(self)
    self.context = context
    note {
      $0.started = run.loop.now.seconds
      $0.isInteractive = isInteractive
      $0.isDismissal = change.isDismissal
      $0.to = (change.view(of: to) ?? to.view).layer.identify(in: run)
      $0.startFrame = change.startFrame.drawable
      $0.finalFrame = (change.frameOfVisiblePresenter(to) ?? change.finalFrame).drawable
    }
    change.begin(animated: true)
    if change.view(of: to)?.superview !== change.container { placeAgain() }
    note { $0.before = views }
    context.settleFrames()
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.animationsEnded() }
    _ = duration
    if let interactor {
      start(interactor, context)
    } else {
      hold("its animations are not over")
      animate()
    }
    CATransaction.commit()
  }

  /// Places the new view again: the container may have got another size while the controllers heard of the change.
  private func placeAgain() {
    guard let view = change.view(of: to), view.frame != change.finalFrame else { return }
    view.frame = change.finalFrame
    note { $0.finalFrame = view.frame.drawable }
  }

  /// Hands the transition to the interaction controller, whether or not an interaction is under way.
  ///
  /// Source: Apple's documentation of `wantsInteractiveStart`, and the photo transitions of WWDC 2016, session 216, whose
  /// animator has an empty `animateTransition(using:)`.
  private func start(_ interactor: any UIViewControllerInteractiveTransitioning, _ context: TransitionContext)
  {
    if state == .interactive {
      hold("it is interactive, and \(type(of: interactor)) neither finished nor cancelled it")
      sample(.started)
    } else {
      hold("its animations are not over")
    }
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

  private func endAppearance(_ didComplete: Bool) {
    guard didComplete else { return change.cancel() }
    if let new = change.view(of: to), new.superview == nil {
      run.log(
        .state, actor: animatorName, name: "containerView", detail: "the new view was never added to it")
    }
    change.complete()
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
        container: change.container.layer.identify(in: run), from: from.viewIfLoaded?.layer.identify(in: run),
        to: to.viewIfLoaded?.layer.identify(in: run), fromName: from.debugName, toName: to.debugName,
        requested: run.loop.now.seconds))
  }

  /// The views that lint compares. A view that stays in place is not the animator's.
  private var views: TransitionRecord.Views {
    TransitionRecord.Views(
      container: change.container.layer.value(in: run), from: change.view(of: from)?.layer.value(in: run),
      to: change.view(of: to)?.layer.value(in: run), windowSize: run.window.bounds.size)
  }

  func note(_ change: (inout TransitionRecord) -> Void) {
    guard let index, run.transitions.indices.contains(index) else { return }
    change(&run.transitions[index])
  }

  /// The controllers that are asked for its coordinator: both of them, and the one that contains them.
  private var participants: [UIViewController] {
    [from, to] + (from.parent === to.parent ? [from.parent].compactMap { $0 } : [])
  }
}
