/// Reads what was archived, by Foundation's name. Nothing here comes from an archive or a nib, so there is none: with the name,
/// `init?(coder:)` can be written as Xcode wants it, and is never called.
public final class NSCoder: NSObject {
  private override init() { super.init() }
}

/// What can be archived, by Foundation's name. Nothing is.
public protocol NSCoding {
  /// Never called.
  func encode(with coder: NSCoder)
  /// Never called.
  init?(coder: NSCoder)
}

/// Where objects are made; of no meaning, as on iOS.
public struct NSZone: Sendable {}

/// What can be copied, by Foundation's name.
public protocol NSCopying {
  /// A copy.
  func copy(with zone: NSZone?) -> Any
}

/// Names of boundaries and the like, which Foundation's strings are.
extension String: NSCopying {
  /// The same text.
  public func copy(with zone: NSZone?) -> Any { self }
}
