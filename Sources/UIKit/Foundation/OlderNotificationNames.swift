// The names of Swift 3 and 4 for notifications and for the values that they bring.

extension Notification.Name {
  /// The older name of `UIResponder.keyboardWillShowNotification`.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// The older name of `UIResponder.keyboardDidShowNotification`.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// The older name of `UIResponder.keyboardWillHideNotification`.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// The older name of `UIResponder.keyboardDidHideNotification`.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// The older name of `UIResponder.keyboardWillChangeFrameNotification`.
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// The older name of `UIResponder.keyboardDidChangeFrameNotification`.
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
  /// The older name of `UIApplication.didFinishLaunchingNotification`.
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  /// The older name of `UIApplication.didBecomeActiveNotification`.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The older name of `UIApplication.willResignActiveNotification`.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The older name of `UIApplication.didEnterBackgroundNotification`.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The older name of `UIApplication.willEnterForegroundNotification`.
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  /// The older name of `UIApplication.didReceiveMemoryWarningNotification`.
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
  /// The older name of `UIApplication.willTerminateNotification`.
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// The older name of `UIApplication.significantTimeChangeNotification`.
  public static let UIApplicationSignificantTimeChange = UIApplication.significantTimeChangeNotification
  /// The older name of `UIApplication.willChangeStatusBarFrameNotification`.
  public static let UIApplicationWillChangeStatusBarFrame = UIApplication.willChangeStatusBarFrameNotification
  /// The older name of `UIApplication.didChangeStatusBarFrameNotification`.
  public static let UIApplicationDidChangeStatusBarFrame = UIApplication.didChangeStatusBarFrameNotification
  /// The older name of `UIApplication.willChangeStatusBarOrientationNotification`.
  public static let UIApplicationWillChangeStatusBarOrientation = UIApplication
    .willChangeStatusBarOrientationNotification
  /// The older name of `UIApplication.didChangeStatusBarOrientationNotification`.
  public static let UIApplicationDidChangeStatusBarOrientation = UIApplication
    .didChangeStatusBarOrientationNotification
  /// The older name of `UIDevice.orientationDidChangeNotification`.
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  /// The older name of `UITextField.textDidBeginEditingNotification`.
  public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
  /// The older name of `UITextField.textDidEndEditingNotification`.
  public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
  /// The older name of `UITextField.textDidChangeNotification`.
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
  /// The older name of `UITextView.textDidBeginEditingNotification`.
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  /// The older name of `UITextView.textDidEndEditingNotification`.
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
  /// The older name of `UITextView.textDidChangeNotification`.
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
  /// The older name of `UIContentSizeCategory.didChangeNotification`.
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
  /// The older name of `UIAccessibility.voiceOverStatusDidChangeNotification`.
  public static let UIAccessibilityVoiceOverStatusChanged = UIAccessibility
    .voiceOverStatusDidChangeNotification
  /// The older name of `UIAccessibility.reduceMotionStatusDidChangeNotification`.
  public static let UIAccessibilityReduceMotionStatusDidChange = UIAccessibility
    .reduceMotionStatusDidChangeNotification
  /// The older name of `UIWindow.didBecomeVisibleNotification`.
  public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
  /// The older name of `UIWindow.didBecomeHiddenNotification`.
  public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
  /// The older name of `UIWindow.didBecomeKeyNotification`.
  public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
}

/// The older name of `UIResponder.keyboardFrameBeginUserInfoKey`.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// The older name of `UIResponder.keyboardFrameEndUserInfoKey`.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The older name of `UIResponder.keyboardAnimationDurationUserInfoKey`.
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
/// The older name of `UIResponder.keyboardAnimationCurveUserInfoKey`.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
/// The older name of `UIResponder.keyboardIsLocalUserInfoKey`.
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey
