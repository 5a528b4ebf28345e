import TransitionEngine

/// Key-value coding: properties by their names.
extension NSObject {
  /// The property by a name; nil if there is none that code can reach by its name.
  func codedProperty(_ name: String) -> CodedProperty? {
    type(of: self).codedProperties.last { $0.name == name } ?? CodedProperty.modeled(name, of: self)
  }

  /// The value of a property.
  func codedValue(_ key: String) -> Any? {
    guard let value = codedProperty(key)?.get(self) else { return value(forUndefinedKey: key) }
    return value
  }

  /// Sets a property. A property that doesn't exist, and a value that it doesn't take, are noted for lint.
  func setCodedValue(_ value: Any?, _ key: String) {
    guard let property = codedProperty(key) else { return setValue(value, forUndefinedKey: key) }
    guard !property.set(self, value) else { return }
    Run.noteUnmodeled(
      Remark("way to set “\(key)” of \(type(of: self)) to \(value.map { "\($0)" } ?? "nil")"),
      Remark("use a value of the property’s type"))
  }

  func noteUndefinedKey(_ key: String) {
    Run.noteUnmodeled(
      Remark("property “\(key)” of \(type(of: self)) that code can reach by its name"),
      Remark("use a property that the class has; declare your own with “@objc”"))
  }

  /// Divides a path into its first key and the rest; nil for a single key.
  static func parts(of keyPath: String) -> (first: String, rest: String)? {
    guard let dot = keyPath.firstIndex(of: ".") else { return nil }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }
}
