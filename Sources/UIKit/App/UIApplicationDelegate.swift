/// The delegate of the app's life cycle. Code may implement it, but no method is called.
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Never called.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplicationDelegate {
  /// The current run's window, twice optional as UIKit's optional property; nil outside of a run.
  public var window: UIWindow?? { Run.current?.window }
}

/// The delegate of a figure's app.
final class FigureDelegate: NSObject, UIApplicationDelegate {}
