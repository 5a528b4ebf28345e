/// The horizontal alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right
  /// Drawn as `left`: lines keep their own widths, which lint reports.
  case justified
  /// In the direction of writing: left.
  case natural = 4

  /// The fraction of a line's spare width on its left.
  var share: CGFloat {
    switch self {
    case .left, .natural, .justified: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
