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

/// Associates an object with an `NSObject` under a key, or removes the association with nil. Calls for other
/// objects are ignored.
///
/// - Parameter key: the address of a variable.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let object = object as? NSObject else { return }
  var associated = object.associated ?? []
  associated.removeAll { $0.key == key }
  if let value, policy == .OBJC_ASSOCIATION_ASSIGN {
    let reference = AssociatedObject.Reference()
    reference.object = value as AnyObject
    associated.append((key, .assigned(reference)))
  } else if let value {
    associated.append((key, .kept(value)))
  }
  object.associated = associated
}

/// The associated object of a key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? NSObject)?.associated?.first { $0.key == key }?.object.value
}
