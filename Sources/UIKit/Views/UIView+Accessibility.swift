/// Values for assistive technologies. They are kept, without effect: nothing is read aloud.
extension UIView {
  /// Values that few views have.
  struct AccessibilityValues {
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var groupsChildren = false
    var language: String?
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var attributedLabel: NSAttributedString?
    var ignoresInvertColors = false
  }

  /// Whether the subviews are read together; kept, without effect.
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityValues.groupsChildren }
    set { accessibilityValues.groupsChildren = newValue }
  }
  /// The language in which the view is read; kept, without effect.
  public var accessibilityLanguage: String? {
    get { accessibilityValues.language }
    set { accessibilityValues.language = newValue }
  }
  /// The kind of container; kept, without effect.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityValues.containerType }
    set { accessibilityValues.containerType = newValue }
  }
  /// How the view's elements are read; kept, without effect.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityValues.navigationStyle }
    set { accessibilityValues.navigationStyle = newValue }
  }
  /// The label with attributes; kept, without effect.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityValues.attributedLabel }
    set {
      accessibilityValues.attributedLabel = newValue
      accessibilityLabel = newValue?.string
    }
  }
  /// Whether colors stay when a reader inverts them; kept, without effect.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityValues.ignoresInvertColors }
    set { accessibilityValues.ignoresInvertColors = newValue }
  }
}
