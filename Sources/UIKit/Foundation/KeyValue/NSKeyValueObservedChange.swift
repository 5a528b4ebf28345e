/// How a property was changed. The raw values are Foundation's.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set; the only kind here.
  case setting = 1
  /// Objects were inserted into a collection; never used.
  case insertion
  /// Objects were removed from a collection; never used.
  case removal
  /// Objects of a collection were replaced; never used.
  case replacement
}

/// A change of a property, as `observe(_:options:changeHandler:)` tells it.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public typealias Kind = NSKeyValueChange
  /// How the property was changed: `setting`.
  public let kind: Kind
  /// The new value; nil unless `new` was among the options, and before the change.
  public let newValue: Value?
  /// The old value; nil unless `old` was among the options, and for the first call of `initial`.
  public let oldValue: Value?
  /// The changed positions of a collection; always nil.
  public let indexes: IndexSet?
  /// Whether the property is about to change; only with the option `prior`.
  public let isPrior: Bool
}

/// A key of the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value of the `NSKeyValueChange`.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value, with the option `new`.
  public static let newKey = Self(rawValue: "new")
  /// The old value, with the option `old`.
  public static let oldKey = Self(rawValue: "old")
  /// The changed positions of a collection; never there.
  public static let indexesKey = Self(rawValue: "indexes")
  /// True before the change, with the option `prior`.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}
