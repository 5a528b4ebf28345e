import ConstraintSolver

extension UIStackView {
  /// The priority of the smallest size of a stack, lower than that of any content.
  private static let fit: Double = 49
  private static let centering: Double = 149
  /// The priority that keeps the first views small if no other constraint decides which view is stretched.
  private static let order: Double = 25
  private static let proportion: Double = 999

  private typealias Placed = (view: UIView, along: LayoutSpan, across: LayoutSpan)

  /// Adds the stack's relations to a system.
  func arrange(in system: inout LayoutSystem) {
    let along = axis
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    func inner(_ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
      system.span(of: self, axis, in: self).inset(near: axis.near(margins), far: axis.far(margins))
    }
    let (room, width) = (inner(along), inner(along.across))
    var views: [Placed] = arrangedSubviews.map { view in
      (view, system.span(of: view, along, in: self), system.span(of: view, along.across, in: self))
    }
    guard !views.isEmpty else { return }
    if along == .horizontal, effectiveUserInterfaceLayoutDirection == .rightToLeft { views.reverse() }
    align(views, in: width, &system)
    hide(views, in: room, &system)
    let shown = views.filter { !isArrangedHidden($0.view) }
    guard let first = shown.first, let last = shown.last else { return }
    add(first.along.start - room.start, .equal, "UISV-canvas-connection", to: &system)
    add(last.along.end - room.end, .equal, "UISV-canvas-connection", to: &system)
    distribute(shown, in: room, &system)
  }

  private func isArrangedHidden(_ view: UIView) -> Bool { view.autoLayout?.isHiddenInStack ?? view.isHidden }

  private func add(
    _ expression: Expression, _ relation: ConstraintSolver.Relation, _ name: String,
    _ priority: Double = LinearConstraint.required, to system: inout LayoutSystem
  ) {
    system.require(
      expression, relation, .own("<NSLayoutConstraint '\(name)' \(layoutName) (active)>"), priority: priority)
  }

  /// Places hidden views at the end of their predecessors, with a length of zero.
  private func hide(_ views: [Placed], in room: LayoutSpan, _ system: inout LayoutSystem) {
    var end = room.start
    for view in views {
      if isArrangedHidden(view.view) {
        add(view.along.length, .equal, "UISV-hiding", to: &system)
        add(view.along.start - end, .equal, "UISV-hiding", to: &system)
      } else {
        end = view.along.end
      }
    }
  }

  // MARK: Along

  private func distribute(_ views: [Placed], in room: LayoutSpan, _ system: inout LayoutSystem) {
    let pairs = Array(zip(views, views.dropFirst()))
    for (before, after) in pairs {
      let gap = after.along.start - before.along.end - Expression(spacing(between: before, after))
      switch distribution {
      case .fill, .fillEqually, .fillProportionally: add(gap, .equal, "UISV-spacing", to: &system)
      case .equalSpacing, .equalCentering:
        add(gap, .greaterThanOrEqual, "UISV-spacing", to: &system)
        add(gap, .equal, "UISV-canvas-fit", Self.fit, to: &system)
      }
    }
    switch distribution {
    case .fill:
      for (index, view) in views.dropLast().enumerated() {
        let priority = Self.order / Double(index + 1)
        add(view.along.length, .equal, "UISV-ambiguity-suppression", priority, to: &system)
      }
    case .fillEqually:
      for view in views.dropFirst() {
        add(view.along.length - views[0].along.length, .equal, "UISV-fill-equally", to: &system)
      }
    case .fillProportionally: distributeProportionally(views, &system)
    case .equalSpacing:
      guard let (first, second) = pairs.first else { return }
      for (before, after) in pairs.dropFirst() {
        let difference = after.along.start - before.along.end - (second.along.start - first.along.end)
        add(difference, .equal, "UISV-distributing", to: &system)
      }
    case .equalCentering:
      guard let (first, second) = pairs.first else { return }
      for (before, after) in pairs.dropFirst() {
        let difference = after.along.middle - before.along.middle - (second.along.middle - first.along.middle)
        add(difference, .equal, "UISV-distributing", Self.centering, to: &system)
      }
    }
  }

  private func spacing(between before: Placed, _ after: Placed) -> CGFloat {
    // From right to left, the views are in reverse order.
    let isReversed = axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    return spacing(after: isReversed ? after.view : before.view)
  }

  private func distributeProportionally(_ views: [Placed], _ system: inout LayoutSystem) {
    let lengths = views.map { max(axis.length(of: $0.view.intrinsicContentSize), 0) }
    guard let first = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for index in views.indices where index != first && lengths[index] > 0 {
      let difference = views[index].along.length * lengths[first] - views[first].along.length * lengths[index]
      add(difference, .equal, "UISV-fill-proportionally", Self.proportion, to: &system)
    }
  }

  // MARK: Across

  private func align(_ views: [Placed], in width: LayoutSpan, _ system: inout LayoutSystem) {
    let isReversed = axis == .vertical && effectiveUserInterfaceLayoutDirection == .rightToLeft
    for view in views {
      let near = view.across.start - width.start
      let far = width.end - view.across.end
      func add(_ expression: Expression, _ relation: ConstraintSolver.Relation, _ name: String) {
        self.add(expression, relation, name, to: &system)
      }
      switch alignment {
      case .fill:
        add(near, .equal, "UISV-canvas-connection")
        add(far, .equal, "UISV-canvas-connection")
      case .leading, .trailing:
        let isNear = (alignment == .leading) != isReversed
        add(isNear ? near : far, .equal, "UISV-alignment")
        add(isNear ? far : near, .greaterThanOrEqual, "UISV-spanning-boundary")
      case .center:
        add(view.across.middle - width.middle, .equal, "UISV-alignment")
        add(near, .greaterThanOrEqual, "UISV-spanning-boundary")
      case .firstBaseline, .lastBaseline:
        add(near, .greaterThanOrEqual, "UISV-spanning-boundary")
        add(far, .greaterThanOrEqual, "UISV-spanning-boundary")
        guard axis == .horizontal else { continue }
        add(baseline(of: view) - baseline(of: views[0]), .equal, "UISV-alignment")
      }
    }
    guard alignment != .fill else { return }
    self.add(width.length, .equal, "UISV-canvas-fit", Self.fit, to: &system)
    guard alignment == .firstBaseline || alignment == .lastBaseline else { return }
    for view in views {
      self.add(
        view.across.start - width.start, .equal, "UISV-ambiguity-suppression", Self.fit - 1, to: &system)
    }
  }

  private func baseline(of view: Placed) -> Expression {
    alignment == .firstBaseline
      ? view.across.start + Expression(view.view.baselines.first)
      : view.across.end - Expression(view.view.baselines.last)
  }
}
