import TransitionEngine

/// A change of content by an animator, from the request until all views are at rest.
///
/// ```
/// idle ─ schedule ▸ scheduled ─ next turn ▸ running ─ completeTransition ▸ finishing or canceling ▸ settled
///                              └──────────▸ interactive ⇄ finishing or canceling ─ completeTransition ▸ settled
/// ```
final class ViewTransition {
  enum State: String {
    case idle, scheduled
    /// The animations run by themselves.
    case running
    /// An interaction drives the transition.
    case interactive
    /// The transition is running to its end, or back to its start.
    case finishing, cancelling
    case settled
  }

  let from: UIViewController
  let to: UIViewController
  let change: ContentChange
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?

  private(set) var state = State.idle
  /// The animator's duration in seconds, asked for once in the start; 0 before the start.
  var duration: TimeInterval {
    if let settledDuration { return settledDuration }
    guard let context else { return 0 }
    // The animator may read the coordinator's duration meanwhile: it is 0.
    settledDuration = 0
    log(.transitionDuration)
    let duration = AnimationTiming(duration: animator.transitionDuration(using: context)).duration
    settledDuration = duration
    return duration
  }
  private var settledDuration: TimeInterval?
  /// The context for animator and interactor, from the start to the end.
  private(set) var context: TransitionContext?
  /// Whether an interaction canceled the transition.
  var wasCancelled = false
  /// The completed fraction while an interaction drives the transition, 0…1.
  var percentComplete: CGFloat = 0
  let alongside: AlongsideAnimations

  /// Called with whether the new child stays, when the change is over.
  private let completion: (Bool) -> Void
  let run: Run
  private var work: OpenWork?
  private var isCompleted = false
  /// The index of this transition's record in the run.
  private(set) var index: Int?

  /// Nil for a change that only adds or removes a controller, which has nothing to animate.
  init?(
    _ change: ContentChange, by controllers: TransitionControllers, run: Run,
    alongside: AlongsideAnimations = AlongsideAnimations(), completion: @escaping (Bool) -> Void
  ) {
    guard let from = change.from, let to = change.to else { return nil }
    (self.from, self.to, self.change, self.run) = (from, to, change, run)
    (animator, interactor) = (controllers.animator, controllers.interactor)
    (self.alongside, self.completion) = (alongside, completion)
  }

  /// The animator's name in the log.
  var animatorName: String { "\(type(of: animator))" }

  // MARK: Starting

  /// Starts the transition in the next turn; with the next frame of the display, if a moving touch has
  /// requested it. That touch may be lifted before then.
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
    change.container.window?.updateStatusBar(during: self)
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.animationsEnded() }
    _ = duration
    if let interactor {
      start(interactor, context)
    } else {
      hold("its animations aren't over")
      animate()
    }
    CATransaction.commit()
  }

  /// Places the new view again: the container's size may have changed during the controllers' calls.
  private func placeAgain() {
    guard let view = change.view(of: to), view.frame != change.finalFrame else { return }
    view.frame = change.finalFrame
    note { $0.finalFrame = view.frame.drawable }
  }

  /// Calls the interaction controller, whether or not the start is interactive.
  ///
  /// Source: Apple's documentation of `wantsInteractiveStart`, and the photo transitions of WWDC 2016,
  /// session 216, whose animator has an empty `animateTransition(using:)`.
  private func start(_ interactor: any UIViewControllerInteractiveTransitioning, _ context: TransitionContext)
  {
    if state == .interactive {
      hold("it is interactive, and \(type(of: interactor)) neither finished nor canceled it")
      sample(.started)
    } else {
      hold("its animations aren't over")
    }
    run.log(.callback, actor: "\(type(of: interactor))", call: .startInteractiveTransition)
    interactor.startInteractiveTransition(context)
    // An interaction controller that animates by itself does not call the animator.
    if state == .running { alongside.run(in: self, with: nil) }
  }

  /// Calls the animator, and runs the animations alongside.
  func animate() {
    guard let context else { return }
    log(.animateTransition)
    animator.animateTransition(using: context)
    alongside.run(in: self, with: nil)
  }

  // MARK: Ending

  /// Called when all animations are over that the animator began in `animateTransition(using:)`.
  private func animationsEnded() {
    guard !isCompleted, state != .interactive else { return }
    hold("its animations are over, but it didn't call completeTransition(_:)")
  }

  func complete(_ didComplete: Bool) {
    note { $0.completions.append(.init(time: run.loop.now.seconds, didComplete: didComplete)) }
    guard !isCompleted, context != nil else {
      run.log(
        .call, actor: animatorName, call: .completeTransition,
        detail: Remark("ignored: the transition is \(state.rawValue) already"))
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
    // Later changes in the caller's completion are part of the result, too.
    run.loop.schedule { self.note { $0.after = self.views } }
    settle(didComplete)
  }

  private func settle(_ didComplete: Bool) {
    for controller in participants where controller.currentTransition === self {
      controller.currentTransition = nil
    }
    let window = change.container.window
    completion(didComplete)
    window?.updateStatusBar()
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
        .state, actor: animatorName, name: "containerView",
        detail: Remark("the new view was never added to it"))
    }
    change.complete()
  }

  // MARK: Logging

  /// Enters a state, unless it is the current one.
  func enter(_ state: State) {
    guard self.state != state else { return }
    self.state = state
    run.log(.state, actor: animatorName, name: state.rawValue)
  }

  private func log(_ call: Timeline.Event.Call, detail: String = "") {
    run.log(.callback, actor: animatorName, call: call, detail: detail)
  }

  /// Sets the reason for which the run waits.
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

  /// The views that lint compares, without a view that stays in place, which the animator does not get.
  private var views: TransitionRecord.Views {
    TransitionRecord.Views(
      container: change.container.layer.value(in: run), from: change.view(of: from)?.layer.value(in: run),
      to: change.view(of: to)?.layer.value(in: run), windowSize: run.window.bounds.size)
  }

  /// Notes views that something else than the animator has added to the container meanwhile: they count as there
  /// before.
  func noteForeign(_ views: [UIView]) {
    note { record in
      record.before?.container.sublayers += views.map { $0.layer.value(in: run) }
    }
  }

  func note(_ change: (inout TransitionRecord) -> Void) {
    guard let index, run.transitions.indices.contains(index) else { return }
    change(&run.transitions[index])
  }

  /// The controllers with this transition's coordinator: both of them, and their common container.
  private var participants: [UIViewController] {
    [from, to] + (from.parent === to.parent ? [from.parent].compactMap { $0 } : [])
  }
}
