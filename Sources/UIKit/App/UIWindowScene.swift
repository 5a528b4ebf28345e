/// The scene of the run's window.
public final class UIWindowScene: UIScene {
  private unowned let run: Run

  init(_ run: Run) { self.run = run }

  /// The current run's only window.
  public var windows: [UIWindow] { [run.window] }
  /// The current run's only window.
  public var keyWindow: UIWindow? { run.window }
  /// The screen that it shows on.
  public var screen: UIScreen { run.screen }
  /// How the device is held.
  public var interfaceOrientation: UIInterfaceOrientation { run.isTurned ? .landscapeRight : .portrait }
  /// The style and the frame of the status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(run.window) }
  /// Those of an upright phone, without a style.
  public var traitCollection: UITraitCollection { UITraitCollection() }
}
