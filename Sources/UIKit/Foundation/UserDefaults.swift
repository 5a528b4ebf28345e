/// What an app remembers from one launch to the next, by Foundation's name. Here it is remembered until the run ends, and
/// there is nothing in it at the start.
public final class UserDefaults: NSObject {
  private var values: [String: Any] = [:]

  /// Defaults without anything in them.
  public override init() { super.init() }

  /// The run's; outside of any, some that nobody else has.
  public static var standard: UserDefaults { Run.current?.defaults ?? UserDefaults() }

  /// Remembers something; nil forgets it.
  public func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }
  /// Forgets something.
  public func removeObject(forKey defaultName: String) { values[defaultName] = nil }
  /// The value of a key; nil for none.
  public func object(forKey defaultName: String) -> Any? { values[defaultName] }
  /// The value of a key; nil for none.
  public func value(forKey key: String) -> Any? { values[key] }
  /// The text of a key; nil for a value of another type.
  public func string(forKey defaultName: String) -> String? { values[defaultName] as? String }
  /// The list of a key; nil for a value of another type.
  public func array(forKey defaultName: String) -> [Any]? { values[defaultName] as? [Any] }
  /// The truth value of a key; false for a value of another type.
  public func bool(forKey defaultName: String) -> Bool { values[defaultName] as? Bool ?? false }
  /// The integer of a key; 0 for a value of another type.
  public func integer(forKey defaultName: String) -> Int { values[defaultName] as? Int ?? 0 }
  /// The number of a key; 0 for a value of another type.
  public func double(forKey defaultName: String) -> Double { values[defaultName] as? Double ?? 0 }
  /// The number of a key; 0 for a value of another type.
  public func float(forKey defaultName: String) -> Float { values[defaultName] as? Float ?? 0 }
  /// Remembers what is not remembered already.
  public func register(defaults registrationDictionary: [String: Any]) {
    values.merge(registrationDictionary) { own, _ in own }
  }
  /// True: there is nothing to write.
  @discardableResult public func synchronize() -> Bool { true }
}
