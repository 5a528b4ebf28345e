/// The protocol that delegates and contexts inherit from: they are objects.
public protocol NSObjectProtocol: AnyObject {
  /// Whether two objects stand for the same.
  func isEqual(_ object: Any?) -> Bool
  /// Whether the object has the selector's method.
  func responds(to aSelector: Selector!) -> Bool
  /// Whether the object is of a class, or of one below it.
  func isKind(of aClass: AnyClass) -> Bool
  /// Equal for equal objects.
  var hash: Int { get }
}

/// The root of UIKit's classes, by Foundation's name. An object equals itself alone, unless a subclass says otherwise.
open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// An object that equals none but itself. There is no Objective-C runtime behind it: no selectors, no
  /// key-value coding.
  public init() {}

  /// The objects of `objc_setAssociatedObject`, in the order of setting; nil for none. Not a dictionary, as its order would
  /// follow from addresses, and objects would be released in that order.
  var associated: [(key: UnsafeRawPointer, object: AssociatedObject)]?

  /// Whether `object` is this very object, unless a subclass says otherwise; `==` asks this.
  open func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }

  /// Equal for objects that are equal. In a run, objects are numbered as their hashes are asked for, so that a set of them
  /// is in the same order each time the same code runs.
  open var hash: Int {
    if number == nil { number = Run.current?.nextObjectNumber() ?? ObjectIdentifier(self).hashValue }
    return number ?? 0
  }

  private var number: Int?

  /// Never called: nothing comes from a nib.
  open func awakeFromNib() {}
  /// Never called: there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}

  /// Whether the object has the selector's method. A method that its superclass has, too, is one.
  open func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }

  /// Whether the object is of a class, or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var own: AnyClass? = type(of: self)
    while let current = own {
      if current == aClass { return true }
      own = _getSuperclass(current)
    }
    return false
  }

  /// Whether the object is of just this class.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// The object's class.
  public var classForCoder: AnyClass { type(of: self) }

  /// The name of the class; for subclasses to say more.
  open var description: String { String(reflecting: type(of: self)) }
  /// As `description`.
  open var debugDescription: String { description }

  /// Calls the selector's method, with as much as it takes. What it returns is not handed on.
  public func perform(_ aSelector: Selector, with object: Any? = nil) {
    if let object {
      aSelector.perform(on: self, sender: object)
    } else {
      aSelector.perform(on: self, sender: Any?.none as Any)
    }
  }

  /// Calls the selector's method at an instant of the virtual clock; outside of a run never.
  public func perform(_ aSelector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    Run.current?.loop.schedule(after: VirtualTime(seconds: delay)) { self.perform(aSelector, with: object) }
  }

  public static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// The name of a class, with its module.
public func NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }

/// The name of a selector's method.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
