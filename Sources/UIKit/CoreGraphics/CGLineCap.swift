import TransitionEngine

/// The shape of a line's ends. The raw values are Core Graphics's.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
  init(_ cap: Shape.LineCap) { self = cap == .butt ? .butt : cap == .round ? .round : .square }
  var cap: Shape.LineCap { self == .butt ? .butt : self == .round ? .round : .square }
}
