/// Notifications about editing, with the field as their object.
extension UITextField {
  /// Editing has begun.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Editing has ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The typed text has changed; posted where code inserts or deletes it.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

/// Notifications about editing, with the text view as their object.
extension UITextView {
  /// Editing has begun.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Editing has ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// The typed text has changed; posted where code inserts or deletes it.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}
