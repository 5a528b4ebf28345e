/// An object whose looks can be set for all objects of its class: `UILabel.appearance()`.
public protocol UIAppearance: UIAppearanceContainer {}

/// An object that contains others with looks of their own: a view or a controller.
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
