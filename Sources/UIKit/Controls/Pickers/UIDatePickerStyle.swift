/// The looks of a date picker. The raw values are UIKit's.
public enum UIDatePickerStyle: Int, Sendable {
  /// Compact; wheels for modes without another look.
  case automatic
  /// Wheels side by side.
  case wheels
  /// The date and the time in a capsule each.
  case compact
  /// A month of days; the time in a capsule.
  case inline
}
