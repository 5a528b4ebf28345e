import TransitionEngine

extension UIView {
  /// A position among the subviews.
  enum Place {
    case front, back
    case index(Int)
    case above(UIView)
    case below(UIView)
  }

  func insert(_ view: UIView, at place: Place) {
    guard !isDescendant(of: view) else {
      Run.note(
        "addSubview(_:)", actor: debugName, detail: Remark("a view cannot be a subview of itself"),
        layer: layer)
      return
    }
    if view.superview === self {
      subviews.remove(identicalTo: view)
      stack(view, at: place)
      return
    }
    let newWindow = window
    let changesWindow = view.window !== newWindow
    let oldTint = view.tintColor
    view.superview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if changesWindow { view.sendWillMove(to: newWindow) }
    view.detach()
    view.superview = self
    stack(view, at: place)
    if view.autoLayout != nil { view.treeDidChange() }
    if changesWindow { view.sendDidMoveToWindow() }
    if view.tintColor != oldTint { view.notifyTintColorDidChange() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  func leaveSuperview() {
    guard let superview else { return }
    let changesWindow = window != nil
    let oldTint = tintColor
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if changesWindow { sendWillMove(to: nil) }
    detach()
    if changesWindow { sendDidMoveToWindow() }
    if tintColor != oldTint { notifyTintColorDidChange() }
    didMoveToSuperview()
  }

  /// Removes the view and its layer from the tree, without calls to other views.
  private func detach() {
    if autoLayout != nil { endConstraintsAcross() }
    superview?.subviews.remove(identicalTo: self)
    superview = nil
    layer.removeFromSuperlayer()
  }

  /// Inserts a view that isn't a subview at a position, and its layer at the corresponding one.
  private func stack(_ view: UIView, at place: Place) {
    let index: Int
    switch place {
    case .front: index = subviews.count
    case .back: index = 0
    case .index(let wanted): index = min(max(wanted, 0), subviews.count)
    case .above(let sibling): index = subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count
    case .below(let sibling): index = subviews.firstIndex { $0 === sibling } ?? 0
    }
    subviews.insert(view, at: index)
    if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else if index > 0, case .above = place {
      layer.insertSublayer(view.layer, above: subviews[index - 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func sendWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    owner?.view(self, willMoveTo: window)
    subviews.forEach { $0.sendWillMove(to: window) }
  }

  private func sendDidMoveToWindow() {
    if window != nil { Run.current?.appearances.apply(to: self) }
    didMoveToWindow()
    owner?.viewDidMoveToWindow(self)
    if window != nil { setNeedsLayout() }
    subviews.forEach { $0.sendDidMoveToWindow() }
  }

  func notifyTintColorDidChange() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.notifyTintColorDidChange() }
  }
}
