/// Lines up views, one after the other, by constraints.
///
/// The arranged views are placed by constraints from then on. Hidden ones take no room; a view that is hidden in an animation block
/// shows until the animation is over.
open class UIStackView: UIView {
  /// The views that are lined up, in their order; all are subviews.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Whether the views stand side by side, or one below the other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// How the views share the room along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
  /// Points between neighbours; with the equal distributions, at least.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
  /// Whether the views keep within the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }
  private var customSpacings: [(view: UIView, spacing: CGFloat)] = []

  /// Stands for `spacing` in `setCustomSpacing(_:after:)`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for 8 points.
  public static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

  /// A stack of nothing yet.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// How views share the room along the axis. The raw values are UIKit's.
  public enum Distribution: Int, Sendable {
    /// They fill it; the one that resists least is stretched or compressed. Of several the last one is stretched, and the
    /// first compressed.
    case fill
    /// They fill it, all of one size.
    case fillEqually
    /// They fill it, in proportion to the sizes of their contents.
    case fillProportionally
    /// The gaps are equal.
    case equalSpacing
    /// The middles are equally far apart, where the spacing allows it.
    case equalCentering
  }

  /// An alignment of views across the axis. The raw values are UIKit's.
  public enum Alignment: Int, Sendable {
    /// They fill the stack.
    case fill
    /// At the leading, or the upper, edge.
    case leading
    /// By their first lines of text; in horizontal stacks.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing, or the lower, edge.
    case trailing
    /// By their last lines of text; in horizontal stacks.
    case lastBaseline

    /// At the upper edge.
    public static let top = Alignment.leading
    /// At the lower edge.
    public static let bottom = Alignment.trailing
  }

  // MARK: Arranging

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at a place of the order. One that is arranged already moves there.
  ///
  /// - Parameter stackIndex: clamped to the order's range.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    if view.autoLayout?.isHiddenInStack == nil { view.autoLayout?.isHiddenInStack = view.layer.isHidden }
    arrangementChanged()
  }

  /// Lines a view up no longer. It stays a subview, where it is.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings.removeAll { $0.view === view }
    view.autoLayout?.isHiddenInStack = nil
    arrangementChanged()
  }

  /// A view that leaves the stack is arranged no longer.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Sets the points behind one view.
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

  /// Hides or shows an arranged view. In an animation block its room shrinks or grows with the animation.
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
