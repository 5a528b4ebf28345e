/// A set of objects, kept alive or not, in the order in which they were added.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var weak: ObjectType?
    let strong: ObjectType?
    var object: ObjectType? { weak }
  }

  private let isWeak: Bool
  private var entries: [Entry] = []

  private init(isWeak: Bool) {
    self.isWeak = isWeak
    super.init()
  }

  /// A set that keeps its objects alive, unless the options say otherwise.
  public convenience init(options: NSPointerFunctions.Options, capacity: Int = 0) {
    self.init(isWeak: options.contains(.weakMemory))
  }

  /// A set that doesn't keep its objects alive.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  /// The objects that are alive.
  public var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// The number of objects that are alive.
  public var count: Int { allObjects.count }
  /// One of the objects; nil for none.
  public var anyObject: ObjectType? { allObjects.first }

  /// Adds an object, unless the set has it.
  public func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    entries.append(Entry(weak: object, strong: isWeak ? nil : object))
  }
  /// Removes an object.
  public func remove(_ object: ObjectType?) { entries.removeAll { $0.object == nil || $0.object === object } }
  /// Removes all objects.
  public func removeAllObjects() { entries = [] }
  /// Whether the set has an object.
  public func contains(_ anObject: ObjectType?) -> Bool { entries.contains { $0.object === anObject } }
}

/// How a collection keeps its objects.
public enum NSPointerFunctions {
  /// Options of a collection. The bits are Foundation's.
  public struct Options: OptionSet, Sendable {
    /// One bit per option.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Keeps objects alive.
    public static let strongMemory: Self = []
    /// Doesn't keep objects alive.
    public static let weakMemory = Self(rawValue: 5)
    /// Compares identities; here always.
    public static let objectPointerPersonality = Self(rawValue: 1 << 9)
  }
}

/// Objects by objects, compared by identity and kept alive or not, in the order in which they were added.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var weakKey: KeyType?
    weak var weakObject: ObjectType?
    let key: KeyType?
    let object: ObjectType?
  }

  private let hasWeakKeys: Bool
  private let hasWeakObjects: Bool
  private var entries: [Entry] = []

  private init(_ hasWeakKeys: Bool, _ hasWeakObjects: Bool) {
    (self.hasWeakKeys, self.hasWeakObjects) = (hasWeakKeys, hasWeakObjects)
    super.init()
  }

  /// A table that keeps keys and objects alive, unless the options say otherwise.
  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options, capacity: Int = 0
  ) {
    self.init(keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory))
  }

  /// A table that keeps its keys and objects alive.
  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(false, false) }
  /// A table that keeps its objects alive, but not its keys.
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(true, false) }
  /// A table that keeps its keys alive, but not its objects.
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(false, true) }
  /// A table that keeps nothing alive.
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(true, true) }

  /// The object of a key; nil for none.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    entries.first { $0.weakKey === aKey && aKey != nil }?.weakObject
  }
  /// Sets the object of a key; nil removes it.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append(
      Entry(
        weakKey: aKey, weakObject: anObject, key: hasWeakKeys ? nil : aKey,
        object: hasWeakObjects ? nil : anObject))
  }
  /// Removes the object of a key.
  public func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { $0.weakKey == nil || $0.weakObject == nil || $0.weakKey === aKey }
  }
  /// Removes all objects.
  public func removeAllObjects() { entries = [] }
  /// The number of objects that are alive.
  public var count: Int { entries.count { $0.weakKey != nil && $0.weakObject != nil } }
}
