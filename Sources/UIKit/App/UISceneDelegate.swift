/// Hears of a scene's life. Here it can be written, as code has it, and nothing of it is called.
public protocol UISceneDelegate: NSObjectProtocol {}

/// Hears of a scene's life. Here it can be written, as code has it, and nothing of it is called.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The property in which Xcode's templates keep the window.
  var window: UIWindow? { get set }
}
