import TransitionEngine

extension UIViewController {
  /// The controller that presents for this one: the ancestor that defines the context, or the outermost
  /// ancestor.
  private func presenter(in style: UIModalPresentationStyle) -> UIViewController {
    if style.isInContext, let context = withAncestors.first(where: \.definesPresentationContext) {
      return context
    }
    var last = self
    while let parent = last.parent { last = parent }
    return last
  }

  // MARK: Presenting

  /// See `present(_:animated:completion:)`.
  func begin(
    presenting viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {
    let name = "present(_:animated:completion:)"
    Run.current?.log(.call, actor: debugName, name: name, detail: viewControllerToPresent.debugName)
    let presenter = presenter(in: viewControllerToPresent.modalPresentationStyle)
    if let reason = presenter.obstacle(to: viewControllerToPresent) {
      return Run.note(name, actor: debugName, detail: Remark("refused: \(reason)"))
    }
    let presentation = viewControllerToPresent.presentation(by: presenter, source: self)
    presentation.present(from: self, animated: flag, completion: completion)
  }

  /// The reason why this controller cannot present another; nil if it can.
  private func obstacle(to presented: UIViewController) -> Remark? {
    if let shown { return Remark("\(debugName) presents \(shown.presentedViewController.debugName) already") }
    if presentation?.transition != nil || isBeingDismissed {
      return Remark("\(debugName) is coming or going itself")
    }
    if presented === self { return Remark("a controller cannot present itself") }
    if presented.shown != nil { return Remark("\(presented.debugName) presents another controller itself") }
    if presented.presentation != nil { return Remark("\(presented.debugName) is presented already") }
    if let parent = presented.parent {
      return Remark("\(presented.debugName) is a child of \(parent.debugName)")
    }
    if presented.viewIfLoaded?.window != nil { return Remark("\(presented.debugName) is on screen already") }
    if viewIfLoaded?.window == nil { return Remark("the view of \(debugName) is not in a window") }
    return nil
  }

  /// The presentation that begins: `expected`, unless the style has changed since.
  private func presentation(by presenter: UIViewController, source: UIViewController)
    -> UIPresentationController
  {
    let asked = expected?.madeFor == modalPresentationStyle ? expected : nil
    expected = nil
    var presentation = asked ?? makePresentation(by: presenter, source: source)
    if let style = presentation.adaptedStyle, style != .none, style != modalPresentationStyle {
      presentation = adapted(presentation, to: style, presenter: presenter)
    }
    presentation.presenting = presenter
    presenter.shown = presentation
    self.presentation = presentation
    presentation.delegate?.presentationController(
      presentation, willPresentWithAdaptiveStyle: presentation.adaptedStyle ?? .none,
      transitionCoordinator: nil)
    return presentation
  }

  private func adapted(
    _ made: UIPresentationController, to style: UIModalPresentationStyle, presenter: UIViewController
  ) -> UIPresentationController {
    let adapted = standardPresentation(style, by: presenter)
    adapted.delegate = made.delegate
    adapted.style = style
    return adapted
  }

  func makePresentation(by presenter: UIViewController?, source: UIViewController)
    -> UIPresentationController
  {
    let made: UIPresentationController
    if let alert = self as? UIAlertController {
      made = AlertPresentationController(alert, presenting: presenter)
    } else if modalPresentationStyle == .custom {
      made = customPresentation(by: presenter, source: source)
    } else {
      made = standardPresentation(modalPresentationStyle, by: presenter)
    }
    made.madeFor = modalPresentationStyle
    return made
  }

  private func standardPresentation(
    _ style: UIModalPresentationStyle, by presenter: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    default: FullScreenPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  private func customPresentation(
    by presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    guard let delegate = transitioningDelegate else { return plainPresentation(by: presenter) }
    let answer = delegate.presentationController(forPresented: self, presenting: presenter, source: source)
    Run.logAnswer(answer, of: delegate, call: .presentationController)
    guard let answer, answer.presentedViewController === self, answer.container == nil else {
      return plainPresentation(by: presenter)
    }
    return answer
  }

  /// The presentation of the custom style, if the delegate has no presentation controller.
  private func plainPresentation(by presenter: UIViewController?) -> UIPresentationController {
    guard let style = styleWithoutPresentationController else {
      return UIPresentationController(presentedViewController: self, presenting: presenter)
    }
    modalPresentationStyle = style
    return standardPresentation(style, by: presenter)
  }

  // MARK: Dismissing

  /// See `dismiss(animated:completion:)`.
  func beginDismissing(animated flag: Bool, completion: (() -> Void)?) {
    let name = "dismiss(animated:completion:)"
    Run.current?.log(.call, actor: debugName, name: name)
    let nearest =
      withAncestors.lazy.compactMap(\.shown).first ?? withAncestors.lazy.compactMap(\.presentation).first
    guard let presentation = nearest else {
      Run.note(name, actor: debugName, detail: Remark("ignored: nothing is presented"))
      return
    }
    let presentations = presentation.withThoseOnTop
    if presentation.presenting == nil || presentations.contains(where: \.isUnderWay) {
      return Run.note(
        name, actor: debugName, detail: Remark("ignored: a presentation or dismissal is going on"),
        lint: .selectedDuringChange)
    }
    presentation.dismiss(presentations, animated: flag, completion: completion)
  }
}
