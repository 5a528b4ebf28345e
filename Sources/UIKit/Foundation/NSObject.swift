import TransitionEngine

/// The protocol of all objects, from which the protocols of delegates and contexts inherit.
public protocol NSObjectProtocol: AnyObject {
  /// Whether two objects are equal.
  func isEqual(_ object: Any?) -> Bool
  /// Whether the object has the selector's method.
  func responds(to aSelector: Selector!) -> Bool
  /// Whether the object is an instance of a class or of one of its subclasses.
  func isKind(of aClass: AnyClass) -> Bool
  /// The hash of the object; equal for equal objects.
  var hash: Int { get }
}

/// The root of UIKit's classes, by Foundation's name. An object equals only itself, unless a subclass
/// overrides `isEqual(_:)`.
open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// An object that equals only itself. There is no Objective-C runtime behind it: a `Selector` contains its
  /// method, and key-value coding knows the properties of `codedProperties`.
  public init() {}

  /// The objects of `objc_setAssociatedObject`, in the order of setting; nil for none. A dictionary's order
  /// would depend on addresses, and the objects would be released in that order.
  var associated: [(key: UnsafeRawPointer, object: AssociatedObject)]?

  /// The observers of the object's properties; nil for none.
  var observations: KeyObservations?

  /// Whether `object` is this object, unless overridden. The operator `==` calls this method.
  open func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }

  /// The hash of the object; equal for equal objects. In a run, an object gets the next number when its hash
  /// is first read, so a set of objects has the same order each time the same code runs.
  open var hash: Int {
    if number == nil { number = Run.current?.nextObjectNumber() ?? ObjectIdentifier(self).hashValue }
    return number ?? 0
  }

  private var number: Int?

  /// Tells observers that a property is about to be set. An `@objc dynamic` property of a listing calls this
  /// itself.
  open func willChangeValue(forKey key: String) {
    for observation in observations?.all ?? [] { observation.willChange(key, of: self) }
  }

  /// Tells observers that a property was set. An `@objc dynamic` property of a listing calls this itself.
  open func didChangeValue(forKey key: String) {
    for observation in observations?.all ?? [] { observation.didChange(key, of: self) }
  }

  /// Never called: nothing comes from a nib.
  open func awakeFromNib() {}
  /// Never called: there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}

  /// Whether the object has the selector's method. Inherited methods count.
  open func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }

  /// The object. In the initial value of a stored property that isn't lazy, `self` is this method, as with
  /// Objective-C's class.
  public func `self`() -> Self { self }

  /// Whether the object conforms to a protocol.
  open func conforms<Conformed>(to aProtocol: Conformed.Type) -> Bool { self is Conformed }

  /// The object that gets a selector's call in place of this one; nil for none. Calls by selectors ask for it; methods
  /// that Swift calls, such as those of a delegate, don't.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Whether the object is an instance of a class or of one of its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool {
    var own: AnyClass? = type(of: self)
    while let current = own {
      if current == aClass { return true }
      own = _getSuperclass(current)
    }
    return false
  }

  /// Whether the object is an instance of exactly this class.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// An object that a class's own `init()` makes, if its superclass has none that can be overridden; nil for all other
  /// classes. Zoetrope writes it into classes of listings.
  open class func _ownMade() -> NSObject? { nil }

  /// The methods of a listing's class that code calls by their names. Zoetrope writes them into classes with
  /// `@objc` methods, in listings that use such names.
  open class var namedSelectors: [Selector] { [] }

  /// The names of the optional methods of UIKit's protocols that a listing's class has, with labels. Zoetrope writes
  /// them into classes, in listings that ask for such methods.
  open class var delegateMethods: [String] { [] }

  /// Whether the class has an optional method of a protocol.
  ///
  /// - Parameter name: the method's name, with or without labels.
  class func hasDelegateMethod(_ name: String) -> Bool {
    delegateMethods.contains { $0 == name || !name.contains("(") && $0.hasPrefix("\(name)(") }
  }

  // MARK: Key-value coding

  /// The properties of a listing's class that code reaches by their names. Zoetrope writes them into classes
  /// that have properties with `@objc`.
  open class var codedProperties: [CodedProperty] { [] }

  /// Returns the value of a property by its name.
  open func value(forKey key: String) -> Any? { codedValue(key) }

  /// Sets a property by its name. Numbers become the property's type of number.
  open func setValue(_ value: Any?, forKey key: String) { setCodedValue(value, key) }

  /// Returns the value of a property, or of a property of an object in a property: `layer.cornerRadius`.
  open func value(forKeyPath keyPath: String) -> Any? {
    guard let (first, rest) = Self.parts(of: keyPath) else { return value(forKey: keyPath) }
    return (value(forKey: first) as? NSObject)?.value(forKeyPath: rest)
  }

  /// Sets a property, or a property of an object in a property.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (first, rest) = Self.parts(of: keyPath) else { return setValue(value, forKey: keyPath) }
    (self.value(forKey: first) as? NSObject)?.setValue(value, forKeyPath: rest)
  }

  /// Called for a name that no property has; nil, noted for lint, unless overridden. iOS throws an exception.
  open func value(forUndefinedKey key: String) -> Any? {
    noteUndefinedKey(key)
    return nil
  }

  /// Called for a name that no property has; noted for lint, unless overridden. iOS throws an exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { noteUndefinedKey(key) }

  /// Called when a property changes that the object observes by `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    Run.noteUnmodeled(
      Remark("answer of \(type(of: self)) to a change of “\(keyPath ?? "")”"),
      Remark(
        "override observeValue(forKeyPath:of:change:context:), and call super only for other observations"))
  }

  /// The properties that a computed property depends on. Can be overridden, but is never called: observers of
  /// an object compare their values after each change.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// The object's class.
  public var classForCoder: NSObject.Type { type(of: self) }

  /// The name of the class, as `NSStringFromClass` gives it.
  open class func description() -> String { NSStringFromClass(self) }
  /// The name of the class, unless overridden.
  open var description: String { String(reflecting: type(of: self)) }
  /// The same text as `description`, unless overridden.
  open var debugDescription: String { description }

  public static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// The name of a class, with its module; UIKit's classes have none. Source: Apple's documentation of
/// `NSStringFromClass`: only classes of Swift have their module's name.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  let name = String(reflecting: aClass)
  return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
}

/// The name of a selector's method.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
