/// Where lines stand sideways.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right
  /// As the writing goes: left.
  case natural = 4

  /// How much of a line's spare room is on its left.
  var share: CGFloat {
    switch self {
    case .left, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
