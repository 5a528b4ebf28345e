/// The result of an optional method, which always exists here. Zoetrope writes this call around such a call in listings.
@discardableResult public func optional<Value>(_ value: Value) -> Value? { value }
/// The result of an optional method, which is optional by itself.
@discardableResult public func optional<Value>(_ value: Value?) -> Value? { value }

/// An optional method of a delegate as a closure; nil if the object doesn't have it. Zoetrope writes this call around
/// references to such methods in listings.
///
/// - Parameters:
///   - name: the method's name, with or without labels.
///   - method: the method, which always exists here.
public func implemented<Method>(_ name: String, by object: Any?, _ method: Method?) -> Method? {
  guard let object = object as? NSObject else { return nil }
  return type(of: object).hasDelegateMethod(name) ? method : nil
}
