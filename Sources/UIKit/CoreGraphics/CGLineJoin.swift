import TransitionEngine

/// The shape of a line's corners. The raw values are Core Graphics's.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
  init(_ join: Shape.LineJoin) { self = join == .miter ? .miter : join == .round ? .round : .bevel }
  var join: Shape.LineJoin { self == .miter ? .miter : self == .round ? .round : .bevel }
}
