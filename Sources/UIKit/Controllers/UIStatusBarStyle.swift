/// Whether the status bar is drawn dark or light. The raw values are UIKit's.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light screens, light in the dark style.
  case `default` = 0
  /// White in both styles, for a dark screen.
  case lightContent = 1
  /// Black in both styles, for a light screen.
  case darkContent = 3

  var color: UIColor {
    switch self {
    case .default: .label
    case .lightContent: .white
    case .darkContent: .black
    }
  }
}
