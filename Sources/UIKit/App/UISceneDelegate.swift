/// The delegate of a scene's life cycle. Code may implement it, but no method is called.
public protocol UISceneDelegate: NSObjectProtocol {}

/// The delegate of a scene's life cycle. Code may implement it, but no method is called.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window, in Xcode's templates.
  var window: UIWindow? { get set }
}
