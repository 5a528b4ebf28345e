/// Shows a list and its details: on a phone, which is all that is modelled, as screens of one navigation controller.
open class UISplitViewController: UIViewController {
  /// How many columns there may be. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// As before iOS 14.
    case unspecified
    case doubleColumn, tripleColumn
  }
  /// What a column is for. The raw values are UIKit's.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  /// Which columns show. The raw values are UIKit's.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
    /// The older name of `oneBesideSecondary`.
    public static let allVisible = Self.oneBesideSecondary
    /// The older name of `secondaryOnly`.
    public static let primaryHidden = Self.secondaryOnly
  }

  /// How many columns there may be.
  public let style: Style
  /// Is asked what shows on a phone. Not retained.
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
  /// Whether all columns are one: always, as on a phone.
  open var isCollapsed: Bool { true }
  /// One column shows.
  open var displayMode: DisplayMode { .secondaryOnly }

  private var columns: [Column: UIViewController] = [:]
  /// Shows the columns one after the other.
  private var stack: UINavigationController?

  /// A split view in the older style.
  public override init() {
    style = .unspecified
    super.init()
  }

  /// A split view of two or three columns.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The list and its details; what has been pushed on a phone is in the list's own stack.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      columns = [:]
      columns[.primary] = newValue.first
      if newValue.count > 1 { columns[.secondary] = newValue.last }
      if newValue.count > 2 { columns[.supplementary] = newValue[1] }
      if isViewLoaded { collapse() }
    }
  }

  /// Who shows in a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    guard isViewLoaded else { return }
    collapse()
  }

  /// Who shows in a column; nil for nobody.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Pushes a column, or goes back to it.
  open func show(_ column: Column) {
    guard let stack, let content = content(of: column).last else { return }
    if stack.viewControllers.contains(where: { $0 === content }) {
      stack.popToViewController(content, animated: true)
    } else {
      stack.pushViewController(content, animated: true)
    }
  }

  /// Goes back from a column, if it shows.
  open func hide(_ column: Column) {
    guard let stack, let content = content(of: column).first,
      let index = stack.viewControllers.firstIndex(where: { $0 === content }), index > 0
    else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: true)
  }

  /// Pushes details; for `showDetailViewController(_:sender:)` of what shows in the list.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    columns[.secondary] = vc
    for content in content(of: .secondary) {
      stack?.pushViewController(content, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Puts the columns on one another, and shows the topmost.
  open override func viewDidLoad() {
    super.viewDidLoad()
    collapse()
  }

  /// A column's controller, or those in the stack of a navigation controller, which cannot lie in another one's stack.
  private func content(of column: Column) -> [UIViewController] {
    guard let controller = columns[column] else { return [] }
    guard let own = controller as? UINavigationController, own !== stack else {
      return controller === stack ? stack?.viewControllers ?? [] : [controller]
    }
    if !own.viewControllers.isEmpty { contents[ObjectIdentifier(own)] = own.viewControllers }
    return contents[ObjectIdentifier(own)] ?? []
  }
  /// What was in the stacks of columns that are navigation controllers.
  private var contents: [ObjectIdentifier: [UIViewController]] = [:]

  private func collapse() {
    if let compact = columns[.compact] { return embed(compact) }
    guard let primary = columns[.primary] else { return }
    let stack = primary as? UINavigationController ?? UINavigationController()
    self.stack = stack
    var screens = primary === stack ? stack.viewControllers : [primary]
    for column in [Column.supplementary, .secondary] where top.rawValue >= column.rawValue {
      let new = content(of: column).filter { new in !screens.contains { $0 === new } }
      if let own = columns[column] as? UINavigationController, own !== stack {
        own.setViewControllers([], animated: false)
      }
      screens += new
    }
    stack.setViewControllers(screens, animated: false)
    embed(stack)
  }

  /// The column that shows at first: the details, unless the delegate says otherwise.
  ///
  /// Source: Apple's documentation of `splitViewController(_:collapseSecondary:onto:)` and of
  /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`.
  private var top: Column {
    let proposed: Column =
      columns[.secondary] != nil ? .secondary : columns[.supplementary] != nil ? .supplementary : .primary
    guard let delegate else { return proposed }
    if style != .unspecified {
      return delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
    }
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return proposed }
    return delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
      ? .primary : proposed
  }

  private func embed(_ controller: UIViewController) {
    for child in children where child !== controller {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }
}

/// Says what a split view shows on a phone.
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Whether the details are left out at first.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The column that shows at first.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  /// The details show.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}

extension UIViewController {
  /// The nearest split view controller that contains this controller.
  public var splitViewController: UISplitViewController? {
    withAncestors.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }
}
