/// The app, by UIKit's name: one scene with one window. It has no launch and no background: a run begins with
/// a window on screen.
public final class UIApplication: UIResponder {
  /// The reason for a launch; never used.
  public struct LaunchOptionsKey: Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// A custom key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the app is in the foreground. The raw values are UIKit's.
  public enum State: Int, Sendable { case active, inactive, background }

  override init() { super.init() }

  /// The app. It belongs to the current run; a new one at each access outside a run.
  public static var shared: UIApplication { Run.current?.application ?? UIApplication() }

  /// The current run's only window; none outside of a run.
  public var windows: [UIWindow] { Run.current?.scene.windows ?? [] }
  /// The run's window; nil outside of a run.
  public var keyWindow: UIWindow? { Run.current?.scene.keyWindow }
  /// A delegate with the window. It isn't the author's, which is never made: there are no calls about the app's life cycle.
  public var delegate: (any UIApplicationDelegate)? { FigureDelegate() }
  /// The scene of the current run's window.
  public var connectedScenes: Set<UIScene> { Run.current.map { [$0.scene] } ?? [] }
  /// The text size that the reader prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// Always active.
  public var applicationState: State { .active }
  /// The interface orientation.
  public var statusBarOrientation: UIInterfaceOrientation {
    Run.current?.isTurned == true ? .landscapeRight : .portrait
  }
  /// The status bar's frame at the top, with the height of the window's inset; empty while the bar is hidden.
  public var statusBarFrame: CGRect { Run.current?.scene.statusBarManager?.statusBarFrame ?? .zero }
  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { windows.first?.isStatusBarHidden ?? false }
  /// Kept, without effect: controllers choose the style of the status bar.
  @available(*, deprecated, message: "override preferredStatusBarStyle of the controller")
  public var statusBarStyle: UIStatusBarStyle {
    get { windows.first?.statusBarStyle ?? .default }
    set {}
  }
  /// Kept, without effect: today's status bar has no such indicator.
  @available(*, deprecated, message: "show an activity indicator of your own")
  public var isNetworkActivityIndicatorVisible = false
  /// Kept, without effect: there is no power to save.
  public var isIdleTimerDisabled = false

  /// Calls a method of a target.
  ///
  /// - Returns: whether there is a target; the responder chain is not searched.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target else { return false }
    TargetAction(target, action).perform(sender: sender as Any, event: event)
    return true
  }

  /// Ignores all touches until `endIgnoringInteractionEvents()` has been called as often.
  public func beginIgnoringInteractionEvents() {
    guard let run = Run.current else { return }
    run.ignoredInteractions += 1
    run.window.isUserInteractionEnabled = false
  }

  /// Ends ignoring touches.
  public func endIgnoringInteractionEvents() {
    guard let run = Run.current, run.ignoredInteractions > 0 else { return }
    run.ignoredInteractions -= 1
    if run.ignoredInteractions == 0 { run.window.isUserInteractionEnabled = true }
  }

  /// Whether touches are ignored.
  public var isIgnoringInteractionEvents: Bool { (Run.current?.ignoredInteractions ?? 0) > 0 }
}

/// Notifications of an app's life cycle. The system posts none of them here; code may.
extension UIApplication {
  /// The app has come to the front.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about to leave the front.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app has left the screen.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to come back to the screen.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}
