/// A memory zone; of no meaning, as on iOS.
public struct NSZone: Sendable {}

/// An object that can be copied, by Foundation's name.
public protocol NSCopying {
  /// A copy.
  func copy(with zone: NSZone?) -> Any
}

/// Strings can be copied, as in Foundation: they identify boundaries, for example.
extension String: NSCopying {
  /// The same text.
  public func copy(with zone: NSZone?) -> Any { self }
}
