import TransitionEngine

/// Shows the top controller of a stack, under a bar with its title and a back button.
///
/// This body holds state, the stack's API and overrides; transitions are in an extension.
open class UINavigationController: UIViewController {
  /// The item in a tab bar: that of the bottom controller, unless another one is set.
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set {
      let item = newValue ?? UITabBarItem(title: title, image: nil, selectedImage: nil)
      ownTabBarItem = item
      super.tabBarItem = item
    }
  }
  private var ownTabBarItem: UITabBarItem?

  /// The direction of a change of the stack. The raw values are UIKit's; `none` does not occur.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// The duration of hiding and showing the bar, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// The bar over the content. Its items are those of the controllers in the stack.
  open var navigationBar: UINavigationBar { ownNavigationBar }
  private var ownNavigationBar = UINavigationBar()
  /// The bar, as code sets it by the key “navigationBar”, to show one of another class.
  var codedNavigationBar: UINavigationBar {
    get { navigationBar }
    set { replaceBar(by: newValue) }
  }
  /// The bar below the content, hidden by default, with the `toolbarItems` of the controller on top.
  open var toolbar: UIToolbar! { ownToolbar }
  private let ownToolbar = UIToolbar()
  /// Is called when screens change, and supplies animators and interaction controllers. Not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Holds the view of the visible controller, and both views during a transition.
  let transitionView = UIView()
  /// The controllers, bottom first.
  var stack: [UIViewController] = [] {
    didSet {
      guard ownTabBarItem == nil, stack.first !== oldValue.first else { return }
      (parent as? UITabBarController)?.showItems()
    }
  }
  /// The controller whose view is in the tree, or is about to be.
  var visible: UIViewController?
  /// The controller with which the delegate was called last.
  weak var announced: UIViewController?
  /// A change of the stack that shows in the next turn.
  var pending: StackChange?
  /// The coordinator of `pending`, if code asked for it before the change shows.
  var pendingCoordinator: TransitionCoordinator?
  var transition: ViewTransition?
  var isAskingDelegate = false
  /// Whether children are being called about a change before the stack has changed.
  var isAnnouncing = false
  /// Whether a change is being carried out. Changes that children make meanwhile show in the next turn.
  var isSettling = false
  /// The screens that a split view shows in its own stack, if this controller is one of its columns.
  var screensInSplitView: [UIViewController] = []
  private(set) lazy var popInteraction = PopInteraction(self)
  private var isBarHidden = false
  var isToolbarOff = true

  /// A stack without a controller. There are no nibs, and lint reports a nib name.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A stack without a controller. The bars are always UIKit's own: lint reports other classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    Run.noteUnmodeled(.barClass, if: navigationBarClass.map { $0 != UINavigationBar.self } ?? false)
    Run.noteUnmodeled(.barClass, if: toolbarClass.map { $0 != UIToolbar.self } ?? false)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: The stack

  /// The stack, the root first. Setting it changes the stack without an animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  var isTransitionRunning: Bool { transition != nil || isAskingDelegate }
  /// Whether the stack is changing, or is about to change.
  var isChanging: Bool { isTransitionRunning || pending != nil }

  /// The last controller of the stack, which is visible or about to be; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller presented on top of the stack, or else the top controller.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Replaces the stack. A new top controller is pushed, unless it was in the stack before.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated, call: "setViewControllers(_:animated:)")
  }

  /// Pushes a controller on the stack.
  ///
  /// An animated push shows in the next turn. A push is refused and logged during a transition, for a
  /// controller that is in the stack or presented already, and for a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(to: stack + [viewController], animated: animated, call: "pushViewController(_:animated:)")
  }

  /// - Returns: the popped controller; nil if only the root, which stays, is in the stack.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let left = Array(stack.dropLast())
    return change(to: left, animated: animated, call: "popViewController(animated:)")?.last
  }

  /// - Returns: the popped controllers; nil if nothing changes.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.prefix(1)), animated: animated, call: "popToRootViewController(animated:)")
  }

  /// - Returns: the popped controllers; nil if the controller is not in the stack, which is logged.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    let call = "popToViewController(_:animated:)"
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      Run.note(
        call, actor: debugName, detail: Remark("refused: \(viewController.debugName) is not in the stack"))
      return nil
    }
    return change(to: Array(stack.prefix(index + 1)), animated: animated, call: call)
  }

  /// The recognizer that pops with a swipe from the left edge. Its own delegate lets it begin, except at the
  /// root and where the bar offers no back button.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popInteraction.recognizer }

  // MARK: The bar

  /// The controller on top decides about the status bar if no navigation bar lies behind it.
  open override var childForStatusBarStyle: UIViewController? { isBarHidden ? topViewController : nil }
  /// The color for the navigation bar, with the controller on top.
  package override var statusBarColor: UIColor? {
    get { super.statusBarColor ?? topViewController?.statusBarColor }
    set { super.statusBarColor = newValue }
  }
  /// The controller on top decides whether there is a status bar.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Whether the bar is hidden above the screen; the gesture from the left edge does not begin then. Setting
  /// the property does not animate.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Moves the bar up off the screen, or back down.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return navigationBar.isHidden = hidden }
    navigationBar.isHidden = false
    let duration = animated ? Self.hideShowBarDuration : 0
    UIView.animate(withDuration: duration) {
      self.layOutBar()
    } completion: { _ in
      self.navigationBar.isHidden = self.isBarHidden
    }
  }

  func layOutBar() {
    guard let bounds = viewIfLoaded?.bounds else { return }
    let height = navigationBar.currentHeight
    let y = isBarHidden ? -height : view.safeAreaInsets.top
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    guard navigationBar.frame != frame || !hasPlacedBar else { return }
    hasPlacedBar = true
    navigationBar.frame = frame
    safeAreaDidChange()
  }

  override func barInsets(in window: UIWindow, over child: UIViewController) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if !isBarHidden, navigationBar.window === window, !navigationBar.bounds.isEmpty {
      let bar = navigationBar.convert(navigationBar.bounds, to: window)
      insets.top = max(bar.minY + barHeight(over: child), 0)
    }
    insets.bottom = toolbarInset(in: window)
    return insets
  }

  /// Makes the bars show the stack.
  func updateBar() {
    navigationBar.items = stack.map(\.navigationItem)
    showLargeTitle()
    updateToolbar()
  }

  // MARK: The view

  /// Makes a view with a container for the content, the bar over it, and the gesture from the left edge.
  open override func loadView() {
    super.loadView()
    transitionView.frame = view.bounds
    transitionView.clipsToBounds = true
    transitionView.layer.name = "UINavigationTransitionView"
    view.addSubview(transitionView)
    showBar()
    if !isToolbarOff { view.addSubview(toolbar) }
    view.addGestureRecognizer(popInteraction.recognizer)
    updateBar()
    visible = topViewController
    content(from: nil, to: visible).place()
  }

  /// Whether the bar has its place by layout, and not only the one that `viewDidLoad()` finds.
  private var hasPlacedBar = false

  private func showBar() {
    if navigationBar.bounds.isEmpty {
      navigationBar.frame = CGRect(
        x: 0, y: Run.current?.window.deviceInsets.top ?? 0, width: view.bounds.width,
        height: UINavigationBar.standardHeight)
    }
    view.insertSubview(navigationBar, aboveSubview: transitionView)
    navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
  }

  private func replaceBar(by bar: UINavigationBar) {
    ownNavigationBar.removeFromSuperview()
    ownNavigationBar = bar
    bar.isHidden = isBarHidden
    guard viewIfLoaded != nil else { return }
    showBar()
    updateBar()
    view.setNeedsLayout()
  }

  /// Places the bar below the status bar, and the content under it, over the whole view.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let bounds = viewIfLoaded?.bounds else { return }
    transitionView.frame = bounds
    layOutBar()
    layOutToolbar()
    if transition == nil { visible?.viewIfLoaded?.frame = transitionView.bounds }
  }

  override var ownTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let own = super.ownTransitionCoordinator { return own }
    guard let pending, pending.isAnimated, let visible, let top = topViewController, visible !== top else {
      return nil
    }
    let change = content(from: visible, to: top)
    let coordinator = pendingCoordinator ?? TransitionCoordinator(change)
    coordinator.change = change
    pendingCoordinator = coordinator
    return coordinator
  }

  override var childrenOnScreen: [UIViewController] { visible.map { [$0] } ?? [] }

  override func contentWillShow() {
    if let visible, visible !== announced, transition == nil { tellWillShow(visible, animated: false) }
  }

  override func contentDidShow() {
    if let visible, visible !== announced, transition == nil { tellDidShow(visible, animated: false) }
  }

  /// The change from one visible controller to another.
  func content(from old: UIViewController?, to new: UIViewController?) -> ContentChange {
    ContentChange(from: old, to: new, container: transitionView)
  }

  // MARK: Toolbar

  /// Whether the toolbar is hidden below the screen. Setting the property does not animate.
  open var isToolbarHidden: Bool {
    get { isToolbarOff }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Moves the toolbar down off the screen, or back up.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarOff else { return }
    isToolbarOff = hidden
    guard isViewLoaded else { return }
    if !hidden, toolbar.superview == nil {
      UIView.performWithoutAnimation {
        view.addSubview(toolbar)
        toolbar.frame = toolbarFrame(isHidden: true)
        updateToolbar()
        toolbar.layoutIfNeeded()
      }
    }
    UIView.animate(
      withDuration: animated ? Self.hideShowBarDuration : 0, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.layOutToolbar()
    } completion: { _ in
      if self.isToolbarOff { self.toolbar.removeFromSuperview() }
    }
  }

  // MARK: Hiding bars

  /// Kept, without effect, which lint reports: bars stay while the content scrolls.
  open var hidesBarsOnSwipe = false {
    didSet { Run.noteUnmodeled(.hidesBarsOnSwipe, if: hidesBarsOnSwipe) }
  }
  /// Kept, without effect, which lint reports: bars stay when the content is tapped.
  open var hidesBarsOnTap = false { didSet { Run.noteUnmodeled(.hidesBarsOnTap, if: hidesBarsOnTap) } }
  /// Kept, without effect: bars stay when the device is turned.
  open var hidesBarsWhenVerticallyCompact = false
  /// Kept, without effect: bars stay when the keyboard comes.
  open var hidesBarsWhenKeyboardAppears = false
}
