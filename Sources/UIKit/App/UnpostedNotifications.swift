// Notifications that code can observe and post, and that nothing here posts: the app is active all the time, and its
// settings, windows and screens stay as they are.

extension UIApplication {
  /// Never posted.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Never posted.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Never posted.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Never posted.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Never posted.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Never posted.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Never posted.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Never posted.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Never posted.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

extension UIContentSizeCategory {
  /// Never posted.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

extension UIAccessibility {
  /// Never posted.
  public static let voiceOverStatusDidChangeNotification = UIKit.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Never posted.
  public static let reduceMotionStatusDidChangeNotification = UIKit.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Never posted.
  public static let reduceTransparencyStatusDidChangeNotification = UIKit.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Never posted.
  public static let prefersCrossFadeTransitionsStatusDidChangeNotification = UIKit.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Never posted.
  public static let boldTextStatusDidChangeNotification = UIKit.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}

extension UIScene {
  /// Never posted.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Never posted.
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Never posted.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Never posted.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Never posted.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Never posted.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIWindow {
  /// Never posted.
  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Never posted.
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Never posted.
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

extension UIDevice {
  /// Never posted.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}
