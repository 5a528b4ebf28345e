/// Insets from the four sides, in points, by the direction of writing: leading is left.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Points from each side inwards; negative values lead outwards.
  public var top, leading, bottom, trailing: CGFloat

  /// No distance on any side.
  public static let zero = NSDirectionalEdgeInsets()

  /// Distances in points; those left out are 0.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
