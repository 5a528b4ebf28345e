/// What delegates and contexts have in common: they are objects.
public protocol NSObjectProtocol: AnyObject {
  /// Whether two objects stand for the same.
  func isEqual(_ object: Any?) -> Bool
  /// Equal for equal objects.
  var hash: Int { get }
}

/// The root of UIKit's classes, by Foundation's name. An object equals itself alone, unless a subclass says otherwise.
open class NSObject: NSObjectProtocol, Hashable {
  /// An object that equals none but itself. There is no Objective-C runtime behind it: no selectors, no
  /// key-value coding.
  public init() {}

  /// Whether `object` is this very object, unless a subclass says otherwise; `==` asks this.
  open func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }

  /// Equal for objects that are equal; another one in each execution of the program.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  public static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
