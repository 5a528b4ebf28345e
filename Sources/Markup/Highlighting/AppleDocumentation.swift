/// Where Apple documents the types that listings use. What is no type, and what has another name in a listing, has no
/// address here: a wrong link is worse than none.
package enum AppleDocumentation {
  private static let root = "https://developer.apple.com/documentation/"

  /// By the part of the address that is the framework's: the types that module `UIKit` declares here, and the common ones
  /// of the language.
  package static let types: KeyValuePairs<String, String> = [
    "uikit": """
    NSDirectionalEdgeInsets NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutXAxisAnchor \
    NSLayoutYAxisAnchor NSLineBreakMode NSTextAlignment UILayoutGuide UILayoutPriority UILayoutSupport \
    UISemanticContentAttribute UIStackView UIUserInterfaceLayoutDirection UIAction UIApplication \
    UIApplicationDelegate UIBarButtonItem UIBarItem UIBezierPath UIButton \
    UIColor UIContentContainer UIControl UICubicTimingParameters UIEdgeInsets UIEvent UIFeedbackGenerator UIFont UIGestureRecognizer \
    UIGestureRecognizerDelegate UIImage UIImageView \
    UIImpactFeedbackGenerator UILabel UILongPressGestureRecognizer UIModalPresentationStyle \
    UIModalTransitionStyle UINavigationBar UINavigationController UINavigationControllerDelegate UINavigationItem \
    UIPanGestureRecognizer UIPercentDrivenInteractiveTransition UIPinchGestureRecognizer UIPresentationController \
    UIRectCorner UIRectEdge UIResponder UIScreen UIScreenEdgePanGestureRecognizer UIScrollView UIScrollViewDelegate \
    UISpringTimingParameters UIStatusBarStyle UISwipeGestureRecognizer UITabBar UITabBarController \
    UITabBarControllerDelegate UITabBarDelegate UITabBarItem UITapGestureRecognizer UITimingCurveProvider UITouch \
    UITraitCollection UITransitionContextViewControllerKey UITransitionContextViewKey UIUserInterfaceSizeClass \
    UIUserInterfaceStyle UIView UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState UIViewController \
    UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning \
    UIViewControllerInteractiveTransitioning UIViewControllerTransitionCoordinator \
    UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating \
    UIViewPropertyAnimator UIWindow \
    UIAccessibility UIAccessibilityTraits UIActivityIndicatorView \
    UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController UIBlurEffect \
    UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewController \
    UICollectionViewDataSource UICollectionViewDelegate UICollectionViewDelegateFlowLayout \
    UICollectionViewFlowLayout UICollectionViewLayout UICollectionViewLayoutAttributes UIDevice \
    UIDeviceOrientation UIGraphicsImageRenderer UIGraphicsImageRendererContext \
    UIGraphicsImageRendererFormat UIInterfaceOrientation UIInterfaceOrientationMask UIKeyboardType \
    UINib UIPageControl UIPopoverArrowDirection UIPopoverPresentationController \
    UIPopoverPresentationControllerDelegate UIPress UIProgressView UIReturnKeyType UIScene \
    UISceneDelegate UISheetPresentationController UISheetPresentationControllerDelegate UISlider \
    UIStatusBarAnimation UIStatusBarManager UIStoryboard UIStoryboardSegue UISwitch UITableView \
    UITableViewCell UITableViewController UITableViewDataSource UITableViewDelegate \
    UITextAutocapitalizationType UITextAutocorrectionType UITextField UITextFieldDelegate UITextView \
    UITraitEnvironment UIUserInterfaceIdiom UIVibrancyEffect UIVisualEffect UIVisualEffectView \
    UIWindowScene UIWindowSceneDelegate UIAttachmentBehavior UICollisionBehavior UICollisionBehaviorDelegate \
    UIDynamicAnimator UIDynamicAnimatorDelegate UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior \
    UIDynamicItemCollisionBoundsType UIGravityBehavior UIOffset UIPageViewController \
    UIPageViewControllerDataSource UIPageViewControllerDelegate UIPushBehavior UISnapBehavior \
    UISplitViewController UISplitViewControllerDelegate
    """,
    "quartzcore": """
    CAAnimationRotationMode CALayerContentsGravity CALayerCornerCurve \
    CAAction CAAnimation CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup CABasicAnimation CACornerMask \
    CADisplayLink CAGradientLayer CAKeyframeAnimation CALayer CALayerDelegate CAMediaTiming CAMediaTimingFillMode \
    CAMediaTimingFunction CAMediaTimingFunctionName CAPropertyAnimation CAShapeLayer CAShapeLayerFillRule \
    CAShapeLayerLineCap CAShapeLayerLineJoin CASpringAnimation CATransaction CATransform3D CATransformLayer \
    CAEmitterCell CAEmitterLayer CAEmitterLayerEmitterMode CAEmitterLayerEmitterShape CAEmitterLayerRenderMode \
    CAReplicatorLayer CATransition CATransitionSubtype CATransitionType CAValueFunction CAValueFunctionName
    """,
    "coregraphics": """
    CGAffineTransform CGColor CGPath CGContext CGImage CGLineCap CGLineJoin CGMutablePath CGPathDrawingMode CGPathFillRule CGRectEdge
    """,
    "corefoundation": "CFTimeInterval CGFloat CGPoint CGRect CGSize CGVector",
    "foundation":
      "NSAttributedString NSCoding NSCopying NSIndexPath NSMutableAttributedString Date IndexPath NSCoder NSNotification NSNull NSNumber NSValue RunLoop TimeInterval Timer",
    "objectivec": "NSObjectProtocol Selector",
    "dispatch": "DispatchQueue DispatchTime DispatchTimeInterval",
    "swift":
      "Array Bool Character Comparable Dictionary Double Equatable Float Hashable Int Never Optional Set String",
  ]
  /// Names that a class shares with a protocol.
  private static let exceptions = ["NSObject": "objectivec/nsobject-swift.class"]

  private static let pages: [String: String] = {
    var pages = exceptions
    for (framework, names) in types {
      for name in names.split(separator: " ") { pages[String(name)] = "\(framework)/\(name.lowercased())" }
    }
    return pages
  }()

  /// All names that have an address.
  package static var names: [String] { pages.keys.sorted() }

  /// The address of a type's documentation; nil for what is none.
  package static func url(of type: String) -> String? { pages[type].map { root + $0 } }
}
