/// A part of an app that shows by itself. There is one.
open class UIScene: UIResponder {
  /// How a scene takes part in the app. The raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// In front, and reached by touches.
  open var activationState: ActivationState { .foregroundActive }
  /// Empty; for scenes with a title.
  open var title: String! = ""
  /// Who hears of the scene's life: nobody, so it is of no effect.
  open weak var delegate: (any UISceneDelegate)?
}

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
  /// What there is to know of the status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(run.window) }
  /// Those of an upright phone, without a style.
  public var traitCollection: UITraitCollection { UITraitCollection() }
}

/// Hears of a scene's life. Here it can be written, as code has it, and nothing of it is called.
public protocol UISceneDelegate: NSObjectProtocol {}

/// Hears of a scene's life. Here it can be written, as code has it, and nothing of it is called.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// Where templates keep the window.
  var window: UIWindow? { get set }
}

/// What there is to know of the status bar.
public final class UIStatusBarManager: NSObject {
  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  /// Whether it is dark or light.
  public var statusBarStyle: UIStatusBarStyle { window.statusBarStyle }
  /// Whether it is hidden.
  public var isStatusBarHidden: Bool { window.isStatusBarHidden }
  /// At the top, as high as the window's inset; empty while it is hidden.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.deviceInsets.top)
  }
}
