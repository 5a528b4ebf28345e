/// The superclasses of classes that authors extend and inherit from.
enum FrameworkClasses {
  /// Classes by their superclass. Layers, animations, recognizers and controllers are recognized by their names.
  private static let subclasses = [
    "UIResponder": "UIView UIViewController UIApplication UIScene",
    "UIView":
      "UIActivityIndicatorView UICollectionReusableView UIControl UIImageView UILabel UINavigationBar "
      + "UIPickerView UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell "
      + "UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow",
    "UIControl":
      "UIButton UIColorWell UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider "
      + "UIStepper UISwitch UITextField",
    "UIScrollView": "UICollectionView UITableView UITextView",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewLayout": "UICollectionViewFlowLayout",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UIPresentationController": "UISheetPresentationController UIPopoverPresentationController",
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "CAPropertyAnimation": "CABasicAnimation CAKeyframeAnimation",
    "CABasicAnimation": "CASpringAnimation",
    "CAAnimation": "CAPropertyAnimation CAAnimationGroup CATransition",
  ]
  private static let superclasses: [String: String] = {
    var all: [String: String] = [:]
    for (superclass, names) in subclasses {
      for name in names.split(separator: " ") { all[String(name)] = superclass }
    }
    return all
  }()

  /// The superclass of a class; nil for one that nobody knows.
  private static func superclass(of name: String) -> String? {
    if let known = superclasses[name] { return known }
    if name.hasPrefix("CA"), name.hasSuffix("Layer"), name != "CALayer" { return "CALayer" }
    guard name.hasPrefix("UI") else { return name == "NSObject" ? nil : "NSObject" }
    if name.hasSuffix("GestureRecognizer"), name != "UIGestureRecognizer" { return "UIGestureRecognizer" }
    let isController = name.hasSuffix("Controller") && name != "UIPresentationController"
    return isController && name != "UIViewController" ? "UIViewController" : "NSObject"
  }

  /// Whether a class is another one, or inherits from it.
  static func inherits(_ name: String, from other: String) -> Bool {
    sequence(first: name, next: superclass).contains(other)
  }
}
