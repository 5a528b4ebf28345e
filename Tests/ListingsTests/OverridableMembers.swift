/// The members of the module's classes that subclasses of public code override, as Apple declares them.
///
/// `var` is a property with a setter, `get` one without. Members of superclasses aren't repeated.
struct OverridableMembers {
  let type: String
  /// The class's own initializer, for classes that can't be subclassed without one.
  let declarations: [String]

  init(_ type: String, _ text: String) {
    self.type = type
    declarations = text.split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init)
  }

  static let all = [
    OverridableMembers(
      "UIResponder",
      """
      get next: UIResponder?
      get canBecomeFirstResponder: Bool
      get canResignFirstResponder: Bool
      get isFirstResponder: Bool
      func becomeFirstResponder() -> Bool
      func resignFirstResponder() -> Bool
      func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
      func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
      func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
      func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
      func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
      func target(forAction action: Selector, withSender sender: Any?) -> Any?
      get inputView: UIView?
      get inputAccessoryView: UIView?
      func reloadInputViews()
      """),
    OverridableMembers(
      "UIView",
      """
      get layer: CALayer
      class get layerClass: AnyClass
      class get requiresConstraintBasedLayout: Bool
      get superview: UIView?
      get subviews: [UIView]
      get window: UIWindow?
      var tag: Int
      var isUserInteractionEnabled: Bool
      var isMultipleTouchEnabled: Bool
      var isExclusiveTouch: Bool
      var frame: CGRect
      var bounds: CGRect
      var center: CGPoint
      var transform: CGAffineTransform
      var transform3D: CATransform3D
      var alpha: CGFloat
      var isHidden: Bool
      var isOpaque: Bool
      var clipsToBounds: Bool
      var backgroundColor: UIColor?
      var tintColor: UIColor!
      var tintAdjustmentMode: UIView.TintAdjustmentMode
      var mask: UIView?
      var contentMode: UIView.ContentMode
      var contentScaleFactor: CGFloat
      var autoresizingMask: UIView.AutoresizingMask
      var autoresizesSubviews: Bool
      var layoutMargins: UIEdgeInsets
      var directionalLayoutMargins: NSDirectionalEdgeInsets
      var preservesSuperviewLayoutMargins: Bool
      var insetsLayoutMarginsFromSafeArea: Bool
      var translatesAutoresizingMaskIntoConstraints: Bool
      var semanticContentAttribute: UISemanticContentAttribute
      var overrideUserInterfaceStyle: UIUserInterfaceStyle
      var gestureRecognizers: [UIGestureRecognizer]?
      var accessibilityIdentifier: String?
      var accessibilityLabel: String?
      var accessibilityHint: String?
      var accessibilityValue: String?
      var accessibilityTraits: UIAccessibilityTraits
      var isAccessibilityElement: Bool
      get intrinsicContentSize: CGSize
      get alignmentRectInsets: UIEdgeInsets
      func alignmentRect(forFrame frame: CGRect) -> CGRect
      func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect
      get forFirstBaselineLayout: UIView
      get forLastBaselineLayout: UIView
      get safeAreaInsets: UIEdgeInsets
      get traitCollection: UITraitCollection
      get effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection
      get canBecomeFocused: Bool
      get collisionBoundsType: UIDynamicItemCollisionBoundsType
      get collisionBoundingPath: UIBezierPath
      get constraints: [NSLayoutConstraint]
      get layoutMarginsGuide: UILayoutGuide
      get safeAreaLayoutGuide: UILayoutGuide
      get readableContentGuide: UILayoutGuide
      get leadingAnchor: NSLayoutXAxisAnchor
      get trailingAnchor: NSLayoutXAxisAnchor
      get leftAnchor: NSLayoutXAxisAnchor
      get rightAnchor: NSLayoutXAxisAnchor
      get topAnchor: NSLayoutYAxisAnchor
      get bottomAnchor: NSLayoutYAxisAnchor
      get centerXAnchor: NSLayoutXAxisAnchor
      get centerYAnchor: NSLayoutYAxisAnchor
      get widthAnchor: NSLayoutDimension
      get heightAnchor: NSLayoutDimension
      get firstBaselineAnchor: NSLayoutYAxisAnchor
      get lastBaselineAnchor: NSLayoutYAxisAnchor
      func addSubview(_ view: UIView)
      func insertSubview(_ view: UIView, at index: Int)
      func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
      func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)
      func exchangeSubview(at index1: Int, withSubviewAt index2: Int)
      func bringSubviewToFront(_ view: UIView)
      func sendSubviewToBack(_ view: UIView)
      func removeFromSuperview()
      func isDescendant(of view: UIView) -> Bool
      func viewWithTag(_ tag: Int) -> UIView?
      func didAddSubview(_ subview: UIView)
      func willRemoveSubview(_ subview: UIView)
      func willMove(toSuperview newSuperview: UIView?)
      func didMoveToSuperview()
      func willMove(toWindow newWindow: UIWindow?)
      func didMoveToWindow()
      func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
      func point(inside point: CGPoint, with event: UIEvent?) -> Bool
      func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
      func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
      func convert(_ rect: CGRect, to view: UIView?) -> CGRect
      func convert(_ rect: CGRect, from view: UIView?) -> CGRect
      func setNeedsLayout()
      func layoutIfNeeded()
      func layoutSubviews()
      func sizeToFit()
      func sizeThatFits(_ size: CGSize) -> CGSize
      func layoutMarginsDidChange()
      func safeAreaInsetsDidChange()
      func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
      func tintColorDidChange()
      func draw(_ rect: CGRect)
      func setNeedsDisplay()
      func setNeedsDisplay(_ rect: CGRect)
      func draw(_ layer: CALayer, in ctx: CGContext)
      func layoutSublayers(of layer: CALayer)
      func action(for layer: CALayer, forKey event: String) -> CAAction?
      func display(_ layer: CALayer)
      func layerWillDraw(_ layer: CALayer)
      func addConstraint(_ constraint: NSLayoutConstraint)
      func addConstraints(_ constraints: [NSLayoutConstraint])
      func removeConstraint(_ constraint: NSLayoutConstraint)
      func removeConstraints(_ constraints: [NSLayoutConstraint])
      func updateConstraints()
      func setNeedsUpdateConstraints()
      func needsUpdateConstraints() -> Bool
      func updateConstraintsIfNeeded()
      func invalidateIntrinsicContentSize()
      func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
      func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
      func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
      func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
      func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
      func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize
      func addLayoutGuide(_ layoutGuide: UILayoutGuide)
      func removeLayoutGuide(_ layoutGuide: UILayoutGuide)
      func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
      func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?
      func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView?
      func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
      func endEditing(_ force: Bool) -> Bool
      func addMotionEffect(_ effect: UIMotionEffect)
      func awakeFromNib()
      func prepareForInterfaceBuilder()
      func value(forKey key: String) -> Any?
      func setValue(_ value: Any?, forKey key: String)
      func responds(to aSelector: Selector!) -> Bool
      get description: String
      get hash: Int
      func isEqual(_ object: Any?) -> Bool
      """),
    OverridableMembers(
      "UIViewController",
      """
      var view: UIView!
      get viewIfLoaded: UIView?
      get isViewLoaded: Bool
      var title: String?
      get parent: UIViewController?
      get children: [UIViewController]
      get navigationController: UINavigationController?
      get tabBarController: UITabBarController?
      get splitViewController: UISplitViewController?
      get navigationItem: UINavigationItem
      var tabBarItem: UITabBarItem!
      var toolbarItems: [UIBarButtonItem]?
      get presentedViewController: UIViewController?
      get presentingViewController: UIViewController?
      get presentationController: UIPresentationController?
      get popoverPresentationController: UIPopoverPresentationController?
      get sheetPresentationController: UISheetPresentationController?
      get transitionCoordinator: UIViewControllerTransitionCoordinator?
      var transitioningDelegate: UIViewControllerTransitioningDelegate?
      var modalPresentationStyle: UIModalPresentationStyle
      var modalTransitionStyle: UIModalTransitionStyle
      var modalPresentationCapturesStatusBarAppearance: Bool
      var isModalInPresentation: Bool
      var definesPresentationContext: Bool
      var providesPresentationContextTransitionStyle: Bool
      var preferredContentSize: CGSize
      var additionalSafeAreaInsets: UIEdgeInsets
      var edgesForExtendedLayout: UIRectEdge
      var extendedLayoutIncludesOpaqueBars: Bool
      var automaticallyAdjustsScrollViewInsets: Bool
      var hidesBottomBarWhenPushed: Bool
      var overrideUserInterfaceStyle: UIUserInterfaceStyle
      var isEditing: Bool
      get isBeingPresented: Bool
      get isBeingDismissed: Bool
      get isMovingToParent: Bool
      get isMovingFromParent: Bool
      get disablesAutomaticKeyboardDismissal: Bool
      get shouldAutomaticallyForwardAppearanceMethods: Bool
      get shouldAutorotate: Bool
      get supportedInterfaceOrientations: UIInterfaceOrientationMask
      get preferredInterfaceOrientationForPresentation: UIInterfaceOrientation
      get prefersStatusBarHidden: Bool
      get preferredStatusBarStyle: UIStatusBarStyle
      get preferredStatusBarUpdateAnimation: UIStatusBarAnimation
      get childForStatusBarHidden: UIViewController?
      get childForStatusBarStyle: UIViewController?
      get childForHomeIndicatorAutoHidden: UIViewController?
      get childForScreenEdgesDeferringSystemGestures: UIViewController?
      get prefersHomeIndicatorAutoHidden: Bool
      get preferredScreenEdgesDeferringSystemGestures: UIRectEdge
      get traitCollection: UITraitCollection
      get storyboard: UIStoryboard?
      get nibName: String?
      get topLayoutGuide: UILayoutSupport
      get bottomLayoutGuide: UILayoutSupport
      func loadView()
      func loadViewIfNeeded()
      func viewDidLoad()
      func viewWillAppear(_ animated: Bool)
      func viewIsAppearing(_ animated: Bool)
      func viewDidAppear(_ animated: Bool)
      func viewWillDisappear(_ animated: Bool)
      func viewDidDisappear(_ animated: Bool)
      func viewWillLayoutSubviews()
      func viewDidLayoutSubviews()
      func viewLayoutMarginsDidChange()
      func viewSafeAreaInsetsDidChange()
      func updateViewConstraints()
      func didReceiveMemoryWarning()
      func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
      func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
      func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
      func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
      func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer)
      func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
      func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
      func dismiss(animated flag: Bool, completion: (() -> Void)?)
      func show(_ vc: UIViewController, sender: Any?)
      func showDetailViewController(_ vc: UIViewController, sender: Any?)
      func addChild(_ childController: UIViewController)
      func removeFromParent()
      func willMove(toParent parent: UIViewController?)
      func didMove(toParent parent: UIViewController?)
      func transition(from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?)
      func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
      func endAppearanceTransition()
      func setEditing(_ editing: Bool, animated: Bool)
      func setNeedsStatusBarAppearanceUpdate()
      func setNeedsUpdateOfHomeIndicatorAutoHidden()
      func setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool)
      func prepare(for segue: UIStoryboardSegue, sender: Any?)
      func performSegue(withIdentifier identifier: String, sender: Any?)
      func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool
      func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool
      func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController)
      """),
    OverridableMembers(
      "UINavigationController",
      """
      get navigationBar: UINavigationBar
      get toolbar: UIToolbar!
      var viewControllers: [UIViewController]
      get topViewController: UIViewController?
      get visibleViewController: UIViewController?
      var delegate: UINavigationControllerDelegate?
      get interactivePopGestureRecognizer: UIGestureRecognizer?
      var isNavigationBarHidden: Bool
      var isToolbarHidden: Bool
      var hidesBarsOnSwipe: Bool
      func pushViewController(_ viewController: UIViewController, animated: Bool)
      func popViewController(animated: Bool) -> UIViewController?
      func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
      func popToRootViewController(animated: Bool) -> [UIViewController]?
      func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
      func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
      func setToolbarHidden(_ hidden: Bool, animated: Bool)
      """),
    OverridableMembers(
      "UITabBarController",
      """
      get tabBar: UITabBar
      var viewControllers: [UIViewController]?
      var selectedIndex: Int
      var selectedViewController: UIViewController?
      var delegate: UITabBarControllerDelegate?
      func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
      """),
    OverridableMembers(
      "UIPageViewController",
      """
      var delegate: UIPageViewControllerDelegate?
      var dataSource: UIPageViewControllerDataSource?
      get viewControllers: [UIViewController]?
      get gestureRecognizers: [UIGestureRecognizer]
      func setViewControllers(_ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?)
      """),
    OverridableMembers(
      "UISplitViewController",
      """
      var viewControllers: [UIViewController]
      var delegate: UISplitViewControllerDelegate?
      """),
    OverridableMembers(
      "UIPresentationController",
      """
      get presentingViewController: UIViewController
      get presentedViewController: UIViewController
      get presentationStyle: UIModalPresentationStyle
      get containerView: UIView?
      get presentedView: UIView?
      get frameOfPresentedViewInContainerView: CGRect
      get shouldPresentInFullscreen: Bool
      get shouldRemovePresentersView: Bool
      get adaptivePresentationStyle: UIModalPresentationStyle
      var delegate: UIAdaptivePresentationControllerDelegate?
      func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle
      func containerViewWillLayoutSubviews()
      func containerViewDidLayoutSubviews()
      func presentationTransitionWillBegin()
      func presentationTransitionDidEnd(_ completed: Bool)
      func dismissalTransitionWillBegin()
      func dismissalTransitionDidEnd(_ completed: Bool)
      func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
      func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
      func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
      func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
      func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer)
      func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
      """),
    OverridableMembers(
      "UIPercentDrivenInteractiveTransition",
      """
      get duration: CGFloat
      get percentComplete: CGFloat
      var completionSpeed: CGFloat
      var completionCurve: UIView.AnimationCurve
      var timingCurve: UITimingCurveProvider?
      var wantsInteractiveStart: Bool
      func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
      func update(_ percentComplete: CGFloat)
      func cancel()
      func finish()
      func pause()
      """),
    OverridableMembers(
      "UIStoryboardSegue",
      """
      get identifier: String?
      get source: UIViewController
      get destination: UIViewController
      func perform()
      """),
    OverridableMembers(
      "UIGestureRecognizer",
      """
      var state: UIGestureRecognizer.State
      var isEnabled: Bool
      get view: UIView?
      var delegate: UIGestureRecognizerDelegate?
      var cancelsTouchesInView: Bool
      var delaysTouchesBegan: Bool
      var name: String?
      get numberOfTouches: Int
      func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
      func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
      func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
      func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
      func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>)
      func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent)
      func reset()
      func ignore(_ touch: UITouch, for event: UIEvent)
      func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool
      func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool
      func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool
      func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool
      func shouldReceive(_ event: UIEvent) -> Bool
      func location(in view: UIView?) -> CGPoint
      func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint
      func require(toFail otherGestureRecognizer: UIGestureRecognizer)
      func addTarget(_ target: Any, action: Selector)
      func removeTarget(_ target: Any?, action: Selector?)
      """),
    OverridableMembers(
      "UIPanGestureRecognizer",
      """
      var minimumNumberOfTouches: Int
      var maximumNumberOfTouches: Int
      func translation(in view: UIView?) -> CGPoint
      func setTranslation(_ translation: CGPoint, in view: UIView?)
      func velocity(in view: UIView?) -> CGPoint
      """),
    OverridableMembers("UIScreenEdgePanGestureRecognizer", "var edges: UIRectEdge"),
    OverridableMembers(
      "UITapGestureRecognizer",
      """
      var numberOfTapsRequired: Int
      var numberOfTouchesRequired: Int
      """),
    OverridableMembers(
      "UIPinchGestureRecognizer",
      """
      var scale: CGFloat
      get velocity: CGFloat
      """),
    OverridableMembers(
      "UILongPressGestureRecognizer",
      """
      var minimumPressDuration: TimeInterval
      var allowableMovement: CGFloat
      """),
    OverridableMembers(
      "UIControl",
      """
      var isEnabled: Bool
      var isSelected: Bool
      var isHighlighted: Bool
      get state: UIControl.State
      get isTracking: Bool
      get isTouchInside: Bool
      func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
      func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
      func endTracking(_ touch: UITouch?, with event: UIEvent?)
      func cancelTracking(with event: UIEvent?)
      func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
      func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)
      func sendActions(for controlEvents: UIControl.Event)
      """),
    OverridableMembers(
      "UIButton",
      """
      get buttonType: UIButton.ButtonType
      get titleLabel: UILabel?
      get imageView: UIImageView?
      get currentTitle: String?
      get currentImage: UIImage?
      var contentEdgeInsets: UIEdgeInsets
      var titleEdgeInsets: UIEdgeInsets
      var imageEdgeInsets: UIEdgeInsets
      var configuration: UIButton.Configuration?
      func setTitle(_ title: String?, for state: UIControl.State)
      func setTitleColor(_ color: UIColor?, for state: UIControl.State)
      func setImage(_ image: UIImage?, for state: UIControl.State)
      func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
      func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
      func title(for state: UIControl.State) -> String?
      """),
    OverridableMembers(
      "UILabel",
      """
      var text: String?
      var attributedText: NSAttributedString?
      var font: UIFont!
      var textColor: UIColor!
      var textAlignment: NSTextAlignment
      var lineBreakMode: NSLineBreakMode
      var numberOfLines: Int
      var isEnabled: Bool
      var isHighlighted: Bool
      var highlightedTextColor: UIColor?
      var shadowColor: UIColor?
      var preferredMaxLayoutWidth: CGFloat
      """),
    OverridableMembers(
      "UIImageView",
      """
      var image: UIImage?
      var highlightedImage: UIImage?
      var isHighlighted: Bool
      var animationImages: [UIImage]?
      get isAnimating: Bool
      func startAnimating()
      func stopAnimating()
      """),
    OverridableMembers(
      "UITextField",
      """
      var text: String?
      var placeholder: String?
      var font: UIFont?
      var textColor: UIColor?
      var textAlignment: NSTextAlignment
      var borderStyle: UITextField.BorderStyle
      var delegate: UITextFieldDelegate?
      var isSecureTextEntry: Bool
      var leftView: UIView?
      var rightView: UIView?
      var clearButtonMode: UITextField.ViewMode
      get isEditing: Bool
      func textRect(forBounds bounds: CGRect) -> CGRect
      func editingRect(forBounds bounds: CGRect) -> CGRect
      func placeholderRect(forBounds bounds: CGRect) -> CGRect
      """),
    OverridableMembers(
      "UITextView",
      """
      var text: String!
      var attributedText: NSAttributedString!
      var font: UIFont?
      var textColor: UIColor?
      var textAlignment: NSTextAlignment
      var textContainerInset: UIEdgeInsets
      var isEditable: Bool
      var isSelectable: Bool
      """),
    OverridableMembers(
      "UIScrollView",
      """
      var contentOffset: CGPoint
      var contentSize: CGSize
      var contentInset: UIEdgeInsets
      get adjustedContentInset: UIEdgeInsets
      var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior
      var delegate: UIScrollViewDelegate?
      var isScrollEnabled: Bool
      var isPagingEnabled: Bool
      var bounces: Bool
      var alwaysBounceVertical: Bool
      var alwaysBounceHorizontal: Bool
      var scrollIndicatorInsets: UIEdgeInsets
      var showsVerticalScrollIndicator: Bool
      var decelerationRate: UIScrollView.DecelerationRate
      get isTracking: Bool
      get isDragging: Bool
      get isDecelerating: Bool
      get isZooming: Bool
      var zoomScale: CGFloat
      var minimumZoomScale: CGFloat
      var maximumZoomScale: CGFloat
      get panGestureRecognizer: UIPanGestureRecognizer
      get pinchGestureRecognizer: UIPinchGestureRecognizer?
      var delaysContentTouches: Bool
      var canCancelContentTouches: Bool
      var refreshControl: UIRefreshControl?
      get contentLayoutGuide: UILayoutGuide
      get frameLayoutGuide: UILayoutGuide
      func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
      func scrollRectToVisible(_ rect: CGRect, animated: Bool)
      func setZoomScale(_ scale: CGFloat, animated: Bool)
      func zoom(to rect: CGRect, animated: Bool)
      func flashScrollIndicators()
      func adjustedContentInsetDidChange()
      func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
      func touchesShouldCancel(in view: UIView) -> Bool
      """),
    OverridableMembers(
      "UITableView",
      """
      get style: UITableView.Style
      var dataSource: UITableViewDataSource?
      var rowHeight: CGFloat
      var estimatedRowHeight: CGFloat
      var sectionHeaderHeight: CGFloat
      var tableHeaderView: UIView?
      var tableFooterView: UIView?
      var separatorStyle: UITableViewCell.SeparatorStyle
      var separatorInset: UIEdgeInsets
      var separatorColor: UIColor?
      var backgroundView: UIView?
      var allowsSelection: Bool
      get numberOfSections: Int
      get visibleCells: [UITableViewCell]
      get indexPathsForVisibleRows: [IndexPath]?
      get indexPathForSelectedRow: IndexPath?
      func reloadData()
      func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
      func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
      func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
      func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
      func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
      func beginUpdates()
      func endUpdates()
      func numberOfRows(inSection section: Int) -> Int
      func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
      func rectForRow(at indexPath: IndexPath) -> CGRect
      func indexPathForRow(at point: CGPoint) -> IndexPath?
      func indexPath(for cell: UITableViewCell) -> IndexPath?
      func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
      func deselectRow(at indexPath: IndexPath, animated: Bool)
      func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
      func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
      func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
      func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
      func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
      func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
      """),
    OverridableMembers(
      "UITableViewCell",
      """
      get contentView: UIView
      get textLabel: UILabel?
      get detailTextLabel: UILabel?
      get imageView: UIImageView?
      get reuseIdentifier: String?
      var backgroundView: UIView?
      var selectedBackgroundView: UIView?
      var accessoryView: UIView?
      var accessoryType: UITableViewCell.AccessoryType
      var selectionStyle: UITableViewCell.SelectionStyle
      var separatorInset: UIEdgeInsets
      var isSelected: Bool
      var isHighlighted: Bool
      func setSelected(_ selected: Bool, animated: Bool)
      func setHighlighted(_ highlighted: Bool, animated: Bool)
      func prepareForReuse()
      func updateConfiguration(using state: UICellConfigurationState)
      """),
    OverridableMembers(
      "UITableViewHeaderFooterView",
      """
      get contentView: UIView
      get textLabel: UILabel?
      get reuseIdentifier: String?
      var backgroundView: UIView?
      func prepareForReuse()
      """),
    OverridableMembers(
      "UITableViewController",
      """
      var tableView: UITableView!
      var refreshControl: UIRefreshControl?
      var clearsSelectionOnViewWillAppear: Bool
      func numberOfSections(in tableView: UITableView) -> Int
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
      func scrollViewDidScroll(_ scrollView: UIScrollView)
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
      """),
    OverridableMembers(
      "UICollectionView",
      """
      var collectionViewLayout: UICollectionViewLayout
      var dataSource: UICollectionViewDataSource?
      var backgroundView: UIView?
      var allowsSelection: Bool
      get numberOfSections: Int
      get visibleCells: [UICollectionViewCell]
      get indexPathsForVisibleItems: [IndexPath]
      get indexPathsForSelectedItems: [IndexPath]?
      func reloadData()
      func reloadItems(at indexPaths: [IndexPath])
      func reloadSections(_ sections: IndexSet)
      func insertItems(at indexPaths: [IndexPath])
      func deleteItems(at indexPaths: [IndexPath])
      func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
      func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
      func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?)
      func numberOfItems(inSection section: Int) -> Int
      func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
      func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
      func indexPathForItem(at point: CGPoint) -> IndexPath?
      func indexPath(for cell: UICollectionViewCell) -> IndexPath?
      func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
      func deselectItem(at indexPath: IndexPath, animated: Bool)
      func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
      func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
      func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell
      """),
    OverridableMembers(
      "UICollectionReusableView",
      """
      get reuseIdentifier: String?
      func prepareForReuse()
      func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
      """),
    OverridableMembers(
      "UICollectionViewCell",
      """
      get contentView: UIView
      var isSelected: Bool
      var isHighlighted: Bool
      var backgroundView: UIView?
      var selectedBackgroundView: UIView?
      func updateConfiguration(using state: UICellConfigurationState)
      """),
    OverridableMembers(
      "UICollectionViewController",
      """
      var collectionView: UICollectionView!
      get collectionViewLayout: UICollectionViewLayout
      func numberOfSections(in collectionView: UICollectionView) -> Int
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
      func scrollViewDidScroll(_ scrollView: UIScrollView)
      func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
      """),
    OverridableMembers(
      "UICollectionViewLayout",
      """
      get collectionView: UICollectionView?
      get collectionViewContentSize: CGSize
      func prepare()
      func invalidateLayout()
      func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
      func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
      func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
      func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
      func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint
      """),
    OverridableMembers(
      "UICollectionViewFlowLayout",
      """
      var itemSize: CGSize
      var estimatedItemSize: CGSize
      var minimumLineSpacing: CGFloat
      var minimumInteritemSpacing: CGFloat
      var sectionInset: UIEdgeInsets
      var scrollDirection: UICollectionView.ScrollDirection
      var headerReferenceSize: CGSize
      """),
    OverridableMembers(
      "UICollectionViewLayoutAttributes",
      """
      var frame: CGRect
      var center: CGPoint
      var size: CGSize
      var transform: CGAffineTransform
      var transform3D: CATransform3D
      var alpha: CGFloat
      var zIndex: Int
      var isHidden: Bool
      var indexPath: IndexPath
      func isEqual(_ object: Any?) -> Bool
      """),
    OverridableMembers(
      "UIStackView",
      """
      get arrangedSubviews: [UIView]
      var axis: NSLayoutConstraint.Axis
      var spacing: CGFloat
      var alignment: UIStackView.Alignment
      var distribution: UIStackView.Distribution
      func addArrangedSubview(_ view: UIView)
      func removeArrangedSubview(_ view: UIView)
      func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
      """),
    OverridableMembers(
      "UIVisualEffectView",
      """
      get contentView: UIView
      var effect: UIVisualEffect?
      """),
    OverridableMembers(
      "UINavigationBar",
      """
      var items: [UINavigationItem]?
      get topItem: UINavigationItem?
      var barTintColor: UIColor?
      var isTranslucent: Bool
      var prefersLargeTitles: Bool
      var shadowImage: UIImage?
      func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics)
      """),
    OverridableMembers(
      "UITabBar",
      """
      var items: [UITabBarItem]?
      var selectedItem: UITabBarItem?
      var delegate: UITabBarDelegate?
      func setItems(_ items: [UITabBarItem]?, animated: Bool)
      """),
    OverridableMembers(
      "UIWindow",
      """
      var rootViewController: UIViewController?
      var windowLevel: UIWindow.Level
      get isKeyWindow: Bool
      var windowScene: UIWindowScene?
      func makeKeyAndVisible()
      func makeKey()
      func becomeKey()
      func resignKey()
      func sendEvent(_ event: UIEvent)
      """),
    OverridableMembers(
      "UISwitch",
      """
      var isOn: Bool
      var onTintColor: UIColor?
      func setOn(_ on: Bool, animated: Bool)
      """),
    OverridableMembers(
      "UISlider",
      """
      var value: Float
      func setValue(_ value: Float, animated: Bool)
      """),
    OverridableMembers(
      "UIPageControl",
      """
      var numberOfPages: Int
      var currentPage: Int
      func size(forNumberOfPages pageCount: Int) -> CGSize
      """),
    OverridableMembers(
      "UIProgressView",
      """
      var progress: Float
      func setProgress(_ progress: Float, animated: Bool)
      """),
    OverridableMembers(
      "UIActivityIndicatorView",
      """
      get isAnimating: Bool
      var color: UIColor!
      func startAnimating()
      func stopAnimating()
      """),
    OverridableMembers(
      "UIBarButtonItem",
      """
      var customView: UIView?
      var target: AnyObject?
      var action: Selector?
      var width: CGFloat
      """),
    OverridableMembers(
      "UINavigationItem",
      """
      var title: String?
      var titleView: UIView?
      var leftBarButtonItem: UIBarButtonItem?
      var rightBarButtonItems: [UIBarButtonItem]?
      """),
    OverridableMembers(
      "CALayer",
      """
      var delegate: CALayerDelegate?
      var frame: CGRect
      var bounds: CGRect
      var position: CGPoint
      var zPosition: CGFloat
      var anchorPoint: CGPoint
      var anchorPointZ: CGFloat
      var transform: CATransform3D
      var sublayerTransform: CATransform3D
      var isHidden: Bool
      var isDoubleSided: Bool
      var opacity: Float
      var mask: CALayer?
      var masksToBounds: Bool
      var cornerRadius: CGFloat
      var borderWidth: CGFloat
      var borderColor: CGColor?
      var backgroundColor: CGColor?
      var shadowColor: CGColor?
      var shadowOpacity: Float
      var shadowOffset: CGSize
      var shadowRadius: CGFloat
      var shadowPath: CGPath?
      var contents: Any?
      var contentsScale: CGFloat
      var contentsRect: CGRect
      var contentsGravity: CALayerContentsGravity
      var name: String?
      var actions: [String: CAAction]?
      var sublayers: [CALayer]?
      get superlayer: CALayer?
      var speed: Float
      var timeOffset: CFTimeInterval
      var beginTime: CFTimeInterval
      var duration: CFTimeInterval
      var needsDisplayOnBoundsChange: Bool
      var shouldRasterize: Bool
      var rasterizationScale: CGFloat
      class func needsDisplay(forKey key: String) -> Bool
      class func defaultAction(forKey event: String) -> CAAction?
      class func defaultValue(forKey key: String) -> Any?
      func action(forKey event: String) -> CAAction?
      func add(_ anim: CAAnimation, forKey key: String?)
      func removeAnimation(forKey key: String)
      func removeAllAnimations()
      func animation(forKey key: String) -> CAAnimation?
      func animationKeys() -> [String]?
      func addSublayer(_ layer: CALayer)
      func insertSublayer(_ layer: CALayer, at idx: UInt32)
      func insertSublayer(_ layer: CALayer, above sibling: CALayer?)
      func insertSublayer(_ layer: CALayer, below sibling: CALayer?)
      func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer)
      func removeFromSuperlayer()
      func layoutSublayers()
      func setNeedsLayout()
      func layoutIfNeeded()
      func needsLayout() -> Bool
      func setNeedsDisplay()
      func setNeedsDisplay(_ r: CGRect)
      func displayIfNeeded()
      func display()
      func draw(in ctx: CGContext)
      func render(in ctx: CGContext)
      func hitTest(_ p: CGPoint) -> CALayer?
      func contains(_ p: CGPoint) -> Bool
      func affineTransform() -> CGAffineTransform
      func setAffineTransform(_ m: CGAffineTransform)
      func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint
      func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval
      func preferredFrameSize() -> CGSize
      func value(forKey key: String) -> Any?
      func setValue(_ value: Any?, forKey key: String)
      """),
    OverridableMembers(
      "CAShapeLayer",
      """
      var path: CGPath?
      var fillColor: CGColor?
      var strokeColor: CGColor?
      var strokeStart: CGFloat
      var strokeEnd: CGFloat
      var lineWidth: CGFloat
      """),
    OverridableMembers(
      "CAGradientLayer",
      """
      var colors: [Any]?
      var locations: [NSNumber]?
      var startPoint: CGPoint
      var endPoint: CGPoint
      var type: CAGradientLayerType
      """),
    OverridableMembers(
      "CAReplicatorLayer",
      """
      var instanceCount: Int
      var instanceDelay: CFTimeInterval
      """),
    OverridableMembers(
      "CAAnimation",
      """
      var delegate: CAAnimationDelegate?
      var timingFunction: CAMediaTimingFunction?
      var isRemovedOnCompletion: Bool
      var duration: CFTimeInterval
      var beginTime: CFTimeInterval
      var fillMode: CAMediaTimingFillMode
      var repeatCount: Float
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
      """),
    OverridableMembers(
      "CABasicAnimation",
      """
      var fromValue: Any?
      var toValue: Any?
      var byValue: Any?
      """),
    OverridableMembers(
      "UIDynamicBehavior",
      """
      get dynamicAnimator: UIDynamicAnimator?
      var action: (() -> Void)?
      func addChildBehavior(_ behavior: UIDynamicBehavior)
      func willMove(to dynamicAnimator: UIDynamicAnimator?)
      """),
    OverridableMembers(
      "UIDynamicAnimator",
      """
      get isRunning: Bool
      var delegate: UIDynamicAnimatorDelegate?
      func addBehavior(_ behavior: UIDynamicBehavior)
      func removeAllBehaviors()
      """),
    OverridableMembers(
      "UIViewPropertyAnimator",
      """
      get duration: TimeInterval
      get state: UIViewAnimatingState
      get isRunning: Bool
      var isReversed: Bool
      var fractionComplete: CGFloat
      func startAnimation()
      func startAnimation(afterDelay delay: TimeInterval)
      func pauseAnimation()
      func stopAnimation(_ withoutFinishing: Bool)
      func finishAnimation(at finalPosition: UIViewAnimatingPosition)
      func addAnimations(_ animation: @escaping () -> Void)
      func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
      func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
      """),
    OverridableMembers(
      "UIBezierPath",
      """
      var cgPath: CGPath
      var lineWidth: CGFloat
      get bounds: CGRect
      get isEmpty: Bool
      func move(to point: CGPoint)
      func addLine(to point: CGPoint)
      func close()
      func apply(_ transform: CGAffineTransform)
      func fill()
      func stroke()
      """),
    OverridableMembers(
      "UILayoutGuide", "get layoutFrame: CGRect\nvar identifier: String\nget owningView: UIView?"),
    OverridableMembers(
      "UIAlertController",
      """
      get actions: [UIAlertAction]
      var message: String?
      func addAction(_ action: UIAlertAction)
      """),
  ]

  /// Two subclasses that override the members: one calls the superclass, one observes the properties.
  func code(_ number: Int) -> String {
    let members = declarations.map(Self.override)
    let observers = declarations.filter { $0.hasPrefix("var ") }.map {
      "  override \($0) { didSet { _ = oldValue } }"
    }
    let classes = ["Calling\(number)": members, "Observing\(number)": observers]
    return classes.sorted { $0.key < $1.key }.map { name, members in
      "class \(name): \(type) {\n\(members.joined(separator: "\n"))\n}\n"
    }.joined()
  }

  private static func override(_ declaration: String) -> String {
    let isOfClass = declaration.hasPrefix("class ")
    let member = isOfClass ? String(declaration.dropFirst(6)) : declaration
    let word = isOfClass ? "class " : ""
    if member.hasPrefix("func ") {
      return "  override \(word)\(member) { \(member.contains("->") ? "return " : "")\(call(member)) }"
    }
    let property = member.drop { $0 != " " }.dropFirst()
    let name = property.prefix { $0 != ":" }
    let setter = member.hasPrefix("var ") ? " set { super.\(name) = newValue }" : ""
    return "  override \(word)var \(property) { get { super.\(name) }\(setter) }"
  }

  /// The call of the superclass's method: `super.location(in: view)`.
  private static func call(_ function: String) -> String {
    let name = function.dropFirst(5).prefix { $0 != "(" }
    var arguments: [String] = []
    var (depth, start) = (0, function.index(after: name.endIndex))
    for index in function[name.endIndex...].indices {
      switch function[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where function[function.index(before: index)] != "-": depth -= 1
      default: break
      }
      guard depth == 0 || depth == 1 && function[index] == "," else { continue }
      let words = function[start..<index].prefix { $0 != ":" }.split(separator: " ")
      if let label = words.first, let last = words.last {
        arguments.append(label == "_" ? "\(last)" : "\(label): \(last)")
      }
      start = function.index(after: index)
      if depth == 0 { break }
    }
    return "super.\(name)(\(arguments.joined(separator: ", ")))"
  }
}
