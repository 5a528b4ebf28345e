/// Nothing, where an object is asked for: the action of a layer that is not to animate.
public struct NSNull: Hashable, Sendable {
  /// All of them are equal.
  public init() {}
}
