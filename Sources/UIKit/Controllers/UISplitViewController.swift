/// Shows a list and its details as on a phone, the only layout modeled: as screens of one navigation
/// controller.
open class UISplitViewController: UIViewController {
  /// The number of columns. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// As before iOS 14.
    case unspecified
    case doubleColumn, tripleColumn
  }
  /// The role of a column. The raw values are UIKit's.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  /// The visible columns. The raw values are UIKit's.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
    /// The older name of `oneBesideSecondary`.
    public static let allVisible = Self.oneBesideSecondary
    /// The older name of `secondaryOnly`.
    public static let primaryHidden = Self.secondaryOnly
  }

  /// The number of columns.
  public let style: Style
  /// Decides what shows on a phone. Not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Kept, without effect: a phone shows one column.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Kept, without effect: a phone shows one column.
  open var presentsWithGesture = true
  /// Kept, without effect: a phone shows one column.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
  /// Kept, without effect: a phone shows one column.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// Kept, without effect: a phone shows one column.
  open var maximumPrimaryColumnWidth: CGFloat = 0
  /// Whether all columns are one: always true, as on a phone.
  open var isCollapsed: Bool { true }
  /// One column shows.
  open var displayMode: DisplayMode { .secondaryOnly }

  /// The columns' controllers by raw value, which is the order of their release.
  private var columns: [UIViewController?] = Array(repeating: nil, count: 4)
  /// Shows one column at a time.
  private var stack: UINavigationController?

  /// A split view in the older style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A split view of two or three columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The list and its details. Screens pushed on a phone are in the list's own stack.
  open var viewControllers: [UIViewController] {
    get { columns.prefix(3).compactMap { $0 } }
    set {
      let secondary = newValue.count > 1 ? newValue.last : nil
      columns = [newValue.first, newValue.count > 2 ? newValue[1] : nil, secondary, nil]
      if isViewLoaded { collapse() }
    }
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column.rawValue] = vc
    if isViewLoaded { collapse() }
  }

  /// The controller of a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { columns[column.rawValue] }

  /// Pushes a column, or goes back to it.
  open func show(_ column: Column) {
    guard let stack, let content = content(of: column).last else { return }
    if stack.viewControllers.contains(where: { $0 === content }) {
      stack.popToViewController(content, animated: true)
    } else {
      stack.pushViewController(content, animated: true)
    }
  }

  /// Goes back from a column, if it is visible.
  open func hide(_ column: Column) {
    guard let stack, let content = content(of: column).first,
      let index = stack.viewControllers.firstIndex(where: { $0 === content }), index > 0
    else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: true)
  }

  /// Pushes details; called by `showDetailViewController(_:sender:)` of a controller in the list.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    columns[Column.secondary.rawValue] = vc
    for content in content(of: .secondary) {
      stack?.pushViewController(content, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Stacks the columns, and shows the topmost.
  open override func viewDidLoad() {
    super.viewDidLoad()
    collapse()
  }

  /// A column's controller, or the stack of a navigation controller, which another stack cannot contain.
  private func content(of column: Column) -> [UIViewController] {
    guard let controller = viewController(for: column) else { return [] }
    guard let own = controller as? UINavigationController, own !== stack else {
      return controller === stack ? stack?.viewControllers ?? [] : [controller]
    }
    if !own.viewControllers.isEmpty { own.screensInSplitView = own.viewControllers }
    return own.screensInSplitView
  }

  private func collapse() {
    if let compact = viewController(for: .compact) { return embed(compact) }
    guard let primary = viewController(for: .primary) else { return }
    let stack = primary as? UINavigationController ?? UINavigationController()
    self.stack = stack
    var screens = primary === stack ? stack.viewControllers : [primary]
    for column in [Column.supplementary, .secondary] where top.rawValue >= column.rawValue {
      let new = content(of: column).filter { new in !screens.contains { $0 === new } }
      if let own = viewController(for: column) as? UINavigationController, own !== stack {
        own.setViewControllers([], animated: false)
      }
      screens += new
    }
    stack.setViewControllers(screens, animated: false)
    embed(stack)
  }

  /// The column that shows first: the details, unless the delegate chooses another one.
  ///
  /// Source: Apple's documentation of `splitViewController(_:collapseSecondary:onto:)` and of
  /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`.
  private var top: Column {
    let proposed: Column =
      [.secondary, .supplementary].first { viewController(for: $0) != nil } ?? .primary
    guard let delegate else { return proposed }
    if style != .unspecified {
      return delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
    }
    guard let primary = viewController(for: .primary), let secondary = viewController(for: .secondary) else {
      return proposed
    }
    return delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
      ? .primary : proposed
  }

  private func embed(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    let old = children.first
    adopt(controller)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ContentChange(from: old, to: controller, container: view).makeAtOnce()
    if let old { release(old) }
  }
}
