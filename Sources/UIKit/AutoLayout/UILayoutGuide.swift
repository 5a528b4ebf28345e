/// A rectangle that constraints place, and that others are placed by, without being a view.
open class UILayoutGuide: NSObject {
  /// The guide's name in logs and findings.
  open var identifier = ""
  /// The view in whose coordinates the guide is; nil for none.
  open internal(set) weak var owningView: UIView?
  let kind: Kind
  /// As constraints have it; nil before the first layout.
  var solvedFrame: CGRect?

  /// A guide that belongs to no view yet; see `UIView.addLayoutGuide(_:)`.
  public override init() { kind = .free }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }

  /// A kind of guide, which decides its frame.
  enum Kind {
    /// Constraints.
    case free
    /// An area of the owning view.
    case safeArea, margins, readableContent, top, bottom
    /// A scroll view's content, or its visible part.
    case scrollContent, scrollFrame

    var name: String {
      switch self {
      case .free: "UILayoutGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .margins: "UIViewLayoutMarginsGuide"
      case .readableContent: "UIViewReadableContentGuide"
      case .top, .bottom: "_UILayoutGuide"
      case .scrollContent: "UIScrollViewContentLayoutGuide"
      case .scrollFrame: "UIScrollViewFrameLayoutGuide"
      }
    }
  }

  /// The guide's frame in its view's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .free: return solvedFrame ?? .zero
    case .scrollContent:
      return solvedFrame ?? CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .scrollFrame: return view.bounds
    case .top:
      return CGRect(x: view.bounds.minX, y: view.bounds.minY, width: 0, height: view.safeAreaInsets.top)
    case .bottom:
      let height = view.safeAreaInsets.bottom
      return CGRect(x: view.bounds.minX, y: view.bounds.maxY - height, width: 0, height: height)
    case .safeArea, .margins, .readableContent: return view.bounds.inset(by: insets(in: view))
    }
  }

  /// How far the guide keeps from its view's edges.
  func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .safeArea: return view.safeAreaInsets
    case .margins: return view.layoutMargins
    case .readableContent:
      var insets = view.layoutMargins
      let spare = view.bounds.width - insets.left - insets.right - Self.readableWidth
      if spare > 0 {
        insets.left += spare / 2
        insets.right += spare / 2
      }
      return insets
    default: return .zero
    }
  }

  /// Lines that are longer than this are hard to read. Points, for the standard size of text.
  private static let readableWidth: CGFloat = 672

  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, attribute)
  }
  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, attribute)
  }

  /// The edge where writing begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The edge where writing ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  /// Guides of one's own, in the order of adding.
  public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  /// Adds a guide that constraints can place in the view. It leaves the view that it belonged to.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    joinAutoLayout().guides.append(layoutGuide)
    setNeedsConstraintLayout()
  }

  /// Takes a guide out, and ends the constraints that refer to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.deactivate()
      }
    }
    layoutGuide.owningView = nil
    autoLayout?.guides.removeAll { $0 === layoutGuide }
    setNeedsConstraintLayout()
  }

  func standardGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    let layout = joinAutoLayout()
    if let guide = layout.standardGuides[kind] { return guide }
    let guide = UILayoutGuide(kind, of: self)
    layout.standardGuides[kind] = guide
    return guide
  }

  /// The area that neither bars nor the hardware cover.
  public var safeAreaLayoutGuide: UILayoutGuide { standardGuide(.safeArea) }
  /// The area within the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { standardGuide(.margins) }
  /// The area within the layout margins, and at most as wide as lines of text should be.
  public var readableContentGuide: UILayoutGuide { standardGuide(.readableContent) }
}

extension UIScrollView {
  /// The content: constraints to it decide the `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { standardGuide(.scrollContent) }
  /// The visible part, which stays where it is while the content moves.
  public var frameLayoutGuide: UILayoutGuide { standardGuide(.scrollFrame) }
}
