/// Owns a view and what it shows, and tells of its coming and going.
///
/// This body holds state and what subclasses override; the rest is in extensions by aspect.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoadingView = false

  /// What the screen is called, in bars and in the log. Setting it gives both bar items this title.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }

  /// For logs; otherwise the title or the class's name stands there.
  package var logName: String?

  /// The style that replaces `custom` if the transitioning delegate has no presentation controller; nil for a plain
  /// `UIPresentationController`, as in UIKit.
  package var styleWithoutPresentationController: UIModalPresentationStyle?

  /// What a tab bar shows for this controller. Setting nil makes a new one with the controller's title, so it
  /// is never nil.
  open var tabBarItem: UITabBarItem! = UITabBarItem() {
    didSet {
      if tabBarItem == nil { tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil) }
      (parent as? UITabBarController)?.showItems()
    }
  }
  /// What a navigation bar shows for this controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The controller that contains this one; nil for none.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that this one contains, in the order of adding.
  open internal(set) var children: [UIViewController] = []
  var appearance = Appearance.disappeared
  var isAppearanceImplied = false
  /// Whether a navigation controller has said that it is about to go, and nothing else since.
  var hasHeardOfLeaving = false
  /// Whether the controller is coming because a navigation controller makes it its child.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is going because a navigation controller parts from it.
  open internal(set) var isMovingFromParent = false
  /// The transition that it takes part in, from the request to the end.
  weak var currentTransition: ViewTransition?
  /// Of the transition that it takes part in; a navigation controller's own comes before that.
  var ownTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransition.map(TransitionCoordinator.init)
  }

  /// A controller that makes its view when it is asked for it. There are no nibs and no storyboards.
  public override init() { super.init() }

  /// As `init()`: there are no nibs, which lint says where one is named.
  public convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init()
    if let nibNameOrNil { Run.noteUnmodeled("nib “\(nibNameOrNil)”", "make its view in `loadView`") }
  }

  /// The superview of the controller's view, or else its parent.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: The view

  /// The view; loaded when it is first asked for.
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

  /// The view, if it was made already.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made already.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view now, unless it was made already, and calls `viewDidLoad()`.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    guard !isLoadingView else {
      // `loadView` asks for the view that it is about to make.
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

  /// Makes `view`; by default a plain one of the screen's size. Not to be called.
  open func loadView() { view = UIViewController.plainView() }

  /// Called when the view has been made, before anybody gets it; for subclasses.
  open func viewDidLoad() {}

  private static func plainView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  // MARK: Appearance

  /// Called before the view comes on screen, or is shown again after a cancelled transition; for subclasses.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once after `viewWillAppear(_:)`, when the view is in the window and has its size; for subclasses.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on screen, and its transition over; for subclasses.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen, or a cancelled transition takes it away again; for subclasses.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is off screen, and its transition over; for subclasses.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children in the view's tree hear of this controller's appearance by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Hands a call on to the children on screen; a container that says itself who hears of it overrides this.
  func forwardAppearance(_ call: (UIViewController) -> Void) {
    if shouldAutomaticallyForwardAppearanceMethods { childrenOnScreen.forEach(call) }
  }

  /// Never called: memory does not get short.
  open func didReceiveMemoryWarning() {}

  // MARK: Content

  /// The size that the content would like to have, in points. Whoever contains or presents the controller hears of changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      let container: (any UIContentContainer)? = parent ?? presentation
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called when a child would like to have another size; for containers.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called: only controllers say what size they would like to have.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// How large a child will be if this controller's view has a size; as large, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the view gets another size, as when the device is turned; tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Never called: the traits stay those of a phone.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: the traits stay what they are.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Those of an upright phone, without a style.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// Whether the controller's content is being changed by its user; kept for subclasses.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Begins or ends changing the content; for subclasses to show.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

  // MARK: Storyboards

  /// Nil: there are no storyboards.
  open var storyboard: UIStoryboard? { nil }
  /// Nil: there are no nibs.
  open var nibName: String? { nil }
  /// Nil: there are no nibs.
  open var nibBundle: Bundle? { nil }

  /// Called by whoever performs a segue, which here is code alone; for subclasses.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Never called: there are no segues that a touch begins.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Does nothing: there is no storyboard with segues, which lint says.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    Run.noteUnmodeled(
      "segue “\(identifier)”, as there are no storyboards",
      "make a UIStoryboardSegue in code, or present its destination", actor: debugName,
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

  /// Presents another controller: without a split view there is no other place for details.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Turning the device

  /// Kept, without effect: a figure's device turns when its script says so.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Kept, without effect, as `supportedInterfaceOrientations` is.
  open var shouldAutorotate: Bool { true }
  /// Kept, without effect, as `supportedInterfaceOrientations` is.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: The status bar

  /// Whether the status bar is hidden while this controller decides on it; asked as `preferredStatusBarStyle` is.
  open var prefersStatusBarHidden: Bool { false }
  /// A child that is asked instead whether the bar is hidden; nil for this controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Kept, without effect: the status bar comes and goes at once.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the controller decides on the status bar even where it is not presented full screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Kept, without effect: there is no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Asked when the controller comes on screen as the root, and after `setNeedsStatusBarAppearanceUpdate()`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// A child that is asked instead; nil for this controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  // MARK: Presentation

  /// How the controller is presented; `automatic` unless set, which here is full screen.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether a finger may not end the presentation.
  open var isModalInPresentation = false
  /// Whether this controller is the one over which `currentContext` and `overCurrentContext` present.
  open var definesPresentationContext = false
  /// Whether those that it presents in its context come and go as its own `modalTransitionStyle` says.
  open var providesPresentationContextTransitionStyle = false
  /// Kept, without effect, which lint says: bars lie over the content.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { Run.noteUnmodeled(.edgesForExtendedLayout, if: edgesForExtendedLayout != .all) }
  }
  /// Kept, without effect: bars lie over the content.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether a scroll view that is this controller's content keeps clear of bars, as its behavior `automatic` says.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { safeAreaDidChange() } }
  }
  /// Kept, without effect, which lint says: tab bars stay.
  open var hidesBottomBarWhenPushed = false {
    didSet { Run.noteUnmodeled(.hidesBottomBarWhenPushed, if: hidesBottomBarWhenPushed) }
  }
  /// A name of one's own; kept, without effect.
  open var restorationIdentifier: String?

  /// Shows a controller over this one, and over all that contain it, or over the one that defines the context.
  ///
  /// An animated presentation starts in the next turn. One that is not possible is refused, and noted, as
  /// UIKit does: a second one at a time, of a controller that is shown already, or from one that is not on
  /// screen.
  ///
  /// - Parameter completion: called when the presentation has ended, even if it was cancelled.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    begin(presenting: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Ends the presentation that this controller began, or else the one in which it is presented. Whoever is
  /// presented on top of that goes, too; only the topmost is animated.
  ///
  /// Without a presentation nothing happens, and it is noted; so is a call while one begins or ends.
  ///
  /// - Parameter completion: called when the dismissal has ended, even if it was cancelled.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }
  /// The animation with which the controller is presented and dismissed, where no delegate has another.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The animation with which the controller is presented or pushed, and goes again, where no delegate has another; nil for the
  /// standard one.
  open var preferredTransition: Transition?
  /// Says who animates, drives and arranges this controller's presentation. Not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether its presentation has been asked for, and is not over.
  open internal(set) var isBeingPresented = false
  /// Whether its dismissal has been asked for, and is not over.
  open internal(set) var isBeingDismissed = false
  /// The presentation in which this controller is presented.
  weak var presentation: UIPresentationController?
  /// The presentation that somebody has asked for before it began.
  var expected: UIPresentationController?
  /// Whether `viewIsAppearing(_:)` is still to be called, and with what.
  var isAppearingSoon: Bool?
  /// The presentation in which this controller presents another.
  var shown: UIPresentationController?

  // MARK: Layout

  /// What the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaDidChange() } }
  }
  /// Called before the view lays out its subviews; for subclasses.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews; for subclasses.
  open func viewDidLayoutSubviews() {}
  /// Called before a layout when the view's constraints are to be updated; by default the view does it itself.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // MARK: Containment

  /// Called before the controller becomes a child, or with nil before it ceases to be one; for subclasses.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has become a child, or with nil when it has ceased to be one; for subclasses.
  open func didMove(toParent parent: UIViewController?) {}

  /// The view comes on screen, and the children have heard of it; for containers.
  func contentWillShow() {}
  /// The view has come on screen, and the children have heard of it; for containers.
  func contentDidShow() {}
  /// How far bars of this container reach into a window from its sides, in points.
  func barInsets(in window: UIWindow) -> UIEdgeInsets { .zero }

  /// Has constraints heed another safe area.
  func safeAreaDidChange() {
    guard let view = viewIfLoaded else { return }
    view.safeAreaMayHaveChanged()
    if view.autoLayout != nil { view.setNeedsConstraintLayout() }
  }

  /// The children that hear of this controller's appearance.
  var childrenOnScreen: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}

extension UIViewController: ViewOwner {
  package func willLayoutSubviews(of view: UIView) {
    tellIsAppearing()
    viewWillLayoutSubviews()
  }
  package func didLayoutSubviews(of view: UIView) { viewDidLayoutSubviews() }
  package func view(_ view: UIView, willMoveTo window: UIWindow?) { beginImpliedAppearance(in: window) }
  package func viewDidMoveToWindow(_ view: UIView) {
    // What waits for layout hears of it there, with its size.
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
  /// How the log calls the controller: by its own name for it, its title, or its class.
  package var debugName: String {
    if let logName { return logName }
    if let title, !title.isEmpty { return title }
    return "\(type(of: self))"
  }

  /// Adds a call to the current run's log that the framework makes to this controller.
  func log(_ call: Timeline.Event.Call, detail: String = "") {
    Run.current?.log(.callback, actor: debugName, call: call, detail: detail, layer: viewIfLoaded?.layer)
  }
}
