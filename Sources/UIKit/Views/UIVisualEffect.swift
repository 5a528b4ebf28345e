import TransitionEngine

/// An effect of a view on the content behind it.
open class UIVisualEffect: NSObject {
  /// The color that is drawn over the content behind the view; nil for none.
  var tint: UIColor? { nil }
  /// The backdrop filter; nil for none.
  var backdrop: Backdrop? { nil }
  /// The opacity of the view's own content.
  var contentAlpha: CGFloat { 1 }
}
