/// Addresses of Apple's documentation of types. A name that isn't a type, or means another type in a listing,
/// has none: a wrong link is worse than none.
package enum AppleDocumentation {
  private static let root = "https://developer.apple.com/documentation/"

  /// Types by the address's part for the framework: those of module `UIKit`, and common ones of Swift.
  package static let types: KeyValuePairs<String, String> = [
    "uikit": """
    NSDirectionalEdgeInsets NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutXAxisAnchor \
    NSLayoutYAxisAnchor NSLineBreakMode NSTextAlignment UILayoutGuide UILayoutPriority UILayoutSupport \
    UISemanticContentAttribute UIStackView UIUserInterfaceLayoutDirection UIAction UIApplication \
    UIApplicationDelegate UIBarButtonItem UIBarItem UIBezierPath UIButton \
    UIColor UIContentContainer UIContentSizeCategory UIContentSizeCategoryAdjusting UIControl \
    UICubicTimingParameters UIEdgeInsets UIEvent UIFeedbackGenerator UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer \
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
    UIPopoverPresentationControllerDelegate UIPress UIPressesEvent UIProgressView UIReturnKeyType UIScene \
    UISceneDelegate UISheetPresentationController UISheetPresentationControllerDelegate UISlider \
    UIStatusBarAnimation UIStatusBarManager UIStoryboard UIStoryboardSegue UISwitch UITableView \
    UITableViewCell UITableViewController UITableViewDataSource UITableViewDelegate \
    UITextAutocapitalizationType UITextAutocorrectionType UITextField UITextFieldDelegate UITextView \
    UITraitEnvironment UIUserInterfaceIdiom UIVibrancyEffect UIVisualEffect UIVisualEffectView \
    UIWindowScene UIWindowSceneDelegate UIAttachmentBehavior UICollisionBehavior UICollisionBehaviorDelegate \
    UIDynamicAnimator UIDynamicAnimatorDelegate UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior \
    UIDynamicItemCollisionBoundsType UIGravityBehavior UIOffset UIPageViewController \
    UIPageViewControllerDataSource UIPageViewControllerDelegate UIPushBehavior UISnapBehavior \
    UISplitViewController UISplitViewControllerDelegate NSLayoutManager NSTextContainer NSTextStorage UIBarAppearance UIBarMetrics UICoordinateSpace \
    UIForceTouchCapability UIKeyboardLayoutGuide UINavigationBarAppearance UINotificationFeedbackGenerator \
    UIRefreshControl UISceneConfiguration UISceneSession UISearchBar UISearchBarDelegate UISegmentedControl \
    UISelectionFeedbackGenerator UITabBarAppearance UITrackingLayoutGuide \
    NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutContainer NSCollectionLayoutDecorationItem \
    NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing NSCollectionLayoutEnvironment NSCollectionLayoutGroup \
    NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing \
    NSCollectionLayoutSupplementaryItem NSCollectionLayoutVisibleItem NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceSnapshot \
    NSDirectionalRectEdge NSRectAlignment UIBarButtonItemAppearance UIBarButtonItemStateAppearance UICellAccessory \
    UICollectionLayoutListConfiguration UICollectionLayoutSectionOrthogonalScrollingBehavior UICollectionViewCompositionalLayout \
    UICollectionViewCompositionalLayoutConfiguration UICollectionViewCompositionalLayoutSectionProvider UICollectionViewDataSourcePrefetching \
    UICollectionViewDiffableDataSource UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayoutInvalidationContext \
    UICollectionViewListCell UICollectionViewTransitionLayout UICollectionViewUpdateItem UIContentInsetsReference \
    UIContextMenuConfiguration UIContextMenuInteraction UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating \
    UIContextMenuInteractionCommitStyle UIContextMenuInteractionDelegate UIInteraction UIMenu UIMenuElement UIPreviewParameters \
    UIPreviewTarget UISearchController UISearchControllerDelegate UISearchResultsUpdating UISearchTextField UITabBarItemAppearance \
    UITabBarItemStateAppearance UITableViewDiffableDataSource UITargetedPreview \
    UIAppearance UIAppearanceContainer UIBackgroundConfiguration UIBarPosition UIBaselineAdjustment UICellConfigurationState UIColorWell UIConfigurationState UIContentConfiguration \
    UIContentView UIContextualAction UIDatePicker UIDatePickerStyle UIHoverGestureRecognizer UIInterpolatingMotionEffect \
    UIListContentConfiguration UIListContentView UIMotionEffect UIMotionEffectGroup UIPickerView \
    UIPickerViewDataSource UIPickerViewDelegate UIPreviewInteraction UIPreviewInteractionDelegate UIRotationGestureRecognizer UIStepper UISwipeActionsConfiguration \
    NSDiffableDataSourceSectionTransaction NSDiffableDataSourceTransaction UICollectionViewDragDelegate UICollectionViewDropCoordinator UICollectionViewDropDelegate UICollectionViewDropItem UICollectionViewDropProposal UIDragAnimating UIDragDropSession UIDragInteraction UIDragInteractionDelegate UIDragItem UIDragPreview UIDragPreviewParameters UIDragSession UIDropInteraction UIDropInteractionDelegate UIDropOperation UIDropProposal UIDropSession UITableViewDragDelegate UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropItem UITableViewDropProposal UITargetedDragPreview UITableViewHeaderFooterView UITextViewDelegate UIToolbar UIToolbarAppearance \
    NSMutableParagraphStyle NSParagraphStyle NSShadow NSStringDrawingContext NSStringDrawingOptions NSUnderlineStyle NSWritingDirection UIAccessibilityContainerType UIAccessibilityContrast UIAccessibilityCustomAction UIAccessibilityElement UIAccessibilityNavigationStyle UIAccessibilityScrollDirection UIBarStyle UIDisplayGamut UIGlassContainerEffect UIGlassEffect UIKeyboardAppearance UIKeyInput UILegibilityWeight UIMutableTraits UISymbolEffectCompletionContext UITextContentType UITextInputTraits UITextPosition UITextRange UITextSmartDashesType UITextSmartQuotesType UITextSpellCheckingType UITrait UITraitAccessibilityContrast UITraitActiveAppearance UITraitChangeObservable UITraitChangeRegistration UITraitDefinition UITraitDisplayGamut UITraitDisplayScale UITraitEnvironmentLayoutDirection UITraitHorizontalSizeClass UITraitLayoutDirection UITraitLegibilityWeight UITraitOverrides UITraitPreferredContentSizeCategory UITraitUserInterfaceIdiom UITraitUserInterfaceLevel UITraitUserInterfaceStyle UITraitVerticalSizeClass UIUserInterfaceActiveAppearance UIUserInterfaceLevel
    """,
    "quartzcore": """
    CAAnimationRotationMode CALayerContentsGravity CALayerCornerCurve \
    CAAction CAAnimation CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup CABasicAnimation CACornerMask \
    CADisplayLink CAGradientLayer CAKeyframeAnimation CALayer CALayerDelegate CAMediaTiming CAMediaTimingFillMode \
    CAMediaTimingFunction CAMediaTimingFunctionName CAPropertyAnimation CAShapeLayer CAShapeLayerFillRule \
    CAShapeLayerLineCap CAShapeLayerLineJoin CASpringAnimation CATransaction CATransform3D CATransformLayer \
    CAEmitterCell CAEmitterLayer CAEmitterLayerEmitterMode CAEmitterLayerEmitterShape CAEmitterLayerRenderMode \
    CAGradientLayerType CALayerContentsFilter CATextLayer CATextLayerAlignmentMode CATextLayerTruncationMode \
    CAReplicatorLayer CATransition CATransitionSubtype CATransitionType CAValueFunction CAValueFunctionName \
    CAEdgeAntialiasingMask CAFrameRateRange CAScrollLayer CAScrollLayerScrollMode CATiledLayer
    """,
    "coregraphics": """
    CGAffineTransform CGColor CGPath CGContext CGImage CGLineCap CGLineJoin CGMutablePath CGPathDrawingMode CGPathFillRule CGRectEdge \
    CGBitmapInfo CGBlendMode CGColorSpace CGGradient CGGradientDrawingOptions CGImageAlphaInfo CGImageByteOrderInfo \
    CGDataProvider CGGlyph CGInterpolationQuality CGPathElement CGPathElementType
    """,
    "coretext": "CTFont CTFrame CTFramesetter CTLine CTRun",
    "corefoundation":
      "CFTimeInterval CGFloat CGPoint CGRect CGSize CGVector CFAbsoluteTime CFArray CFAttributedString CFBoolean CFData CFDictionary CFIndex CFMutableAttributedString CFRange CFString",
    "foundation":
      "NSAttributedString NSItemProvider NSCoding NSCopying NSIndexPath NSMutableAttributedString Date IndexPath NSCoder NSKeyValueChange NSKeyValueChangeKey NSKeyValueObservation NSKeyValueObservedChange NSKeyValueObservingOptions NSNotification NSNull NSNumber NSSecureCoding NSValue RunLoop TimeInterval Timer NSException NSExceptionName NSHashTable NSKeyedArchiver NSKeyedUnarchiver NSLock NSLocking NSMapTable NSPointerFunctions NSRecursiveLock HTTPURLResponse URLRequest URLResponse URLSession URLSessionConfiguration URLSessionDataTask URLSessionDownloadTask URLSessionTask",
    "objectivec": "NSInteger NSObjectProtocol NSUInteger Selector",
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

  /// All names with an address.
  package static var names: [String] { pages.keys.sorted() }

  /// The address of a type's documentation, if there is one.
  package static func url(of type: String) -> String? { pages[type].map { root + $0 } }
}
