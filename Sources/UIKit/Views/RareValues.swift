/// Values of a view that few views have, apart from the view, so that others stay small.
final class RareValues {
  /// The traits that the view overrides; nil for none.
  var overrides: UITraitOverrides?
  /// The observers of the view's traits.
  var observers: [TraitObserver] = []
  var input = InputTraits()
  var accessibility = UIView.AccessibilityValues()
}
