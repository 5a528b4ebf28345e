import TransitionEngine

/// The animator of a change of content, and the interaction that drives it.
struct TransitionControllers {
  var animator: any UIViewControllerAnimatedTransitioning
  var interactor: (any UIViewControllerInteractiveTransitioning)?

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  /// Takes a delegate's answers, and logs them; nil if it has no animator.
  ///
  /// - Parameters:
  ///   - subject: stands before the animator in the log.
  ///   - interactor: asked if there is an animator.
  init?(
    _ delegate: AnyObject, call: Timeline.Event.Call, _ subject: String = "",
    animator: (any UIViewControllerAnimatedTransitioning)?, call interactorCall: Timeline.Event.Call,
    interactor: (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  ) {
    Run.logAnswer(animator, of: delegate, call: call, subject)
    guard let animator else { return nil }
    self.animator = animator
    self.interactor = interactor(animator)
    Run.logAnswer(self.interactor, of: delegate, call: interactorCall)
  }
}

extension Run {
  /// Logs a call of a delegate, and the class of its answer.
  static func logAnswer(
    _ answer: AnyObject?, of delegate: AnyObject, call: Timeline.Event.Call, _ subject: String = ""
  ) {
    current?.log(
      .callback, actor: "\(type(of: delegate))", call: call,
      detail: subject + (answer.map { "\(type(of: $0))" } ?? "nil"))
  }
}
