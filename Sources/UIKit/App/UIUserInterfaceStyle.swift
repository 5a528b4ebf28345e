/// Whether the surroundings are light or dark; `unspecified` leaves it to the page. The raw values are
/// UIKit's.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
