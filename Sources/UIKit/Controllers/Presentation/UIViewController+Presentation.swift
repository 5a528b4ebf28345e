extension UIViewController {
  /// Who is presented by this controller or by one that contains it.
  public var presentedViewController: UIViewController? {
    withAncestors.lazy.compactMap(\.shown?.presentedViewController).first
  }

  /// Who presents this controller or one that contains it.
  public var presentingViewController: UIViewController? {
    withAncestors.lazy.compactMap(\.presentation?.presentingViewController).first
  }

  /// The presentation in which this controller, or one that contains it, is presented.
  public var presentationController: UIPresentationController? {
    withAncestors.lazy.compactMap(\.presentation).first
  }

  /// The controller that presents for this one: the one that contains all the others.
  var presenter: UIViewController {
    var last = self
    while let parent = last.parent { last = parent }
    return last
  }

  // MARK: Presenting

  /// Shows a controller over this one, and over all that contain it.
  ///
  /// An animated presentation starts in the next turn. One that is not possible is refused, and noted, as
  /// UIKit does: a second one at a time, of a controller that is shown already, or from one that is not on
  /// screen.
  ///
  /// - Parameter completion: called when the presentation has ended, even if it was cancelled.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    let name = "present(_:animated:completion:)"
    Run.current?.log(.call, actor: debugName, name: name, detail: viewControllerToPresent.debugName)
    let presenter = presenter
    if let reason = presenter.obstacle(to: viewControllerToPresent) {
      return Run.note(name, actor: debugName, detail: "refused: \(reason)")
    }
    let presentation = viewControllerToPresent.makePresentation(by: presenter, source: self)
    presentation.present(from: self, animated: flag, completion: completion)
  }

  /// Why a controller cannot be presented by this one; nil if it can.
  private func obstacle(to presented: UIViewController) -> String? {
    if let shown { return "\(debugName) presents \(shown.presentedViewController.debugName) already" }
    if presentation?.transition != nil || isBeingDismissed { return "\(debugName) is coming or going itself" }
    if presented === self { return "a controller cannot present itself" }
    if presented.shown != nil { return "\(presented.debugName) presents another controller itself" }
    if presented.presentation != nil { return "\(presented.debugName) is presented already" }
    if let parent = presented.parent { return "\(presented.debugName) is a child of \(parent.debugName)" }
    if presented.viewIfLoaded?.window != nil { return "\(presented.debugName) is on screen already" }
    if viewIfLoaded?.window == nil { return "the view of \(debugName) is not in a window" }
    return nil
  }

  private func makePresentation(
    by presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let made: UIPresentationController
    if modalPresentationStyle == .custom {
      made = customPresentation(by: presenter, source: source)
    } else {
      made = FullScreenPresentationController(presentedViewController: self, presenting: presenter)
    }
    made.presentingViewController = presenter
    presenter.shown = made
    presentation = made
    return made
  }

  private func customPresentation(
    by presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let plain = UIPresentationController(presentedViewController: self, presenting: presenter)
    guard let delegate = transitioningDelegate else { return plain }
    let answer = delegate.presentationController(forPresented: self, presenting: presenter, source: source)
    Run.current?.log(
      .callback, actor: "\(type(of: delegate))",
      call: .presentationController,
      detail: answer.map { "\(type(of: $0))" } ?? "nil")
    guard let answer, answer.presentedViewController === self, answer.container == nil else { return plain }
    return answer
  }

  // MARK: Dismissing

  /// Ends the presentation that this controller began, or else the one in which it is presented. Whoever is
  /// presented on top of that goes, too; only the topmost is animated.
  ///
  /// Without a presentation nothing happens, and it is noted; so is a call while one begins or ends.
  ///
  /// - Parameter completion: called when the dismissal has ended, even if it was cancelled.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let name = "dismiss(animated:completion:)"
    Run.current?.log(.call, actor: debugName, name: name)
    guard let presentation = presenter.shown ?? presenter.presentation else {
      Run.note(name, actor: debugName, detail: "ignored: nothing is presented")
      return
    }
    let presentations = presentation.withThoseOnTop
    if presentation.presentingViewController == nil || presentations.contains(where: \.isUnderWay) {
      return Run.note(
        name, actor: debugName, detail: "ignored: a presentation or dismissal is going on",
        lint: .selectedDuringChange)
    }
    presentation.dismiss(presentations, animated: flag, completion: completion)
  }
}
