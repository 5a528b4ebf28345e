/// The style and the frame of the status bar.
public final class UIStatusBarManager: NSObject {
  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  /// Whether the status bar is dark or light.
  public var statusBarStyle: UIStatusBarStyle { window.statusBarStyle }
  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { window.isStatusBarHidden }
  /// The frame at the top, with the height of the window's inset; empty while the status bar is hidden.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.deviceInsets.top)
  }
}
