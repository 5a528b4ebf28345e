import ConstraintSolver

/// What Auto Layout knows of a view. A view has none before constraints have to do with it, or with one that lies in it; so
/// where there are no constraints, nothing of this exists.
final class ViewLayout {
  /// Whether constraints place the view, and not its frame.
  var isPlacedByConstraints = false
  /// The active constraints that the view holds, in the order of becoming active.
  var constraints: [NSLayoutConstraint] = []
  /// In the order of adding.
  var guides: [UILayoutGuide] = []
  /// Those that every view has, by kind, as far as somebody has asked for them.
  var standardGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  var needsUpdateConstraints = true
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var compression = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  /// As constraints have it, in the superview's coordinates, at whole pixels; nil before the first layout.
  var frame: CGRect?
  /// The margins that were set; nil for the default ones.
  var margins: NSDirectionalEdgeInsets?
  var insetsMarginsFromSafeArea = true
  /// Whether a stack hides the view, be it that it still shows until an animation is over.
  var isHiddenInStack: Bool?
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Of the outermost view: what places all that constraints place in the tree.
  var engine: LayoutEngine?
}

extension UIView {
  /// Has Auto Layout know of the view, and of those that it lies in.
  @discardableResult
  func joinAutoLayout() -> ViewLayout {
    if let autoLayout { return autoLayout }
    let layout = ViewLayout()
    autoLayout = layout
    superview?.joinAutoLayout()
    return layout
  }

  /// The outermost view of the tree.
  var layoutRoot: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The engine that lays out the tree's constraints; nil as long as there are none.
  var layoutEngine: LayoutEngine? {
    let root = layoutRoot
    guard let layout = root.autoLayout else { return nil }
    if let engine = layout.engine { return engine }
    let engine = LayoutEngine(root)
    layout.engine = engine
    return engine
  }

  /// Something has changed on which constraints depend: the next layout heeds it.
  func setNeedsConstraintLayout() {
    layoutEngine?.isDirty = true
    Run.current?.needsLayout = true
  }

  /// The frame was set. Those that are placed relative to it follow.
  func frameDidChange() {
    guard let autoLayout, !autoLayout.isPlacedByConstraints else { return }
    setNeedsConstraintLayout()
  }

  /// Changes the place of the view, or of what is in it.
  func movingByFrame(_ body: () -> Void) {
    let (frame, origin) = (layer.untransformedFrame, bounds.origin)
    body()
    if bounds.origin != origin { setNeedsConstraintLayout() }
    if layer.untransformedFrame != frame { frameDidChange() }
  }

  /// Lays out now, until constraints and views agree.
  func layOutByConstraints() {
    for _ in 0..<8 {
      layoutEngine?.update()
      layer.layoutIfNeeded()
      if layoutEngine?.isDirty != true { return }
    }
  }

  /// The view has got into another tree, or its tree is another one.
  func treeDidChange() {
    autoLayout?.engine = nil
    superview?.joinAutoLayout()
    setNeedsConstraintLayout()
  }

  /// Before the view leaves its superview: constraints between what goes and what stays end.
  func endConstraintsAcross() {
    var holder = superview
    while let view = holder, let layout = view.autoLayout {
      for constraint in layout.constraints where constraint.refers(into: self) { constraint.deactivate() }
      holder = view.superview
    }
    setNeedsConstraintLayout()
  }

  // MARK: Placing

  /// Gives the subviews the places that constraints have found for them.
  func placeSubviewsByConstraints() {
    layoutEngine?.update()
    for subview in subviews {
      guard let layout = subview.autoLayout, layout.isPlacedByConstraints, let frame = layout.frame else {
        continue
      }
      subview.place(at: frame)
    }
  }

  /// Whether constraints have another place for the view than it has.
  func isMisplaced(from frame: CGRect) -> Bool {
    let now = layer.untransformedFrame
    return abs(now.minX - frame.minX) > 1e-6 || abs(now.minY - frame.minY) > 1e-6
      || abs(now.width - frame.width) > 1e-6 || abs(now.height - frame.height) > 1e-6
  }

  private func place(at frame: CGRect) {
    guard isMisplaced(from: frame) else { return }
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let anchor = layer.anchorPoint
    center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    // What is inside may keep clear of the safe area, which is elsewhere in the view now.
    if let layout = autoLayout, !layout.standardGuides.isEmpty { setNeedsConstraintLayout() }
  }
}
