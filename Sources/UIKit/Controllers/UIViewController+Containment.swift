extension UIViewController {
  /// Adds a child and calls its `didMove(toParent:)`, unless it is a child already.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    addChild(child)
    child.tellDidMove(to: self)
  }

  /// Removes a child and its view, and calls its `willMove(toParent: nil)`.
  func release(_ child: UIViewController) {
    child.viewIfLoaded?.removeFromSuperview()
    guard child.parent === self else { return }
    child.tellWillLeave()
    child.removeFromParent()
  }

  /// Calls `willMove(toParent: nil)` once, even if another change of a stack asks for it again before the
  /// first one shows.
  func tellWillLeave() {
    guard !hasHeardOfLeaving else { return }
    hasHeardOfLeaving = true
    log(.willMoveToParent, detail: "nil")
    willMove(toParent: nil)
  }

  /// Calls `willMove(toParent:)` with the parent, and revokes `tellWillLeave()`.
  func tellWillMove(to parent: UIViewController) {
    hasHeardOfLeaving = false
    log(.willMoveToParent, detail: parent.debugName)
    willMove(toParent: parent)
  }

  /// Calls `didMove(toParent:)` with the parent.
  func tellDidMove(to parent: UIViewController) {
    hasHeardOfLeaving = false
    log(.didMoveToParent, detail: parent.debugName)
    didMove(toParent: parent)
  }

  /// This controller and its ancestors, from the inside outwards.
  var withAncestors: UnfoldFirstSequence<UIViewController> { sequence(first: self, next: \.parent) }
}
