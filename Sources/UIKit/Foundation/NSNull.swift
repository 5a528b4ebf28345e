/// A null value where an object is required: as the action of a layer, it prevents an animation.
public struct NSNull: Hashable, Sendable {
  /// A null value. All of them are equal.
  public init() {}
}
