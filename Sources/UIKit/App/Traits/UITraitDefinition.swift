/// A kind of trait: one of UIKit's, or a custom one.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where nothing is set.
  static var defaultValue: Value { get }
  /// A unique name.
  static var identifier: String { get }
  /// A name for people.
  static var name: String { get }
  /// Whether colors depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The type's name.
  public static var name: String { "\(Self.self)" }
  /// False, unless declared.
  public static var affectsColorAppearance: Bool { false }
}

/// A kind of trait, as a value.
public typealias UITrait = any UITraitDefinition.Type

/// Traits that can be changed.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// A kind of UIKit's traits, which is a property of a collection.
protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable {
  static var property: WritableKeyPath<UITraitCollection, Value> { get }
}

extension UITraitCollection: UIMutableTraits {
  /// The value of a trait; its default one where nothing is set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let own = trait as? any SystemTrait.Type, let value = own.value(in: self) as? T.Value {
        return value
      }
      return custom[trait.identifier]?.value as? T.Value ?? trait.defaultValue
    }
    set {
      if let own = trait as? any SystemTrait.Type {
        own.set(newValue, in: &self)
      } else {
        custom[trait.identifier] = CustomTrait(value: newValue)
      }
    }
  }

  /// Whether a trait differs.
  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    if let own = trait as? any SystemTrait.Type { return own.differs(self, other) }
    return custom[trait.identifier] != other.custom[trait.identifier]
  }

  /// The value of a custom trait.
  struct CustomTrait: Hashable, @unchecked Sendable {
    let value: Any

    /// Values that can't be compared differ.
    static func == (a: Self, b: Self) -> Bool {
      guard let a = a.value as? any Hashable, let b = b.value as? any Hashable else {
        return type(of: a.value) is AnyClass && a.value as AnyObject === b.value as AnyObject
      }
      return AnyHashable(a) == AnyHashable(b)
    }
    func hash(into hasher: inout Hasher) {}
  }
}

extension SystemTrait {
  fileprivate static func value(in traits: UITraitCollection) -> Any { traits[keyPath: property] }
  fileprivate static func set(_ value: Any, in traits: inout UITraitCollection) {
    if let value = value as? Value { traits[keyPath: property] = value }
  }
  fileprivate static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a[keyPath: property] != b[keyPath: property]
  }
}
