import TransitionEngine

/// Manages a view, and is called when the view appears and disappears.
///
/// This body holds state and overridable members; the rest is in extensions by aspect.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoadingView = false

  /// The title in bars and in the log. Setting it gives both bar items this title.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }

  /// The name in logs; nil for the title or the class's name.
  package var logName: String?

  /// The style that replaces `custom` if the transitioning delegate has no presentation controller; nil for a
  /// plain `UIPresentationController`, as in UIKit.
  package var styleWithoutPresentationController: UIModalPresentationStyle?

  /// The controller's item in a tab bar. Setting nil makes a new one with the controller's title, so it is
  /// never nil.
  open var tabBarItem: UITabBarItem! = UITabBarItem() {
    didSet {
      if tabBarItem == nil { tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil) }
      (parent as? UITabBarController)?.showItems()
    }
  }
  /// The controller's item in a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The controller that contains this one; nil for none.
  open internal(set) weak var parent: UIViewController?
  /// The controller's children, in the order in which they were added.
  open internal(set) var children: [UIViewController] = []
  var appearance = Appearance.disappeared
  var isAppearanceImplied = false
  /// Whether a navigation controller's last call was that this controller is about to leave.
  var hasHeardOfLeaving = false
  /// Whether the controller appears because a navigation controller adds it.
  open internal(set) var isMovingToParent = false
  /// Whether the controller disappears because a navigation controller removes it.
  open internal(set) var isMovingFromParent = false
  /// The controller's transition, from the request to the end.
  weak var currentTransition: ViewTransition?
  /// The coordinator of the controller's transition; a navigation controller's own comes before it.
  var ownTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransition.map(TransitionCoordinator.init)
  }

  /// A controller that makes its view on first access.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller that makes its view on first access. There are no nibs, and lint reports a nib name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if let nibNameOrNil {
      Run.noteUnmodeled(Remark("nib “\(nibNameOrNil)”"), Remark("make its view in `loadView`"))
    }
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The superview of the controller's view, or else its parent.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: The view

  /// The view; loaded on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
    }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view and calls `viewDidLoad()`, unless it is loaded already.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    guard !isLoadingView else {
      // `loadView` may access `view` before it sets it.
      view = UIViewController.plainView()
      return
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil { view = UIViewController.plainView() }
    log(.viewDidLoad)
    viewDidLoad()
  }

  /// Makes `view`; by default a plain view of the screen's size. Not to be called.
  open func loadView() { view = UIViewController.plainView() }

  /// Called once after the view has been loaded; for subclasses.
  open func viewDidLoad() {}

  private static func plainView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  // MARK: Appearance

  /// Called before the view comes on screen, or is shown again after a canceled transition; for subclasses.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once after `viewWillAppear(_:)`, when the view is in the window and has its size; for subclasses.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on screen, and its transition over; for subclasses.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen, or a canceled transition removes it again; for subclasses.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is off screen, and its transition over; for subclasses.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether this controller's appearance calls are forwarded to children in the view's tree.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Forwards a call to the children on screen. Containers that choose the children override it.
  func forwardAppearance(_ call: (UIViewController) -> Void) {
    if shouldAutomaticallyForwardAppearanceMethods { childrenOnScreen.forEach(call) }
  }

  /// Never called: memory does not run short.
  open func didReceiveMemoryWarning() {}

  // MARK: Content

  /// The content's preferred size, in points. The container or presentation is called when it changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      let container: (any UIContentContainer)? = parent ?? presentation
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called when a child's preferred size changes; for containers.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called: only controllers report a preferred size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child, given the size of this controller's view; the same size, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the view's size changes, as when the device is turned; calls the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    callOlderRotation(to: size, with: coordinator)
  }

  /// Called before the device is turned. Newer code overrides `viewWillTransition(to:with:)`.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called within the animation of a turn. Newer code overrides `viewWillTransition(to:with:)`.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called after a turn. Newer code overrides `viewWillTransition(to:with:)`.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Never called: the traits stay those of a phone.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when traits have changed, with those before: where code overrides them.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits of an upright phone, and what the controller and those around it override.
  open var traitCollection: UITraitCollection { ownTraits }
  /// The observers and overrides of traits; nil for none.
  var traitChanges: TraitChanges?
  /// Whether the user is editing the controller's content; kept for subclasses.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Begins or ends editing; for subclasses to show. The `editButtonItem` changes its title.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    if let editButton { show(editing, in: editButton) }
  }
  private var editButton: UIBarButtonItem?
  /// A button that begins and ends editing: “Edit” or “Done”.
  open var editButtonItem: UIBarButtonItem {
    if let editButton { return editButton }
    let item = UIBarButtonItem(title: "Edit")
    item.primaryAction = UIAction { [weak self] _ in
      if let self { setEditing(!isEditing, animated: true) }
    }
    show(isEditing, in: item)
    editButton = item
    return item
  }
  private func show(_ isEditing: Bool, in item: UIBarButtonItem) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }

  // MARK: Storyboards

  /// Nil: there are no storyboards.
  open var storyboard: UIStoryboard? { nil }
  /// Nil: there are no nibs.
  open var nibName: String? { nil }
  /// Nil: there are no nibs.
  open var nibBundle: Bundle? { nil }

  /// Called by the code that performs a segue; for subclasses.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Never called: touches do not begin segues.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Does nothing: there is no storyboard with segues, which lint reports.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    Run.noteUnmodeled(
      Remark("segue “\(identifier)”, as there are no storyboards"),
      Remark("make a UIStoryboardSegue in code, or present its destination"), actor: debugName,
      layer: viewIfLoaded?.layer)
  }

  /// Shows another controller: pushed by the nearest navigation controller, or else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = navigationController, parent === navigation || !(self is UINavigationController) {
      navigation.pushViewController(vc, animated: UIView.areAnimationsEnabled)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Presents another controller, as there is no split view to show details.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Turning the device

  /// Kept, without effect: the script of a figure turns the device.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Kept, without effect, as `supportedInterfaceOrientations` is.
  open var shouldAutorotate: Bool { true }
  /// Kept, without effect, as `supportedInterfaceOrientations` is.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: The status bar

  /// Whether the status bar is hidden while this controller decides about it, as with
  /// `preferredStatusBarStyle`.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that decides instead whether the bar is hidden; nil for this controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the status bar changes at once or fades during a transition; `slide` is a fade here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the controller decides about the status bar even if it is not presented full screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Kept, without effect: there is no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Without effect: the home indicator doesn't hide.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The status bar's style; asked when the controller comes on screen as the root, when a transition begins and ends,
  /// and after `setNeedsStatusBarAppearanceUpdate()`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The color of the window's status bar while this controller decides about it; nil for the style's.
  package var statusBarColor: UIColor?

  /// The child that decides instead about the style; nil for this controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  // MARK: Presentation

  /// How the controller is presented; `automatic` unless set, which here is full screen.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether gestures may not dismiss the presentation.
  open var isModalInPresentation = false
  /// Whether `currentContext` and `overCurrentContext` present over this controller.
  open var definesPresentationContext = false
  /// Whether presentations in this controller's context use its own `modalTransitionStyle`.
  open var providesPresentationContextTransitionStyle = false
  /// Kept, without effect, which lint reports: bars lie over the content.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { Run.noteUnmodeled(.edgesForExtendedLayout, if: edgesForExtendedLayout != .all) }
  }
  /// Kept, without effect: bars lie over the content.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether a scroll view that is this controller's content avoids the bars, as its behavior `automatic`
  /// does.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { safeAreaDidChange() } }
  }
  /// The buttons in the toolbar of the navigation controller while this controller is on top; nil for none.
  open var toolbarItems: [UIBarButtonItem]? { didSet { showToolbarItems(animated: false) } }
  /// Sets the buttons of the toolbar, which fade in if `animated`.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    if animated { showToolbarItems(animated: true) }
  }
  private func showToolbarItems(animated: Bool) {
    guard let stack = navigationController, stack.topViewController === self, stack.visible === self else {
      return
    }
    stack.toolbar.setItems(toolbarItems, animated: animated)
  }
  /// Kept, without effect, which lint reports: tab bars stay.
  open var hidesBottomBarWhenPushed = false {
    didSet { Run.noteUnmodeled(.hidesBottomBarWhenPushed, if: hidesBottomBarWhenPushed) }
  }
  /// A custom name; kept, without effect.
  open var restorationIdentifier: String?

  /// Presents a controller over this one and its ancestors, or over the one that defines the context.
  ///
  /// An animated presentation starts in the next turn. As in UIKit, a presentation is refused and logged
  /// during another one, for a controller that is shown already, and from a controller that is not on screen.
  ///
  /// - Parameter completion: called when the presentation has ended, even if it was canceled.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    begin(presenting: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Ends the presentation that this controller began, or else its own. Presentations on top of that end,
  /// too; only the topmost is animated.
  ///
  /// Without a presentation, and while one begins or ends, the call changes nothing and is logged.
  ///
  /// - Parameter completion: called when the dismissal has ended, even if it was canceled.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }
  /// The animation of the controller's presentation and dismissal, without an animator of a delegate.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The animation of the controller's presentation or push, and of its end, without an animator of a
  /// delegate; nil for the default one.
  open var preferredTransition: Transition?
  /// Supplies the animators and the presentation controller of this controller. Not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the controller's presentation has been requested, and is not over.
  open internal(set) var isBeingPresented = false
  /// Whether the controller's dismissal has been requested, and is not over.
  open internal(set) var isBeingDismissed = false
  /// The presentation in which this controller is presented.
  weak var presentation: UIPresentationController?
  /// The presentation that code accessed before it began.
  var expected: UIPresentationController?
  /// The argument of a `viewIsAppearing(_:)` that is still to be called; nil for none.
  var isAppearingSoon: Bool?
  /// The presentation in which this controller presents another.
  var shown: UIPresentationController?

  // MARK: Layout

  /// Additional insets of the view's safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaDidChange() } }
  }
  /// Called before a layout of the view if its safe area has changed since the last one; for subclasses.
  open func viewSafeAreaInsetsDidChange() {}
  /// The safe area of the view in its last layout.
  var lastSafeArea = UIEdgeInsets.zero
  /// Called before the view lays out its subviews; for subclasses.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews; for subclasses.
  open func viewDidLayoutSubviews() {}
  /// Called before a layout that updates the view's constraints; by default the view updates them.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // MARK: Containment

  /// Called before the controller becomes a child, or with nil before it ceases to be one; for subclasses.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has become a child, or with nil when it has ceased to be one; for subclasses.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called when the view comes on screen, after the children; for containers.
  func contentWillShow() {}
  /// Called when the view has come on screen, after the children; for containers.
  func contentDidShow() {}
  /// How far bars of this container reach into a window from its sides, in points.
  ///
  /// - Parameter child: the child under the bars.
  func barInsets(in window: UIWindow, over child: UIViewController) -> UIEdgeInsets { .zero }
  /// The state of the large title in the bar of the navigation controller.
  var largeTitle = LargeTitleState()
  /// The scroll view that was set for the bars; nil for the one that the view is or begins with.
  weak var chosenScrollView: UIScrollView?
  /// Sets the scroll view that the bars follow, in the place of the one that the view is or begins with.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if chosenScrollView?.contentOf === self { chosenScrollView?.contentOf = nil }
    chosenScrollView = scrollView
    scrollView?.contentOf = self
    scrollView?.setNeedsLayout()
  }
  /// The scroll view that the bar at an edge follows; nil for none.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    chosenScrollView ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }

  /// Updates constraints after a change of the safe area.
  func safeAreaDidChange() {
    guard let view = viewIfLoaded else { return }
    view.safeAreaMayHaveChanged()
    if view.autoLayout != nil { view.setNeedsConstraintLayout() }
  }

  /// The children to which this controller forwards appearance calls.
  var childrenOnScreen: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  // MARK: Children

  /// Makes a controller a child of this one. The caller adds its view and calls `didMove(toParent:)`.
  ///
  /// A controller that contains this one cannot become its child.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    guard !withAncestors.contains(where: { $0 === childController }) else {
      Run.note("addChild(_:)", actor: debugName, detail: Remark("a controller cannot contain itself"))
      return
    }
    childController.removeFromParent()
    childController.tellWillMove(to: self)
    childController.parent = self
    children.append(childController)
  }

  /// Removes the controller from its parent. The caller calls `willMove(toParent: nil)`.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    hasHeardOfLeaving = false
    log(.didMoveToParent, detail: "nil")
    didMove(toParent: nil)
  }

  /// Begins the appearance or disappearance of the view. A container calls it for its children.
  ///
  /// The direction may change before the end, as it does in a canceled transition. A call with the current
  /// direction has no effect.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false): return
    case (_, true):
      loadViewIfNeeded()
      appearance = .appearing(animated: animated)
      log(.viewWillAppear, detail: "\(animated)")
      viewWillAppear(animated)
      isAppearingSoon = animated
    case (_, false):
      appearance = .disappearing(animated: animated)
      isAppearingSoon = nil
      log(.viewWillDisappear, detail: "\(animated)")
      viewWillDisappear(animated)
    }
    forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    if isAppearing { contentWillShow() }
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      if let isAppearingSoon { viewIsAppearing(isAppearingSoon) }
      isAppearingSoon = nil
      log(.viewDidAppear, detail: "\(animated)")
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      log(.viewDidDisappear, detail: "\(animated)")
      viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    forwardAppearance { $0.endAppearanceTransition() }
    if isAppearing { contentDidShow() }
  }

  /// Animates from one child's view to another's, and calls both children.
  ///
  /// The new view is added on top of the old one, with its current frame; the old one is removed after the
  /// animations. The caller calls `willMove`, `didMove` and the like. If the controllers are not both
  /// children of this one, the call changes nothing and is logged.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - options: with a transition such as `.transitionCrossDissolve`, the container's look dissolves.
  ///   - completion: called with whether the animations ran to their ends.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (from, to) = (fromViewController, toViewController)
    guard from.parent === self, to.parent === self, from !== to, let new = to.view,
      let container = from.view?.superview
    else {
      return Run.note(
        "transition(from:to:duration:options:animations:completion:)", actor: debugName,
        detail: Remark(
          "refused: \(from.debugName) and \(to.debugName) have to be two children, the first one shown"))
    }
    let change = ContentChange(from: from, to: to, container: container)
    change.begin(animated: duration > 0)
    let ended = { (finished: Bool) in
      change.complete()
      completion?(finished)
    }
    if options.transition == 0 {
      container.addSubview(new)
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: ended)
    } else {
      UIView.transition(
        with: container, duration: duration, options: options,
        animations: {
          container.addSubview(new)
          animations?()
        }, completion: ended)
    }
  }

  // MARK: Containers

  /// The nearest tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? {
    withAncestors.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }

  /// The nearest split view controller that contains this controller.
  open var splitViewController: UISplitViewController? {
    withAncestors.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }

  // MARK: Presentations

  /// The controller presented by this controller or by an ancestor.
  open var presentedViewController: UIViewController? {
    withAncestors.lazy.compactMap(\.shown?.presentedViewController).first
  }

  /// The controller that presents this controller or an ancestor.
  open var presentingViewController: UIViewController? {
    withAncestors.lazy.compactMap(\.presentation?.presenting).first
  }

  /// The presentation of this controller or an ancestor. Before one begins, the property makes the
  /// presentation that the controller's style asks for.
  ///
  /// Source: Apple's documentation of the property.
  open var presentationController: UIPresentationController? {
    if let presentation = withAncestors.lazy.compactMap(\.presentation).first { return presentation }
    if let expected, expected.madeFor == modalPresentationStyle { return expected }
    guard parent == nil, modalPresentationStyle != .none else { return nil }
    let made = makePresentation(by: nil, source: self)
    expected = made
    return made
  }

  /// The sheet's own presentation, for a controller whose style is a sheet or `automatic`, which becomes a
  /// sheet. Nil for any other controller.
  open var sheetPresentationController: UISheetPresentationController? {
    if presentation == nil, modalPresentationStyle == .automatic, parent == nil {
      modalPresentationStyle = .pageSheet
    }
    return presentationController as? UISheetPresentationController
  }

  /// The popover's own presentation; nil for a controller with another style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The current transition of this controller or an ancestor; nil if there is none.
  ///
  /// A navigation controller has a coordinator as soon as its stack has changed with an animation, before the
  /// transition starts.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.ownTransitionCoordinator).first
  }

  // MARK: Bars

  /// Updates the style and the visibility of the window's status bar.
  ///
  /// The root controller decides, or the one presented full screen on top, or the controller that it returns
  /// as `childForStatusBarStyle`. The result is in the log, and the window's status bar takes its color.
  open func setNeedsStatusBarAppearanceUpdate() {
    Run.current?.log(.call, actor: debugName, name: "setNeedsStatusBarAppearanceUpdate()")
    viewIfLoaded?.window?.updateStatusBar()
  }

  /// The part that bars cover at the top of the view.
  open var topLayoutGuide: any UILayoutSupport { coveredEnd(.top) }
  /// The part that bars cover at the bottom of the view.
  open var bottomLayoutGuide: any UILayoutSupport { coveredEnd(.bottom) }

  // MARK: Navigation

  /// The nearest navigation controller that contains this controller.
  open var navigationController: UINavigationController? {
    withAncestors.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// The style of the controller's view, whatever the reader's; `unspecified` unless set. Setting it loads the
  /// view.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewIfLoaded?.overrideUserInterfaceStyle ?? .unspecified }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  // MARK: Edges and unwinding

  /// Called after the margins of the view have changed; for subclasses.
  open func viewLayoutMarginsDidChange() {}
  /// Kept, without effect: there is no home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Never asked: the system has no gestures at the edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Never asked: the system has no gestures at the edges.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Without effect: the system has no gestures at the edges.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Never asked: a keyboard leaves when its responder resigns.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Never asked: there are no storyboards with unwinding segues.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }
  /// Never called: there are no storyboards with unwinding segues.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
}

extension UIViewController: ViewOwner {
  package func willLayoutSubviews(of view: UIView) {
    tellIsAppearing()
    reportSafeArea(of: view)
    viewWillLayoutSubviews()
  }
  package func didLayoutSubviews(of view: UIView) { viewDidLayoutSubviews() }
  package func view(_ view: UIView, willMoveTo window: UIWindow?) { beginImpliedAppearance(in: window) }
  package func viewDidMoveToWindow(_ view: UIView) {
    // A view that waits for layout is called in the layout, with its size.
    if !view.layer.needsLayout() { tellIsAppearing() }
    endImpliedAppearance()
  }

  package func updateConstraints(of view: UIView) { updateViewConstraints() }

  private func tellIsAppearing() {
    guard let animated = isAppearingSoon, viewIfLoaded?.window != nil else { return }
    isAppearingSoon = nil
    viewIsAppearing(animated)
  }
}

extension UIViewController {
  /// The controller's name in the log: its `logName`, its title, or its class.
  package var debugName: String {
    if let logName { return logName }
    if let title, !title.isEmpty { return title }
    return "\(type(of: self))"
  }

  /// Logs a call that the framework makes to this controller.
  func log(_ call: Timeline.Event.Call, detail: String = "") {
    Run.current?.log(.callback, actor: debugName, call: call, detail: detail, layer: viewIfLoaded?.layer)
  }
}
