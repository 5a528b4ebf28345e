import TransitionEngine

/// An effect of a view on the content behind it.
open class UIVisualEffect: NSObject {
  /// The color that is drawn over the content behind.
  var tint: UIColor? { nil }
  /// The backdrop filter; nil for none.
  var backdrop: Backdrop? { nil }
  /// How much of the view's content shows over what lies behind.
  var contentAlpha: CGFloat { 1 }
}
