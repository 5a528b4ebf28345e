/// The meaning of a view's content, which decides its direction. The raw values are UIKit's.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Runs as the app's language does: from left to right.
  case unspecified
  /// Keeps its direction in every language.
  case playback, spatial
  /// Runs as it says, whatever the language.
  case forceLeftToRight, forceRightToLeft
}
