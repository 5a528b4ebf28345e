/// Objects with a trait collection.
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of an upright phone, and what code overrides.
  var traitCollection: UITraitCollection { get }
  /// Called when traits have changed, with those before: where code overrides them.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
