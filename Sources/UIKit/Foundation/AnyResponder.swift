/// An object of any class, which can be asked for a method. Zoetrope writes it in place of `AnyObject` in
/// `(delegate as AnyObject).responds(to: …)`.
public struct AnyResponder {
  private let object: AnyObject

  /// Returns nil for nil.
  public static func bridged(_ value: Any?) -> AnyResponder? {
    value.map { AnyResponder(object: $0 as AnyObject) }
  }

  /// Whether the object has the selector's method.
  public func responds(to aSelector: Selector!) -> Bool {
    (object as? NSObject)?.responds(to: aSelector) ?? aSelector?.isMethod(of: object) ?? false
  }
}
