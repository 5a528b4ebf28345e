import TransitionEngine

// Functions of the Objective-C runtime. A run has one thread and Swift's classes, so most of them have little to do.

/// Executes a closure; objects are released when their last reference ends.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Without effect: a run has one thread.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }
/// Without effect: a run has one thread.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }

/// Returns a class by its name, with or without its module: one of the page, of the site's code, or of UIKit. Nil for
/// other names, and for classes within other types.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  let name = aClassName.split(separator: ".").last.map(String.init) ?? aClassName
  guard !name.isEmpty, name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
  for module in ["Listing", "SiteCode", "UIKit"] {
    let mangled = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)C"
    if let type = _typeByName(mangled) as? AnyClass { return type }
  }
  return nil
}

/// A method of a class by its name. Nothing can be done with it: methods are called as Swift calls them.
public struct Method {
  let name: Selector
}
/// The code of a method, which can't be called.
public struct IMP {
  let name: Selector
}

extension Run {
  fileprivate static func noteExchange(_ function: String) {
    noteUnmodeled(
      Remark("\(function), which changes classes while they run"),
      Remark("override the method, or declare it “dynamic” and replace it by @_dynamicReplacement(for:)"))
  }
}

/// Returns a method by its name.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { Method(name: name) }
/// Returns a method of the class itself by its name.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { Method(name: name) }
/// Without effect, which lint reports: methods can't be exchanged.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  Run.noteExchange("method_exchangeImplementations")
}
/// Returns the code of a method, which can't be called.
public func method_getImplementation(_ m: Method) -> IMP { IMP(name: m.name) }
/// Without effect, which lint reports: methods can't be exchanged.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  Run.noteExchange("method_setImplementation")
  return IMP(name: m.name)
}
/// Returns nothing: methods have no types at run time.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Returns the name of a method.
public func method_getName(_ m: Method) -> Selector { m.name }
/// Returns false, which lint reports: methods can't be added.
@discardableResult public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  Run.noteExchange("class_addMethod")
  return false
}
/// Without effect, which lint reports: methods can't be exchanged.
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  Run.noteExchange("class_replaceMethod")
  return nil
}
/// Returns whether objects of the class have the method, as far as it's called by its name.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector?) -> Bool {
  guard let cls = cls as? NSObject.Type, let sel else { return false }
  return cls.namedSelectors.contains(sel)
}
/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }
/// Returns the superclass; nil for none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
/// Returns the name of a class, in memory that stays.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  let name = cls.map { NSStringFromClass($0) } ?? "nil"
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: name.utf8.count + 1)
  for (index, byte) in name.utf8.enumerated() { copy[index] = CChar(bitPattern: byte) }
  copy[name.utf8.count] = 0
  return UnsafePointer(copy)
}
