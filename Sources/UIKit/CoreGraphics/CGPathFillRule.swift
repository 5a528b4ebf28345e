import TransitionEngine

/// The rule that decides the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Points with a winding number other than zero are inside.
  case winding
  /// Points that a ray leaves through an odd number of crossings are inside.
  case evenOdd
}
