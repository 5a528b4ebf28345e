extension CodedProperty {
  /// UIKit's properties that code reaches by their names. A layer has more, by its schema.
  nonisolated(unsafe) private static let modeled: [String: [CodedProperty]] = {
    let properties: [CodedProperty] = [
      .init("frame", \UIView.frame), .init("bounds", \UIView.bounds), .init("center", \UIView.center),
      .init("transform", \UIView.transform), .init("alpha", \UIView.alpha),
      .init("hidden", \UIView.isHidden), .init("isHidden", \UIView.isHidden),
      .init("backgroundColor", \UIView.backgroundColor), .init("layer", \UIView.layer, isObserved: false),
      .init("tag", \UIView.tag, isObserved: false), .init("tintColor", \UIView.tintColor, isObserved: false),
      .init("superview", \UIView.superview, isObserved: false),
      .init("subviews", \UIView.subviews, isObserved: false),
      .init("window", \UIView.window, isObserved: false),
      .init("clipsToBounds", \UIView.clipsToBounds, isObserved: false),
      .init("userInteractionEnabled", \UIView.isUserInteractionEnabled, isObserved: false),
      .init("isUserInteractionEnabled", \UIView.isUserInteractionEnabled, isObserved: false),
      .init("contentOffset", \UIScrollView.contentOffset), .init("contentSize", \UIScrollView.contentSize),
      .init("contentInset", \UIScrollView.contentInset),
      .init("panGestureRecognizer", \UIScrollView.panGestureRecognizer, isObserved: false),
      .init("enabled", \UIControl.isEnabled), .init("isEnabled", \UIControl.isEnabled),
      .init("selected", \UIControl.isSelected), .init("isSelected", \UIControl.isSelected),
      .init("highlighted", \UIControl.isHighlighted), .init("isHighlighted", \UIControl.isHighlighted),
      .init("text", \UILabel.text, isObserved: false),
      .init("textColor", \UILabel.textColor, isObserved: false),
      .init("font", \UILabel.font, isObserved: false),
      .init("textAlignment", \UILabel.textAlignment, isObserved: false),
      .init("image", \UIImageView.image, isObserved: false),
      .init("value", \UISlider.value, isObserved: false),
      .init("text", \UITextField.text, isObserved: false),
      .init("placeholder", \UITextField.placeholder, isObserved: false),
      .init("title", \UIViewController.title, isObserved: false),
      .init("view", \UIViewController.view, isObserved: false),
      .init("navigationItem", \UIViewController.navigationItem, isObserved: false),
      .init("selectedIndex", \UITabBarController.selectedIndex),
      .init("selectedViewController", \UITabBarController.selectedViewController),
      .init("tabBar", \UITabBarController.codedTabBar, isObserved: false),
      .init("navigationBar", \UINavigationController.codedNavigationBar, isObserved: false),
      .init("contentView", \UITableViewCell.contentView, isObserved: false),
      .init("contentView", \UICollectionViewCell.contentView, isObserved: false),
      .init("parentViewController", \UIViewController.parent, isObserved: false),
      .init("state", \UIGestureRecognizer.state), .init("enabled", \UIGestureRecognizer.isEnabled),
      .init("isEnabled", \UIGestureRecognizer.isEnabled),
      .init("view", \UIGestureRecognizer.view, isObserved: false),
      .init("fractionComplete", \UIViewPropertyAnimator.fractionComplete),
      .init("state", \UIViewPropertyAnimator.state), .init("running", \UIViewPropertyAnimator.isRunning),
      .init("isRunning", \UIViewPropertyAnimator.isRunning),
    ]
    return Dictionary(grouping: properties, by: \.name)
  }()

  /// The property of an object by its name; nil if UIKit has none.
  static func modeled(_ name: String, of object: NSObject) -> CodedProperty? {
    modeled[name]?.first { $0.get(object) != nil }
  }
}
