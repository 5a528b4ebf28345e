/// Lines up views in a row or a column, by constraints.
///
/// Constraints place the arranged views. Hidden ones take no space; a view hidden in an animation block shows
/// until the animation is over.
open class UIStackView: UIView {
  /// The arranged views in order; all are subviews.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction of the stack, a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// The distribution of the views along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
  /// The spacing between views, in points; with the equal distributions, the minimum.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
  /// Whether the views are laid out within the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }
  private var customSpacings: [(view: UIView, spacing: CGFloat)] = []

  /// The default `spacing`, for `setCustomSpacing(_:after:)`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's spacing of 8 points.
  public static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

  /// An empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Never called: there are no archives.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// The distribution of views along the axis. The raw values are UIKit's.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack; the view with the least resistance is stretched or compressed. Among equal
    /// ones the last is stretched, and the first compressed.
    case fill
    /// The views fill the stack, with the same size.
    case fillEqually
    /// The views fill the stack, in proportion to the sizes of their contents.
    case fillProportionally
    /// The gaps are equal.
    case equalSpacing
    /// The centers are equally far apart, if the spacing allows it.
    case equalCentering
  }

  /// An alignment of views across the axis. The raw values are UIKit's.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack.
    case fill
    /// At the leading, or the upper, edge.
    case leading
    /// By their first baselines; in horizontal stacks.
    case firstBaseline
    /// At the center.
    case center
    /// At the trailing, or the lower, edge.
    case trailing
    /// By their last baselines; in horizontal stacks.
    case lastBaseline

    /// At the upper edge.
    public static let top = Alignment.leading
    /// At the lower edge.
    public static let bottom = Alignment.trailing
  }

  // MARK: Arranging

  /// Appends a view.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view at an index. A view that is arranged already moves.
  ///
  /// - Parameter stackIndex: clamped to the valid range.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    if view.autoLayout?.isHiddenInStack == nil { view.autoLayout?.isHiddenInStack = view.layer.isHidden }
    arrangementChanged()
  }

  /// Removes a view from the arrangement. It stays a subview, at its current place.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings.removeAll { $0.view === view }
    view.autoLayout?.isHiddenInStack = nil
    arrangementChanged()
  }

  /// Removes the view from the arrangement.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Sets the spacing after one view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.removeAll { $0.view === arrangedSubview }
    if spacing != Self.spacingUseDefault { customSpacings.append((arrangedSubview, spacing)) }
    arrangementChanged()
  }

  /// The spacing after a view, in points; `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  func spacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let points = custom == Self.spacingUseDefault ? spacing : custom
    return points == Self.spacingUseSystem ? systemLayoutSpacing : points
  }

  private func arrangementChanged() {
    joinAutoLayout()
    setNeedsConstraintLayout()
  }

  // MARK: Hiding

  /// Hides or shows an arranged view. In an animation block its space shrinks or grows with the animation.
  func setHidden(_ isHidden: Bool, of view: UIView) {
    guard let layout = view.autoLayout, layout.isHiddenInStack != isHidden else { return }
    layout.isHiddenInStack = isHidden
    setNeedsConstraintLayout()
    guard let run = Run.current, run.viewAnimations.current != nil else {
      view.layer.isHidden = isHidden
      return
    }
    view.layer.isHidden = false
    layoutRoot.layoutIfNeeded()
    guard isHidden else { return }
    run.viewAnimations.whenOver { [weak view] in
      if view?.autoLayout?.isHiddenInStack == true { view?.layer.isHidden = true }
    }
  }
}
