/// A memory zone; of no meaning, as on iOS.
public struct NSZone: Sendable {}

/// An object that can be copied, by Foundation's name.
public protocol NSCopying {
  /// A copy.
  func copy(with zone: NSZone?) -> Any
}

/// Names of boundaries and the like, which Foundation's strings are.
extension String: NSCopying {
  /// The same text.
  public func copy(with zone: NSZone?) -> Any { self }
}
