/// The app, by UIKit's name. It is neither launched nor moved to the background: a run begins with a window on screen.
public final class UIApplication: UIResponder {
  /// Why an app is launched; never used.
  public struct LaunchOptionsKey: Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// A key of one's own.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private override init() { super.init() }

  private nonisolated(unsafe) static let application = UIApplication()

  /// The app. It has no state of its own.
  public static var shared: UIApplication { application }

  /// The current run's only window; none outside of a run.
  public var windows: [UIWindow] { Run.current.map { [$0.window] } ?? [] }
  /// The current run's only window; nil outside of a run.
  public var keyWindow: UIWindow? { windows.first }
  /// Nil: nobody is told of the app's life.
  public var delegate: (any UIApplicationDelegate)? { nil }
}

/// Hears of an app's life. Here it can be written, as code has it, and nothing of it is called.
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Never called.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Says that all is well.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
