/// The scene of the run's window.
public final class UIWindowScene: UIScene {
  private unowned let run: Run

  init(_ run: Run) { self.run = run }

  /// The current run's only window.
  public var windows: [UIWindow] { [run.window] }
  /// The current run's only window.
  public var keyWindow: UIWindow? { run.window }
  /// The scene's screen.
  public var screen: UIScreen { run.screen }
  /// The interface orientation.
  public var interfaceOrientation: UIInterfaceOrientation { run.isTurned ? .landscapeRight : .portrait }
  /// The style and the frame of the status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(run.window) }
  /// The traits of an upright phone, without a style.
  public var traitCollection: UITraitCollection { .current }
}
