/// The toolbar below the content of a navigation controller.
extension UINavigationController {
  func toolbarFrame(isHidden: Bool) -> CGRect {
    let height = toolbar.sizeThatFits(view.bounds.size).height
    let y = isHidden ? view.bounds.maxY : view.bounds.maxY - view.safeAreaInsets.bottom - height
    return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }

  func layOutToolbar() {
    guard isViewLoaded, toolbar.superview != nil else { return }
    let frame = toolbarFrame(isHidden: isToolbarOff)
    guard toolbar.frame != frame else { return }
    toolbar.frame = frame
    safeAreaDidChange()
  }

  func updateToolbar() {
    let items = topViewController?.toolbarItems
    if toolbar.items?.map(ObjectIdentifier.init) != items?.map(ObjectIdentifier.init) {
      toolbar.items = items
    }
  }

  /// The height at the bottom of a window that the toolbar covers.
  func toolbarInset(in window: UIWindow) -> CGFloat {
    guard !isToolbarOff, toolbar.window === window else { return 0 }
    return max(window.bounds.maxY - toolbar.convert(toolbar.bounds, to: window).minY, 0)
  }
}
