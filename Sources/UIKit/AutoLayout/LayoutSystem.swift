import ConstraintSolver

/// The constraints of a view tree as linear equations and inequalities.
///
/// Each view and guide that constraints place has four variables: its frame in the coordinates of its
/// superview, or of the guide's view. An item with a fixed frame is a set of constants.
struct LayoutSystem {
  /// The variables of an item.
  struct Item {
    let item: any LayoutItem
    let x, y, width, height: Variable
  }

  /// A linear constraint, and its origin.
  struct Relation {
    var constraint: LinearConstraint
    let source: Source
  }

  enum Source {
    case constraint(NSLayoutConstraint)
    /// A constraint that a view adds by itself, by its description in Xcode's log.
    case own(String)
    /// The rule that no width and no height is negative.
    case size

    var name: String? {
      switch self {
      case .constraint(let constraint): constraint.layoutName
      case .own(let name): name
      case .size: nil
      }
    }
  }

  /// A label whose height depends on its width.
  struct WrappingLabel {
    let label: UILabel
    let width: Variable
    /// The indices of the relations about the label's height.
    let relations: Range<Int>
  }

  /// The size of a scroll view's content.
  struct Content {
    unowned let view: UIView
    let width, height: Variable
  }

  private unowned let root: UIView
  /// Whether the root's size is a variable, too.
  private let isRootFree: Bool
  var solver = Solver()
  private(set) var items: [Item] = []
  private(set) var relations: [Relation] = []
  private(set) var wrapping: [WrappingLabel] = []
  /// The index of each item in `items`. The items live as long as the system, and the dictionary is never
  /// iterated.
  private var places: [ObjectIdentifier: Int] = [:]
  private(set) var contents: [Content] = []

  init(root: UIView, isRootFree: Bool = false) {
    (self.root, self.isRootFree) = (root, isRootFree)
    var constraints: [NSLayoutConstraint] = []
    var views: [UIView] = []
    visit(root, &views, &constraints)
    for view in views { addOwnRelations(of: view) }
    // Constraints with the same sequence stay in the order of the tree.
    let ordered = constraints.enumerated().sorted {
      ($0.element.sequence, $0.offset) < ($1.element.sequence, $1.offset)
    }
    for (_, constraint) in ordered { add(constraint) }
    for view in views { addContentSize(of: view) }
  }

  /// Collects the views, guides and constraints, from the outside inwards.
  private mutating func visit(
    _ view: UIView, _ views: inout [UIView], _ constraints: inout [NSLayoutConstraint]
  ) {
    guard let layout = view.autoLayout else { return }
    views.append(view)
    if layout.isPlacedByConstraints && view !== root || isRootFree && view === root { addItem(view) }
    for guide in layout.guides { addItem(guide) }
    constraints += layout.constraints
    for subview in view.subviews { visit(subview, &views, &constraints) }
  }

  private mutating func addItem(_ item: any LayoutItem) {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let item = Item(item: item, x: x, y: y, width: solver.makeVariable(), height: solver.makeVariable())
    places[ObjectIdentifier(item.item)] = items.count
    items.append(item)
    require(Expression(item.width), .greaterThanOrEqual, .size)
    require(Expression(item.height), .greaterThanOrEqual, .size)
  }

  func item(_ item: any LayoutItem) -> Item? { places[ObjectIdentifier(item)].map { items[$0] } }

  mutating func require(
    _ expression: Expression, _ relation: ConstraintSolver.Relation, _ source: Source,
    priority: Double = LinearConstraint.required
  ) {
    relations.append(
      Relation(constraint: LinearConstraint(expression, relation, priority: priority), source: source))
  }

  mutating func setConstant(_ constant: Double, ofRelation index: Int) {
    relations[index].constraint.expression.constant = constant
  }

  private mutating func contentSize(of view: UIView) -> Content {
    if let content = contents.first(where: { $0.view === view }) { return content }
    let content = Content(view: view, width: solver.makeVariable(), height: solver.makeVariable())
    contents.append(content)
    require(Expression(content.width), .greaterThanOrEqual, .size)
    require(Expression(content.height), .greaterThanOrEqual, .size)
    return content
  }

  // MARK: Places

  /// The frame of a view in its superview.
  private func frame(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    if let item = item(view) {
      if view === root {
        return LayoutSpan(
          start: Expression(), length: Expression(axis == .horizontal ? item.width : item.height))
      }
      return axis == .horizontal
        ? LayoutSpan(start: Expression(item.x), length: Expression(item.width))
        : LayoutSpan(start: Expression(item.y), length: Expression(item.height))
    }
    let frame = view.layer.untransformedFrame
    return LayoutSpan(
      start: Expression(axis.origin(of: frame.origin)), length: Expression(axis.length(of: frame.size)))
  }

  /// The frame of an item in the coordinates of an ancestor, or in its own.
  ///
  /// - Parameter inContent: for a scroll view in its own coordinates: the frame of its content instead.
  mutating func span(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in holder: UIView, inContent: Bool = false
  ) -> LayoutSpan {
    guard let view = item.layoutView else { return LayoutSpan(start: Expression(), length: Expression()) }
    var span: LayoutSpan
    if let guide = item as? UILayoutGuide {
      span = self.span(of: guide, in: view, axis)
    } else if view !== holder {
      return frame(of: view, axis).moved(by: way(from: view.superview, to: holder, axis))
    } else if inContent {
      return content(of: view, axis)
    } else {
      return own(view, axis)
    }
    if view !== holder { span = span.moved(by: way(from: view, to: holder, axis)) }
    return span
  }

  /// A view's bounds in its own coordinates. A scroll view's begin with its content; the offset is ignored.
  private func own(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    let origin = view is UIScrollView ? 0 : axis.origin(of: view.bounds.origin)
    return LayoutSpan(start: Expression(origin), length: frame(of: view, axis).length)
  }

  private mutating func content(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    let size = contentSize(of: view)
    return LayoutSpan(start: Expression(), length: Expression(axis == .horizontal ? size.width : size.height))
  }

  private mutating func span(of guide: UILayoutGuide, in view: UIView, _ axis: NSLayoutConstraint.Axis)
    -> LayoutSpan
  {
    let visible = LayoutSpan(
      start: Expression(axis.origin(of: view.bounds.origin)), length: frame(of: view, axis).length)
    switch guide.kind {
    case .free:
      guard let item = item(guide) else { return visible }
      return axis == .horizontal
        ? LayoutSpan(start: Expression(item.x), length: Expression(item.width))
        : LayoutSpan(start: Expression(item.y), length: Expression(item.height))
    case .scrollContent: return content(of: view, axis)
    case .scrollFrame: return visible
    case .safeArea, .margins, .readableContent:
      let insets = guide.insets(in: view)
      return visible.inset(near: axis.near(insets), far: axis.far(insets))
    case .keyboard:
      guard axis == .vertical, let guide = guide as? UIKeyboardLayoutGuide else { return visible }
      let height = Expression(guide.height)
      return LayoutSpan(start: visible.end - height, length: height)
    case .top, .bottom:
      guard axis == .vertical else { return LayoutSpan(start: visible.start, length: Expression()) }
      let safe = view.safeAreaInsets
      return guide.kind == .top
        ? LayoutSpan(start: visible.start, length: Expression(safe.top))
        : LayoutSpan(start: visible.end - Expression(safe.bottom), length: Expression(safe.bottom))
    }
  }

  /// The translation from a view's coordinates to those of an ancestor.
  private func way(from view: UIView?, to holder: UIView, _ axis: NSLayoutConstraint.Axis) -> Expression {
    var way = Expression()
    var view = view
    while let here = view, here !== holder {
      way = way + frame(of: here, axis).start - Expression(axis.origin(of: here.bounds.origin))
      view = here.superview
    }
    return way
  }

  // MARK: Constraints

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, let first = constraint.firstItem as? any LayoutItem else { return }
    let second = constraint.secondItem as? any LayoutItem
    if second == nil && constraint.secondAttribute != .notAnAttribute { return }
    let isReversed = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var left = value(of: constraint.firstAttribute, first, beside: second, in: holder, isReversed)
    if let start = constraint.firstStart {
      left = left - value(of: constraint.firstStartAttribute, start, beside: first, in: holder, isReversed)
    }
    var right = Expression(constraint.constant)
    // From right to left, a following view is on the left.
    if isReversed, constraint.firstAttribute.isDirectional { right = right * -1 }
    if let second {
      var value = value(of: constraint.secondAttribute, second, beside: first, in: holder, isReversed)
      if let start = constraint.secondStart {
        value =
          value
          - self.value(of: constraint.secondStartAttribute, start, beside: second, in: holder, isReversed)
      }
      right = value * constraint.multiplier + right
    }
    var relation = constraint.relation.solved
    if isReversed, constraint.firstAttribute.isDirectional {
      relation =
        relation == .equal ? .equal : relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    }
    require(
      left - right, relation, .constraint(constraint), priority: Double(constraint.priority.rawValue))
  }

  /// The value of an attribute, in the coordinates of an ancestor.
  private mutating func value(
    of attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem, beside other: (any LayoutItem)?,
    in holder: UIView, _ isReversed: Bool
  ) -> Expression {
    let axis = attribute.axis
    let isContent =
      item === holder && holder is UIScrollView && attribute.isEdge
      && (other?.layoutView.map { $0 !== holder } ?? false)
    let span = span(of: item, axis, in: holder, inContent: isContent)
    func margins() -> UIEdgeInsets { (item as? UIView)?.layoutMargins ?? .zero }
    func inner() -> LayoutSpan { span.inset(near: axis.near(margins()), far: axis.far(margins())) }
    switch attribute {
    case .left, .top: return span.start
    case .right, .bottom: return span.end
    case .leading: return isReversed ? span.end : span.start
    case .trailing: return isReversed ? span.start : span.end
    case .width, .height: return span.length
    case .centerX, .centerY: return span.middle
    case .leftMargin, .topMargin: return inner().start
    case .rightMargin, .bottomMargin: return inner().end
    case .leadingMargin: return isReversed ? inner().end : inner().start
    case .trailingMargin: return isReversed ? inner().start : inner().end
    case .centerXWithinMargins, .centerYWithinMargins: return inner().middle
    case .firstBaseline: return span.start + Expression((item as? UIView)?.baselines.first ?? 0)
    case .lastBaseline: return span.end - Expression((item as? UIView)?.baselines.last ?? 0)
    case .notAnAttribute: return Expression()
    }
  }

  // MARK: Own relations of views

  private mutating func addOwnRelations(of view: UIView) {
    (view as? UIStackView)?.arrange(in: &self)
  }

  /// The relations of a view's intrinsic content size.
  private mutating func addContentSize(of view: UIView) {
    guard let item = item(view) else { return }
    let size = view.intrinsicContentSize
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let length = axis.length(of: size)
      guard length != UIView.noIntrinsicMetric, length.isFinite else { continue }
      let variable = axis == .horizontal ? item.width : item.height
      let hugging = view.contentHuggingPriority(for: axis)
      let resistance = view.contentCompressionResistancePriority(for: axis)
      let name =
        "<NSContentSizeLayoutConstraint \(view.layoutName).\(axis == .horizontal ? "width" : "height") == "
        + "\(length.inLayoutWords) Hug:\(Double(hugging.rawValue).inLayoutWords) "
        + "CompressionResistance:\(Double(resistance.rawValue).inLayoutWords) (active)>"
      let start = relations.count
      let expression = Expression(variable) - Expression(length)
      require(expression, .greaterThanOrEqual, .own(name), priority: Double(resistance.rawValue))
      require(expression, .lessThanOrEqual, .own(name), priority: Double(hugging.rawValue))
      if axis == .vertical, let label = view as? UILabel, label.wrapsToWidth {
        wrapping.append(WrappingLabel(label: label, width: item.width, relations: start..<relations.count))
      }
    }
  }
}

extension LayoutSpan {
  fileprivate func moved(by way: Expression) -> LayoutSpan { LayoutSpan(start: start + way, length: length) }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute changes sides if writing runs from right to left.
  fileprivate var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is an edge or a margin. For a scroll view, seen from its content, it is the
  /// content's.
  fileprivate var isEdge: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      false
    default: true
    }
  }
}
