/// A place beside another one.
public struct UIOffset: Hashable, Sendable {
  /// Points to the right.
  public var horizontal: CGFloat
  /// Points downwards.
  public var vertical: CGFloat
  /// A place so far beside another one.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// The same place.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
}
