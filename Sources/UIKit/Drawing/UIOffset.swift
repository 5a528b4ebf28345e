/// An offset of one position from another.
public struct UIOffset: Hashable, Sendable {
  /// The offset to the right, in points.
  public var horizontal: CGFloat
  /// The offset downward, in points.
  public var vertical: CGFloat
  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// The offset (0, 0).
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
}
