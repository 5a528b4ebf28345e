import TransitionEngine

/// How lines end. The raw values are Core Graphics's.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
  var cap: Shape.LineCap { self == .butt ? .butt : self == .round ? .round : .square }
}
