extension UIView {
  /// The active constraints that this view holds: those between itself and what is in it.
  public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

  /// Makes a constraint active, held by this view, which has to contain its items.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(in: self) }

  /// Makes constraints active, held by this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.hold(in: self) }
  }

  /// Has a constraint that this view holds count no longer.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Has constraints that this view holds count no longer.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// The active constraints of the tree that name the view or one of its guides, and relate along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      constraint.firstAttribute.axis == axis.layoutAxis
        && [constraint.firstItem, constraint.secondItem].contains {
          ($0 as? any LayoutItem)?.layoutView === self
        }
    }
  }

  /// Whether constraints leave the place or the size of the view open, as of the last layout.
  public var hasAmbiguousLayout: Bool { layoutEngine?.openAttributes(of: self).isEmpty == false }

  // MARK: Content

  /// How much the content resists being stretched; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let hugging = autoLayout?.hugging else { return .defaultLow }
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Sets how much the content resists being stretched.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    let layout = joinAutoLayout()
    if axis == .horizontal {
      layout.hugging.horizontal = priority
    } else {
      layout.hugging.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  /// How much the content resists being compressed; 750 unless set.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let compression = autoLayout?.compression else { return .defaultHigh }
    return axis == .horizontal ? compression.horizontal : compression.vertical
  }

  /// Sets how much the content resists being compressed.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let layout = joinAutoLayout()
    if axis == .horizontal {
      layout.compression.horizontal = priority
    } else {
      layout.compression.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  // MARK: Updating

  /// Has `updateConstraints()` called before the next layout.
  public func setNeedsUpdateConstraints() {
    joinAutoLayout().needsUpdateConstraints = true
    setNeedsConstraintLayout()
  }

  /// Whether `updateConstraints()` is still to be called.
  public func needsUpdateConstraints() -> Bool { autoLayout?.needsUpdateConstraints ?? false }

  /// Calls `updateConstraints()` now where it is waited for, from the inside outwards.
  public func updateConstraintsIfNeeded() {
    guard let autoLayout else { return }
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard autoLayout.needsUpdateConstraints else { return }
    autoLayout.needsUpdateConstraints = false
    if let owner { owner.updateConstraints(of: self) } else { updateConstraints() }
  }

  // MARK: Direction

  /// Which way the content runs; from left to right unless forced.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { autoLayout?.semanticContentAttribute ?? .unspecified }
    set {
      joinAutoLayout().semanticContentAttribute = newValue
      setNeedsConstraintLayout()
    }
  }

  /// The direction in which leading and trailing lie within the view.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
