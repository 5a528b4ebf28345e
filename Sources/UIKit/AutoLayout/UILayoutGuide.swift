/// A rectangle that constraints place, and that other constraints refer to, without being a view.
open class UILayoutGuide: NSObject {
  /// The guide's name in logs and findings.
  open var identifier = ""
  /// The view whose coordinates the guide uses; nil for none.
  open internal(set) weak var owningView: UIView?
  let kind: Kind
  /// The frame computed from constraints; nil before the first layout.
  var solvedFrame: CGRect?

  /// A guide without a view; see `UIView.addLayoutGuide(_:)`.
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
    case safeArea, margins, readableContent, top, bottom, keyboard
    /// A scroll view's content, or its visible part.
    case scrollContent, scrollFrame

    var name: String {
      switch self {
      case .free: "UILayoutGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .margins: "UIViewLayoutMarginsGuide"
      case .readableContent: "UIViewReadableContentGuide"
      case .top, .bottom: "_UILayoutGuide"
      case .keyboard: "UIKeyboardLayoutGuide"
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
    case .keyboard:
      let height = (self as? UIKeyboardLayoutGuide)?.height ?? 0
      return CGRect(
        x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    case .safeArea, .margins, .readableContent: return view.bounds.inset(by: insets(in: view))
    }
  }

  /// The guide's insets from its view's edges.
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

  /// The maximum width for readable lines, in points, at the default text size.
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
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  func standardGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    let layout = joinAutoLayout()
    if let guide = layout.standardGuides[kind] { return guide }
    let guide = UILayoutGuide(kind, of: self)
    layout.standardGuides[kind] = guide
    return guide
  }
}
