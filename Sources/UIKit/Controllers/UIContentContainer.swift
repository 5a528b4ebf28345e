/// What contains other controllers' content: controllers and presentations.
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have, in points; zero for none in particular.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}
