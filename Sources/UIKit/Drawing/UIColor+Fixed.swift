/// Colors that are the same in light and in dark.
extension UIColor {
  /// `#000000`.
  public static let black = UIColor(white: 0, alpha: 1)
  /// `#555555`, a third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// `#AAAAAA`, two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// `#FFFFFF`.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Halfway from black to white, between `#7F7F7F` and `#808080`.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// `#FF0000`.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// `#00FF00`.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// `#0000FF`.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// `#00FFFF`.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// `#FFFF00`.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// `#FF00FF`.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red, with half of the green: about `#FF8000`.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of the red and of the blue: about `#800080`.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// `#996633`.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black with an alpha of 0: transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
}
