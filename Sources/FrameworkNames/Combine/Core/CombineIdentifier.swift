/// The identity of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let object: ObjectIdentifier?

  /// The identity of nothing else.
  public init() { object = nil }
  /// The identity of an object.
  public init(_ obj: AnyObject) { object = ObjectIdentifier(obj) }

  /// The same word for all, so that output doesn't depend on addresses.
  public var description: String { "identifier" }
}

/// A type with an identity among subscribers and subscriptions.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible {
  /// The identity of a value, which isn't told from others.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier() }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
