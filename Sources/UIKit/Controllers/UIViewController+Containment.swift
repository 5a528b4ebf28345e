extension UIViewController {
  /// Makes a controller a child of this one; its view is the caller's business, and so is
  /// `didMove(toParent:)`.
  ///
  /// A controller that contains this one cannot become its child.
  public func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    guard !withAncestors.contains(where: { $0 === childController }) else {
      Run.note("addChild(_:)", actor: debugName, detail: "a controller cannot contain itself")
      return
    }
    childController.removeFromParent()
    childController.tellWillMove(to: self)
    childController.parent = self
    children.append(childController)
  }

  /// Ends the controller's being a child; `willMove(toParent: nil)` is the caller's business.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    hasHeardOfLeaving = false
    log(.didMoveToParent, detail: "nil")
    didMove(toParent: nil)
  }

  /// Makes a controller a child and tells it, unless it is one already.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    addChild(child)
    child.tellDidMove(to: self)
  }

  /// Tells a controller that it leaves, removes its view, and ends its being a child.
  func release(_ child: UIViewController) {
    child.viewIfLoaded?.removeFromSuperview()
    guard child.parent === self else { return }
    child.tellWillLeave()
    child.removeFromParent()
  }

  /// Says that the controller is about to leave its container: once, even if another change of a stack asks for it again
  /// before the first one shows.
  func tellWillLeave() {
    guard !hasHeardOfLeaving else { return }
    hasHeardOfLeaving = true
    log(.willMoveToParent, detail: "nil")
    willMove(toParent: nil)
  }

  /// Says that the controller is about to become a child, or stays one after `tellWillLeave()`.
  func tellWillMove(to parent: UIViewController) {
    hasHeardOfLeaving = false
    log(.willMoveToParent, detail: parent.debugName)
    willMove(toParent: parent)
  }

  /// Says that the controller is a child.
  func tellDidMove(to parent: UIViewController) {
    hasHeardOfLeaving = false
    log(.didMoveToParent, detail: parent.debugName)
    didMove(toParent: parent)
  }

  /// This controller and those that contain it, from the inside outwards.
  var withAncestors: UnfoldFirstSequence<UIViewController> { sequence(first: self, next: \.parent) }

  /// The nearest tab bar controller that contains this controller.
  public var tabBarController: UITabBarController? {
    withAncestors.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }
}
