/// What has traits of its surroundings.
public protocol UITraitEnvironment: NSObjectProtocol {
  /// Those of an upright phone, without a style.
  var traitCollection: UITraitCollection { get }
  /// Never called: the traits stay what they are.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
