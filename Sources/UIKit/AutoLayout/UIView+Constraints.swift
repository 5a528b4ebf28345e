extension UIView {
  /// The active constraints that this view holds, between items in its subtree.
  public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

  /// Makes a constraint active, held by this view, which has to contain its items.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(in: self) }

  /// Makes constraints active, held by this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.hold(in: self) }
  }

  /// Removes a constraint that this view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Removes constraints that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// The active constraints of the tree that refer to the view or its guides along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      constraint.firstAttribute.axis == axis
        && [constraint.firstItem, constraint.secondItem].contains {
          ($0 as? any LayoutItem)?.layoutView === self
        }
    }
  }

  /// Whether constraints left the view's position or size ambiguous in the last layout.
  public var hasAmbiguousLayout: Bool { layoutEngine?.openAttributes(of: self).isEmpty == false }

  // MARK: Content

  /// The content's resistance to stretching; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let hugging = autoLayout?.hugging else { return .defaultLow }
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Sets the content's resistance to stretching.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    let layout = joinAutoLayout()
    if axis == .horizontal {
      layout.hugging.horizontal = priority
    } else {
      layout.hugging.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  /// The content's resistance to compression; 750 unless set.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let compression = autoLayout?.compression else { return .defaultHigh }
    return axis == .horizontal ? compression.horizontal : compression.vertical
  }

  /// Sets the content's resistance to compression.
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

  /// Schedules a call of `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    joinAutoLayout().needsUpdateConstraints = true
    setNeedsConstraintLayout()
  }

  /// Whether a call of `updateConstraints()` is scheduled.
  public func needsUpdateConstraints() -> Bool { autoLayout?.needsUpdateConstraints ?? false }

  /// Makes the scheduled calls of `updateConstraints()` now, from the inside outwards.
  public func updateConstraintsIfNeeded() {
    guard let autoLayout else { return }
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard autoLayout.needsUpdateConstraints else { return }
    autoLayout.needsUpdateConstraints = false
    if let owner { owner.updateConstraints(of: self) } else { updateConstraints() }
  }

  // MARK: Direction

  /// The direction of the content; from left to right unless forced.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { autoLayout?.semanticContentAttribute ?? .unspecified }
    set {
      joinAutoLayout().semanticContentAttribute = newValue
      setNeedsConstraintLayout()
    }
  }

  /// The direction of leading and trailing within the view.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
