/// A memory zone; of no meaning, as on iOS.
public struct NSZone: Sendable {}

/// An object that can be copied, by Foundation's name.
public protocol NSCopying {
  /// A copy.
  func copy(with zone: NSZone?) -> Any
}

/// The elements of an array, copied if asked for: `NSArray(array:copyItems:)` without the Objective-C runtime.
public func copiedElements(array: [Any], copyItems: Bool) -> [Any] {
  copyItems ? array.map { ($0 as? any NSCopying)?.copy(with: nil) ?? $0 } : array
}

/// Strings can be copied, as in Foundation: they identify boundaries, for example.
extension String: NSCopying {
  /// The same text.
  public func copy(with zone: NSZone?) -> Any { self }
}
