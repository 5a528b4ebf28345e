/// Values of a view that few views have, apart from the view, so that others stay small.
final class RareValues {
  var input = InputTraits()
  var accessibility = UIView.AccessibilityValues()
}
