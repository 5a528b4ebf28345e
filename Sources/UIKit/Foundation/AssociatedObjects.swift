/// The ownership of an associated object. The raw values are the Objective-C runtime's.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object isn't kept alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive; here the same as the cases below.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The object itself is kept alive; nothing is copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// The object itself is kept alive; nothing is copied.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// The object associated with a key.
enum AssociatedObject {
  final class Reference { weak var object: AnyObject? }

  case kept(Any)
  case assigned(Reference)

  var value: Any? {
    switch self {
    case .kept(let value): value
    case .assigned(let reference): reference.object
    }
  }
}

/// The objects associated with an object, by their keys.
struct Associations {
  /// The owner, unless it keeps the associations itself. Another object may get its address later.
  weak var owner: AnyObject?
  var all: [(key: UnsafeRawPointer, object: AssociatedObject)] = []

  mutating func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    all.removeAll { $0.key == key }
    guard let value else { return }
    guard policy == .OBJC_ASSOCIATION_ASSIGN else { return all.append((key, .kept(value))) }
    let reference = AssociatedObject.Reference()
    reference.object = value as AnyObject
    all.append((key, .assigned(reference)))
  }

  func value(_ key: UnsafeRawPointer) -> Any? { all.first { $0.key == key }?.object.value }
}

/// Associates an object with another one under a key, or removes the association with nil. With an object that
/// isn't an `NSObject`, it's associated until the run ends at the latest; outside of a run, not at all.
///
/// - Parameter key: the address of a variable.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  if let object = object as? NSObject {
    var associations = Associations(all: object.associated ?? [])
    associations.set(value, key, policy)
    object.associated = associations.all
  } else if let run = Run.current {
    let owner = object as AnyObject
    if run.associations[ObjectIdentifier(owner)]?.owner !== owner {
      run.associations = run.associations.filter { $0.value.owner != nil }
      run.associations[ObjectIdentifier(owner)] = Associations(owner: owner)
    }
    run.associations[ObjectIdentifier(owner)]?.set(value, key, policy)
  }
}

/// The associated object of a key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  if let object = object as? NSObject { return Associations(all: object.associated ?? []).value(key) }
  let owner = object as AnyObject
  guard let known = Run.current?.associations[ObjectIdentifier(owner)], known.owner === owner else {
    return nil
  }
  return known.value(key)
}
