/// A guide that follows something that moves.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers: from the keyboard's top, or from the safe area's bottom while there is
/// none, to the view's bottom. It moves with the keyboard.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Kept, without effect: the keyboard is docked.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while there is no keyboard, instead of at the view's bottom.
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsConstraintLayout() } }

  /// The guide's height, in points.
  var height: CGFloat {
    guard let view = owningView else { return 0 }
    let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    return max(Run.current?.keyboard.overlap(of: view) ?? 0, rest)
  }
}
