/// The treatment of text that doesn't fit. The raw values are UIKit's.
public enum NSLineBreakMode: Int, Sendable {
  /// The last line ends with the last word that fits; the rest is left out.
  case byWordWrapping = 0
  /// As `byWordWrapping`. On iOS the line is cut off at the edge, even within a letter.
  case byClipping = 2
  /// An ellipsis replaces the rest.
  case byTruncatingTail = 4
}
