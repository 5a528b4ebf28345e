/// The light or dark style; `unspecified` leaves the choice to the page. The raw values are UIKit's.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
