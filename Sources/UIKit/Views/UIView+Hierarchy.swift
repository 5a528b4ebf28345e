extension UIView {
  /// A position among the subviews.
  enum Place {
    case front, back
    case index(Int)
    case above(UIView)
    case below(UIView)
  }

  /// - Parameter index: clamped to the subviews' range.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Inserts a view in front of a sibling, or in front of all subviews if `siblingSubview` isn't a subview.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  /// Inserts a view behind a sibling, or behind all subviews if `siblingSubview` isn't a subview.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  /// Swaps two subviews in the order from back to front. Invalid indexes change nothing. Layers that don't
  /// belong to a view keep their positions.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else {
      return
    }
    layer.exchange(subviews[index1].layer, subviews[index2].layer)
    subviews.swapAt(index1, index2)
  }

  /// Moves a subview in front of the others. A view that isn't a subview changes nothing.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    layer.addSublayer(view.layer)
  }

  /// Moves a subview behind the others. A view that isn't a subview changes nothing.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    layer.insertSublayer(view.layer, at: 0)
  }

  /// Whether this view is `view` or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The first view with a tag, this one included.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, at place: Place) {
    guard !isDescendant(of: view) else {
      Run.note(
        "addSubview(_:)", actor: debugName, detail: "a view cannot be a subview of itself", layer: layer)
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
