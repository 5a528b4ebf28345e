/// The meaning of a view's content, which decides its direction. The raw values are UIKit's.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Has the direction of the app's language: from left to right.
  case unspecified
  /// Keeps its direction in every language.
  case playback, spatial
  /// Has the stated direction in every language.
  case forceLeftToRight, forceRightToLeft
}
