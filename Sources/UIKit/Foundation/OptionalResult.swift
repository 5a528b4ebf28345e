/// The result of an optional method, which always exists here. Zoetrope writes this call around such a call in listings.
@discardableResult public func optional<Value>(_ value: Value) -> Value? { value }
/// The result of an optional method, which is optional by itself.
@discardableResult public func optional<Value>(_ value: Value?) -> Value? { value }
