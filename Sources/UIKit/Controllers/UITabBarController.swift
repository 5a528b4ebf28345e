import TransitionEngine

/// Shows one of several controllers, which a tab bar selects.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The bar at the bottom, over the content. Its items are those of the controllers.
  open var tabBar: UITabBar { ownTabBar }
  private var ownTabBar = UITabBar()
  /// The bar, as code sets it by the key “tabBar”: the only way to a bar of another class.
  var codedTabBar: UITabBar {
    get { tabBar }
    set { replaceBar(by: newValue) }
  }
  /// Decides about taps, and supplies animators and interaction controllers. Not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Holds the selected controller's view, and both views during a transition.
  let transitionView = UIView()
  private var tabs: [UIViewController] = []
  private var selected: UIViewController? { didSet { checkObservations() } }
  private var transition: ViewTransition?
  private var isAskingDelegate = false
  /// Whether an unanimated change is being carried out.
  private var isChangingAtOnce = false
  /// The controller that code selected while a change was running; shown after it.
  private var queued: UIViewController?
  /// Controllers that code set while a change was running; applied after it.
  private var queuedTabs: [UIViewController]?
  /// Whether the view was laid out during a change, when the animator places the screens.
  private var wasLaidOutMeanwhile = false

  // MARK: The controllers

  /// The controllers, one for each tab from the left; nil for none. On phones, the last of five tabs is “More” if
  /// there are more of them. Setting the property does not animate.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected one stays if it is among them; otherwise the first is selected,
  /// without an animation. While a change is running, the new ones wait.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    guard !isChanging else {
      Run.note(
        "viewControllers", actor: debugName, detail: Remark("set while \(obstacle): they have to wait"),
        lint: transition == nil ? nil : .selectedDuringChange)
      queuedTabs = new
      return
    }
    changeAtOnce { replaceTabs(with: new) }
  }

  private func replaceTabs(with new: [UIViewController]) {
    for tab in tabs where !new.contains(where: { $0 === tab }) {
      if tab.parent !== self { continue }
      tab.tellWillLeave()
      if tab === selected { replaceContent(with: new.first) }
      tab.removeFromParent()
    }
    tabs = new
    showMore()
    for tab in new where !isInMore(tab) { adopt(tab) }
    if let selected, selected !== more, isInMore(selected) { replaceContent(with: new.first) }
    if selected == nil { replaceContent(with: new.first) }
    showItems()
  }

  /// Shows the controllers' items in the bar.
  func showItems() {
    tabBar.items = shownTabs.map(\.tabBarItem)
    tabBar.selectedItem = selected?.tabBarItem
  }

  /// The index of the selected controller. Setting it asks the delegate for an animation, but not for
  /// permission.
  ///
  /// The animation starts in the next turn of the run loop; with the display's next frame, if a moving touch
  /// sets it. Indices out of range are ignored, and logged.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selectedViewController } ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else {
        Run.note(
          "selectedIndex", actor: debugName, detail: Remark("\(newValue) is the index of no view controller"))
        return
      }
      select(showing: tabs[newValue])
    }
  }

  /// As `selectedIndex`.
  open var selectedViewController: UIViewController? {
    get { selected === more ? more?.listedOnTop ?? more : selected }
    set {
      guard let newValue, newValue === more || tabs.contains(where: { $0 === newValue }) else {
        Run.note("selectedViewController", actor: debugName, detail: Remark("not one of viewControllers"))
        return
      }
      select(showing: newValue)
    }
  }

  /// The selected controller decides about the status bar.
  open override var childForStatusBarStyle: UIViewController? { selected }
  /// The selected controller decides about the status bar.
  open override var childForStatusBarHidden: UIViewController? { selected }

  /// The controller of the tab “More”, which lists the controllers without a tab of their own. Its rows can't be
  /// rearranged.
  open var moreNavigationController: UINavigationController { ownMore }
  private lazy var ownMore = MoreNavigationController()
  /// The controller of the tab “More”; nil while each controller has a tab.
  private var more: MoreNavigationController?

  /// The controllers that the tabs select.
  private var shownTabs: [UIViewController] { more.map { Array(tabs.prefix(4)) + [$0] } ?? tabs }
  private func isInMore(_ tab: UIViewController) -> Bool {
    more != nil && tabs.dropFirst(4).contains { $0 === tab }
  }

  /// Shows or hides the tab “More”, as the number of controllers asks for it.
  private func showMore() {
    let isNeeded = tabs.count > 5 && UIScreen.main.bounds.width < 600
    guard isNeeded else {
      guard let old = more else { return }
      more = nil
      if selected === old { replaceContent(with: tabs.first) }
      old.list([])
      if old.parent === self { release(old) }
      return
    }
    more = ownMore
    adopt(ownMore)
    let rest = Array(tabs.dropFirst(4))
    for tab in rest where tab.parent === self { release(tab) }
    ownMore.list(rest)
  }

  /// Selects a controller, or pushes it in the tab “More”.
  private func select(showing controller: UIViewController) {
    guard let more, isInMore(controller) else { return select(controller) }
    more.show(listed: controller, animated: false)
    select(more)
  }

  // MARK: The view

  /// Makes a view with a container for the content, and the bar over it.
  open override func loadView() {
    super.loadView()
    transitionView.frame = view.bounds
    transitionView.layer.name = "UITransitionView"
    view.addSubview(transitionView)
    showBar()
    content(from: nil, to: selected).place()
  }

  /// Whether the bar has its place by layout, and not only the one that `viewDidLoad()` finds.
  private var hasPlacedBar = false

  private func showBar() {
    if tabBar.bounds.isEmpty {
      let height = tabBar.sizeThatFits(view.bounds.size).height
      tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }
    view.addSubview(tabBar)
    tabBar.delegate = self
    tabBar.select = { [weak self] in self?.tap(on: $0) }
  }

  private func replaceBar(by bar: UITabBar) {
    ownTabBar.removeFromSuperview()
    ownTabBar = bar
    showItems()
    guard let view = viewIfLoaded else { return }
    showBar()
    view.setNeedsLayout()
  }

  /// Places the bar at the bottom, and the content under it, over the whole view. During a transition, the
  /// animator places the content.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let bounds = viewIfLoaded?.bounds else { return }
    transitionView.frame = bounds
    let height = tabBar.sizeThatFits(bounds.size).height
    let bar = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    if tabBar.frame != bar || !hasPlacedBar {
      hasPlacedBar = true
      tabBar.frame = bar
      safeAreaDidChange()
    }
    wasLaidOutMeanwhile = transition != nil
    if transition == nil { selected?.viewIfLoaded?.frame = transitionView.bounds }
  }

  override func barInsets(in window: UIWindow, over child: UIViewController) -> UIEdgeInsets {
    guard !tabBar.isHidden, tabBar.window === window else { return .zero }
    let bar = tabBar.convert(tabBar.bounds, to: window)
    return UIEdgeInsets(top: 0, left: 0, bottom: max(window.bounds.maxY - bar.minY, 0), right: 0)
  }

  override var childrenOnScreen: [UIViewController] { selected.map { [$0] } ?? [] }

  private func content(from old: UIViewController?, to new: UIViewController?) -> ContentChange {
    ContentChange(from: old, to: new, container: transitionView)
  }

  // MARK: Selecting

  /// Called when a tab was tapped, before it is selected. Does nothing: it is there to be overridden.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Handles a tap on a tab, which the delegate may refuse. Ignored while a change is running. A tap on the
  /// selected tab pops a navigation controller to its root.
  private func tap(on item: UITabBarItem) {
    let tabs = shownTabs
    guard let index = tabBar.items?.firstIndex(where: { $0 === item }), tabs.indices.contains(index) else {
      return
    }
    let controller = tabs[index]
    guard !isChanging else {
      Run.note("tap", actor: controller.debugName, detail: Remark("ignored: \(obstacle)"))
      return
    }
    if let delegate {
      let allowed = delegate.tabBarController(self, shouldSelect: controller)
      log(delegate, .tabBarShouldSelect, detail: "\(controller.debugName): \(allowed)")
      guard allowed else { return }
    }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    guard let delegate else { return }
    log(delegate, .tabBarDidSelect, detail: controller.debugName)
    delegate.tabBarController(self, didSelect: controller)
  }

  private func select(_ controller: UIViewController) {
    guard !isChanging else {
      Run.note(
        "selectedIndex", actor: debugName,
        detail: Remark("set to \(controller.debugName) while \(obstacle): it has to wait"),
        lint: transition == nil ? nil : .selectedDuringChange)
      queued = controller
      return
    }
    guard let from = selected, from !== controller else { return }
    guard let run = Run.current, viewIfLoaded?.window != nil, !isAskingDelegate else {
      return changeAtOnce { replaceContent(with: controller) }
    }
    isAskingDelegate = true
    let chosen = chosenAnimator(from: from, to: controller)
    isAskingDelegate = false
    guard let chosen, selected === from else {
      return changeAtOnce { replaceContent(with: controller) }
    }
    select(silently: controller)
    transition = ViewTransition(content(from: from, to: controller), by: chosen, run: run) {
      [weak self] didComplete in self?.transitionEnded(selecting: didComplete ? controller : from)
    }
    transition?.schedule()
  }

  private func transitionEnded(selecting controller: UIViewController) {
    transition = nil
    select(silently: controller)
    if wasLaidOutMeanwhile { viewIfLoaded?.setNeedsLayout() }
    carryOutQueued()
  }

  /// Whether a selection has to wait.
  private var isChanging: Bool { transition != nil || isChangingAtOnce }
  private var obstacle: Remark {
    transition == nil ? Remark("another change is made") : Remark("a transition is running")
  }

  /// Makes a change that calls the children; selections that they make meanwhile wait for the next turn.
  private func changeAtOnce(_ change: () -> Void) {
    isChangingAtOnce = true
    change()
    isChangingAtOnce = false
    guard queued != nil || queuedTabs != nil else { return }
    Run.current?.loop.schedule { if !self.isChanging { self.carryOutQueued() } }
  }

  private func carryOutQueued() {
    if let queuedTabs {
      self.queuedTabs = nil
      setViewControllers(queuedTabs, animated: false)
    }
    guard let queued else { return }
    self.queued = nil
    Run.current?.loop.schedule {
      if self.shownTabs.contains(where: { $0 === queued }) { self.select(queued) }
    }
  }

  private func select(silently controller: UIViewController?) {
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
  }

  /// Changes the selection at once.
  private func replaceContent(with controller: UIViewController?) {
    let change = content(from: selected, to: controller)
    select(silently: controller)
    if isViewLoaded { change.makeAtOnce() }
  }

  // MARK: Asking the delegate

  private func chosenAnimator(from: UIViewController, to: UIViewController) -> TransitionControllers? {
    guard let delegate else { return nil }
    return TransitionControllers(
      delegate, call: .tabBarAnimationController, "\(from.debugName) → \(to.debugName): ",
      animator: delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to),
      call: .tabBarInteractionController
    ) { delegate.tabBarController(self, interactionControllerFor: $0) }
  }

  private func log(_ delegate: any UITabBarControllerDelegate, _ call: Timeline.Event.Call, detail: String) {
    Run.current?.log(.callback, actor: "\(type(of: delegate))", call: call, detail: detail)
  }
}
