import TransitionEngine

/// The animator and the interaction controller of a change of content.
struct TransitionControllers {
  var animator: any UIViewControllerAnimatedTransitioning
  var interactor: (any UIViewControllerInteractiveTransitioning)?

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  /// Takes a delegate's answers, and logs them; nil if the delegate has no animator.
  ///
  /// - Parameters:
  ///   - subject: precedes the animator in the log.
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
  /// Logs a call of a delegate, and the class of the result.
  static func logAnswer(
    _ answer: AnyObject?, of delegate: AnyObject, call: Timeline.Event.Call, _ subject: String = ""
  ) {
    current?.log(
      .callback, actor: "\(type(of: delegate))", call: call,
      detail: subject + (answer.map { "\(type(of: $0))" } ?? "nil"))
  }
}
