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
    childController.log(.willMoveToParent, detail: debugName)
    childController.willMove(toParent: self)
    childController.parent = self
    childController.hasHeardOfLeaving = false
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

  /// This controller and those that contain it, from the inside outwards.
  var withAncestors: UnfoldFirstSequence<UIViewController> { sequence(first: self, next: \.parent) }

  /// The nearest tab bar controller that contains this controller.
  public var tabBarController: UITabBarController? {
    withAncestors.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }
}
