/// A property that code reaches by its name.
public struct CodedProperty {
  let name: String
  /// Whether the property tells of its changes.
  let isObserved: Bool
  /// Returns the value of an object; nil if the object hasn't the property.
  let get: (NSObject) -> Any??
  /// Sets the value. Returns false if the object hasn't the property, or the value has another type.
  let set: (NSObject, Any?) -> Bool

  /// The value of an object's property; nil if there is none.
  func value(of object: NSObject) -> Any? { get(object).flatMap { $0 } }

  /// A property of a class. Zoetrope writes these into the classes of listings.
  public init<Root: NSObject, Value>(
    _ name: String, _ keyPath: KeyPath<Root, Value>, isObserved: Bool = true
  ) {
    (self.name, self.isObserved) = (name, isObserved)
    get = { ($0 as? Root).map { CodedValue.boxed($0[keyPath: keyPath]) } }
    let writable = keyPath as? ReferenceWritableKeyPath<Root, Value>
    set = { object, value in
      guard let writable, let object = object as? Root, let value: Value = CodedValue.converted(value) else {
        return false
      }
      object[keyPath: writable] = value
      return true
    }
  }
}

/// Conversions of values that key-value coding makes.
enum CodedValue {
  /// A value without the optional around it.
  static func boxed(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrappedValue
  }

  /// A value as a property takes it: numbers become the property's type of number.
  static func converted<Value>(_ value: Any?) -> Value? {
    if let value = value as? Value { return value }
    guard let value, let number = number(value) else { return nil }
    switch Value.self {
    case is CGFloat.Type, is CGFloat?.Type: return CGFloat(number) as? Value
    case is Double.Type, is Double?.Type: return number as? Value
    case is Float.Type, is Float?.Type: return Float(number) as? Value
    case is Int.Type, is Int?.Type: return Int(exactly: number.rounded(.towardZero)) as? Value
    case is Bool.Type, is Bool?.Type: return (number != 0) as? Value
    default: return nil
    }
  }

  /// The number of a value; nil for a value of another kind.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as Bool: value ? 1 : 0
    default: nil
    }
  }
}

private protocol OptionalValue {
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrappedValue: Any? { flatMap { CodedValue.boxed($0) } }
}
