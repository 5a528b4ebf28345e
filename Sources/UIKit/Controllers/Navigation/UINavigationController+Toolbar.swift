/// The toolbar below the content of a navigation controller.
extension UINavigationController {
  /// Whether the toolbar is hidden below the screen. Setting the property does not animate.
  public var isToolbarHidden: Bool {
    get { isToolbarOff }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Moves the toolbar down off the screen, or back up.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarOff else { return }
    isToolbarOff = hidden
    guard isViewLoaded else { return }
    if !hidden, toolbar.superview == nil {
      UIView.performWithoutAnimation {
        view.addSubview(toolbar)
        toolbar.frame = toolbarFrame(isHidden: true)
        updateToolbar()
        toolbar.layoutIfNeeded()
      }
    }
    UIView.animate(
      withDuration: animated ? Self.hideShowBarDuration : 0, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.layOutToolbar()
    } completion: { _ in
      if self.isToolbarOff { self.toolbar.removeFromSuperview() }
    }
  }

  private func toolbarFrame(isHidden: Bool) -> CGRect {
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
