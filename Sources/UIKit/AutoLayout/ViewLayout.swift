import ConstraintSolver

/// The Auto Layout state of a view. It is created when constraints refer to the view or to a descendant, so
/// that trees without constraints have none.
final class ViewLayout {
  /// Whether constraints place the view, instead of its frame.
  var isPlacedByConstraints = false
  /// The active constraints that the view holds, in the order of their activation.
  var constraints: [NSLayoutConstraint] = []
  /// The guides, in the order in which they were added.
  var guides: [UILayoutGuide] = []
  /// The guides that every view has, by kind, created on first access.
  var standardGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  var needsUpdateConstraints = true
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var compression = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  /// The frame computed from constraints, in the superview's coordinates, at whole pixels; nil before the
  /// first layout.
  var frame: CGRect?
  /// The margins set in code; nil for the default ones.
  var margins: NSDirectionalEdgeInsets?
  var insetsMarginsFromSafeArea = true
  /// Whether a stack hides the view, even if it still shows until an animation is over.
  var isHiddenInStack: Bool?
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The engine of the outermost view, which places all views in its tree.
  var engine: LayoutEngine?
}

extension UIView {
  /// Creates the Auto Layout state of the view and its ancestors.
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

  /// The engine that lays out the tree's constraints; nil without constraints.
  var layoutEngine: LayoutEngine? {
    let root = layoutRoot
    guard let layout = root.autoLayout else { return nil }
    if let engine = layout.engine { return engine }
    let engine = LayoutEngine(root)
    layout.engine = engine
    return engine
  }

  /// Marks the constraints as changed; the next layout solves them.
  func setNeedsConstraintLayout() {
    layoutEngine?.isDirty = true
    Run.current?.needsLayout = true
  }

  /// Updates constraints relative to a frame that was set.
  func frameDidChange() {
    guard let autoLayout, !autoLayout.isPlacedByConstraints else { return }
    setNeedsConstraintLayout()
  }

  /// Makes a change, and updates constraints if it changes the frame or the bounds' origin.
  func movingByFrame(_ body: () -> Void) {
    let (frame, origin) = (layer.untransformedFrame, bounds.origin)
    body()
    if bounds.origin != origin { setNeedsConstraintLayout() }
    if layer.untransformedFrame != frame { frameDidChange() }
  }

  /// Lays out this view and its descendants now, until constraints and views agree.
  ///
  /// The view takes its own size, and keeps its place until its superview is laid out. So a block that lays out
  /// the view whose constraint has changed, instead of a view around it, moves its size alone. Source: Apple's
  /// documentation of `layoutIfNeeded()`, which has the receiver as its root; that sizes are taken is seen where
  /// code animates leaves.
  func layOutByConstraints() {
    for _ in 0..<8 {
      layoutEngine?.update()
      if let size = constrainedFrame?.size, size != bounds.size { bounds.size = size }
      layer.layOutTree()
      if layoutEngine?.isDirty != true { return }
    }
  }

  /// Updates the state after the view or its tree has moved to another tree.
  func treeDidChange() {
    autoLayout?.engine = nil
    superview?.joinAutoLayout()
    setNeedsConstraintLayout()
  }

  /// Deactivates constraints between the view's subtree and the rest, before the view leaves its superview.
  func endConstraintsAcross() {
    var holder = superview
    while let view = holder, let layout = view.autoLayout {
      for constraint in layout.constraints where constraint.refers(into: self) { constraint.deactivate() }
      holder = view.superview
    }
    setNeedsConstraintLayout()
  }

  // MARK: Placing

  /// Moves the subviews to the frames computed from constraints.
  func placeSubviewsByConstraints() {
    layoutEngine?.update()
    for subview in subviews {
      guard let layout = subview.autoLayout, layout.isPlacedByConstraints, let frame = layout.frame else {
        continue
      }
      subview.place(at: subview.zoomed(frame))
    }
  }

  /// The place of a view that its scroll view zooms, before its own scale: the scale moves its middle away from
  /// the content's corner. Other views stay at their frame.
  func zoomed(_ frame: CGRect) -> CGRect {
    guard isZoomed, let scrollView = superview as? UIScrollView else { return frame }
    let scale = scrollView.zoomScale
    return CGRect(
      x: frame.midX * scale - frame.width / 2, y: frame.midY * scale - frame.height / 2, width: frame.width,
      height: frame.height)
  }

  /// Whether a scroll view zooms the view: its transform is a scale, under which code centers it by its frame.
  var isZoomed: Bool {
    guard let scrollView = superview as? UIScrollView, scrollView.zoom != nil else { return false }
    return scrollView.zoomedView === self
  }

  /// Whether UIKit sets the view's frame under a transform, or code does for a reason.
  var isFramedUnderTransform: Bool { isZoomed || (self as? UITableViewCell)?.isTaking == true }

  /// The place that constraints give the view, before its own scale; nil for a view that is placed by its frame.
  var constrainedFrame: CGRect? {
    guard let autoLayout, autoLayout.isPlacedByConstraints else { return nil }
    return autoLayout.frame.map(zoomed)
  }

  /// Whether the view's frame differs from the one computed from constraints.
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
    // Views inside may be relative to the safe area, which has moved in the view.
    if let layout = autoLayout, !layout.standardGuides.isEmpty { setNeedsConstraintLayout() }
  }
}
