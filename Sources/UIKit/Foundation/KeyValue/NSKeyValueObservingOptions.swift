/// What an observer is told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change has the new value.
  public static let new = Self(rawValue: 1)
  /// The change has the old value.
  public static let old = Self(rawValue: 2)
  /// The observer is also called at once, with the current value.
  public static let initial = Self(rawValue: 4)
  /// The observer is also called before each change. UIKit's own properties call it right after they have
  /// changed, with the old value.
  public static let prior = Self(rawValue: 8)
}
