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

  /// A controller that makes its view when it is asked for it. There are no nibs and no storyboards.
  public override init() { super.init() }

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
  /// Called when the view is on screen, and its transition over; for subclasses.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen, or a cancelled transition takes it away again; for subclasses.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is off screen, and its transition over; for subclasses.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children in the view's tree hear of this controller's appearance by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Never called: memory does not get short.
  open func didReceiveMemoryWarning() {}

  /// The size that the content would like to have, in points. Kept for code that asks for it, as a presentation controller may,
  /// which hears of changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  // MARK: The status bar

  /// Asked when the controller comes on screen as the root, and after `setNeedsStatusBarAppearanceUpdate()`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// A child that is asked instead; nil for this controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  // MARK: Presentation

  /// Before iOS 13 the default is `.fullScreen`, and so it is here: there are no sheets.
  open var modalPresentationStyle = UIModalPresentationStyle.fullScreen
  /// The animation with which the controller is presented and dismissed, where no delegate has another.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Says who animates, drives and arranges this controller's presentation. Not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether its presentation has been asked for, and is not over.
  open internal(set) var isBeingPresented = false
  /// Whether its dismissal has been asked for, and is not over.
  open internal(set) var isBeingDismissed = false
  /// The presentation in which this controller is presented.
  weak var presentation: UIPresentationController?
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
    guard let view = viewIfLoaded, view.autoLayout != nil else { return }
    view.setNeedsConstraintLayout()
  }

  /// Who hears of this controller's appearance.
  var childrenOnScreen: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}

extension UIViewController: ViewOwner {
  package func willLayoutSubviews(of view: UIView) { viewWillLayoutSubviews() }
  package func didLayoutSubviews(of view: UIView) { viewDidLayoutSubviews() }
  package func view(_ view: UIView, willMoveTo window: UIWindow?) { beginImpliedAppearance(in: window) }
  package func viewDidMoveToWindow(_ view: UIView) { endImpliedAppearance() }
  package func updateConstraints(of view: UIView) { updateViewConstraints() }
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
