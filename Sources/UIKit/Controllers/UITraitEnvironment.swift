/// Objects with a trait collection.
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of an upright phone, without a style.
  var traitCollection: UITraitCollection { get }
  /// Never called: the traits do not change.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
