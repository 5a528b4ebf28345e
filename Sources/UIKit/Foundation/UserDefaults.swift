/// The values that an app stores from one launch to the next, by Foundation's name. Here they last until the
/// run ends, and there are none at the start.
public final class UserDefaults: NSObject {
  private var values: [String: Any] = [:]

  /// Defaults without values.
  public override init() { super.init() }

  /// The current run's defaults; new ones at each access outside a run.
  public static var standard: UserDefaults { Run.current?.defaults ?? UserDefaults() }

  /// Sets the value of a key; nil removes it.
  public func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }
  /// Removes the value of a key.
  public func removeObject(forKey defaultName: String) { values[defaultName] = nil }
  /// The value of a key; nil for none.
  public func object(forKey defaultName: String) -> Any? { values[defaultName] }
  /// The value of a key; nil for none.
  public override func value(forKey key: String) -> Any? { values[key] }
  /// The string of a key; nil for none, and for a value of another type.
  public func string(forKey defaultName: String) -> String? { values[defaultName] as? String }
  /// The array of a key; nil for none, and for a value of another type.
  public func array(forKey defaultName: String) -> [Any]? { values[defaultName] as? [Any] }
  /// The Boolean value of a key; false for none, and for a value of another type.
  public func bool(forKey defaultName: String) -> Bool { values[defaultName] as? Bool ?? false }
  /// The integer of a key; 0 for none, and for a value of another type.
  public func integer(forKey defaultName: String) -> Int { values[defaultName] as? Int ?? 0 }
  /// The number of a key; 0 for none, and for a value of another type.
  public func double(forKey defaultName: String) -> Double { values[defaultName] as? Double ?? 0 }
  /// The number of a key; 0 for none, and for a value of another type.
  public func float(forKey defaultName: String) -> Float { values[defaultName] as? Float ?? 0 }
  /// Sets the values of keys that have none.
  public func register(defaults registrationDictionary: [String: Any]) {
    values.merge(registrationDictionary) { own, _ in own }
  }
  /// Returns true: there is nothing to write.
  @discardableResult public func synchronize() -> Bool { true }
}
