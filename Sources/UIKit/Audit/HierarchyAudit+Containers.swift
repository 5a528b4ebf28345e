/// Checks the content of UIKit's own containers at rest.
extension HierarchyAudit {
  mutating func examine(_ tabs: UITabBarController) {
    let name = tabs.auditName
    guard tabs.isViewLoaded else { return }
    guard let selected = tabs.selectedViewController else {
      if tabs.viewControllers != nil { report("\(name) has no selected controller") }
      return
    }
    if tabs.tabBar.selectedItem !== selected.tabBarItem {
      report("the tab bar of \(name) has another item selected than \(selected.auditName)")
    }
    examine(tabs.transitionView, showing: selected.viewIfLoaded, of: name)
    examinePlace(of: selected.viewIfLoaded, in: tabs.transitionView, "the view of \(selected.auditName)")
  }

  mutating func examine(_ stack: UINavigationController) {
    let name = stack.auditName
    if stack.isChanging { report("the stack of \(name) is still changing") }
    for child in stack.children where !stack.stack.contains(where: { $0 === child }) {
      report("\(child.auditName) is a child of \(name), and not in its stack")
    }
    for controller in stack.stack {
      if controller.parent !== stack {
        report("\(controller.auditName) is in the stack of \(name), and not its child")
      }
      if controller.isMovingToParent || controller.isMovingFromParent {
        report("\(controller.auditName) still counts as moving")
      }
    }
    guard stack.isViewLoaded, let top = stack.topViewController else { return }
    if stack.visible !== top { report("\(name) does not show the top of its stack") }
    let items = stack.navigationBar.items ?? []
    if !items.elementsEqual(stack.stack.map(\.navigationItem), by: ===) {
      report("the bar of \(name) does not show its stack")
    }
    examine(stack.transitionView, showing: top.viewIfLoaded, of: name)
    examinePlace(of: top.viewIfLoaded, in: stack.transitionView, "the view of \(top.auditName)")
  }

  /// Checks a current presentation. Another presentation may cover it.
  mutating func examine(_ presentation: UIPresentationController) {
    let presented = presentation.presentedViewController
    let name = presented.auditName
    if presented.isBeingPresented || presented.isBeingDismissed {
      report("\(name) still counts as being presented or dismissed")
    }
    guard let container = presentation.container, container.window != nil else {
      return report("\(name) is presented, and its container is not on screen")
    }
    let presenter = presentation.presenting
    if presentation.shouldRemovePresentersView, presenter?.viewIfLoaded?.superview != nil {
      report("the view of the one who presents \(name) is still there")
    }
    examineState(of: container, "the container of \(name)")
    if presented.shown?.presentersPlace != nil { return }
    examinePlace(
      of: presentation.presentedView, in: container, frame: presentation.frameOfPresentedViewInContainerView,
      "the view of \(name)")
  }
}
