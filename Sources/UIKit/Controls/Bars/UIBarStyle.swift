/// The look of a bar. The raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
  /// The reader's style.
  case `default`
  /// That of dark mode.
  case black
  /// The same as `black`, by its older name.
  case blackTranslucent

  /// The older name of `black`.
  public static let blackOpaque = UIBarStyle.black

  var interfaceStyle: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }
}
