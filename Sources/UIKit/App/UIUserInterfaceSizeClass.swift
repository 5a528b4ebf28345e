/// The available space in one direction. The raw values are UIKit's.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}
