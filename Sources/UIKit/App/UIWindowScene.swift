/// The scene of the run's window.
public final class UIWindowScene: UIScene {
  private unowned let run: Run

  init(_ run: Run) { self.run = run }

  /// The run's window, and those that code has shown in front of it.
  public var windows: [UIWindow] { [run.window] + run.window.others }
  /// The run's own window, from the start: the controllers of a figure needn't be the first of their app.
  public var keyWindow: UIWindow? { run.window }
  /// The scene's screen.
  public var screen: UIScreen { run.screen }
  /// The coordinates of the scene, which are the screen's.
  public var coordinateSpace: any UICoordinateSpace { run.screen }
  /// The interface orientation.
  public var interfaceOrientation: UIInterfaceOrientation { run.isTurned ? .landscapeRight : .portrait }
  /// The style and the frame of the status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(run.window) }
  /// The traits of an upright phone, without a style.
  public var traitCollection: UITraitCollection { .current }
}
