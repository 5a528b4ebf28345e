import TransitionEngine

/// One observer of one property: how the property is read, its last known value, and who is told.
///
/// An own property of a listing's class tells of each time that it is set. UIKit's objects only tell that
/// something has changed, and the value is compared.
final class KeyObservation {
  /// A change as it is told. A value is nil if it isn't known yet, or isn't any more.
  struct Change {
    var old: Any?
    var new: Any?
    var isPrior = false
  }

  /// An observer that sets what it observes calls itself. On a device the stack ends; here these many calls
  /// within each other end the run.
  private static let limit = 100

  /// The names of the properties from the observed object on; empty if they aren't known.
  let path: [String]
  let options: NSKeyValueObservingOptions
  /// The observer, for `removeObserver`; nil for a closure.
  private(set) weak var observer: NSObject?
  let context: UnsafeMutableRawPointer?

  private weak var object: NSObject?
  private let read: (NSObject) -> Any?
  private let tell: (NSObject, Change) -> Void
  private var last: Any?
  private var depth = 0
  private var isTold = false
  private(set) var isOver = false
  private var holders: [Holder] = []

  private struct Holder {
    weak var object: NSObject?
  }

  /// Begins to observe.
  init(
    _ object: NSObject, path: [String], options: NSKeyValueObservingOptions, observer: NSObject? = nil,
    context: UnsafeMutableRawPointer? = nil, reading read: @escaping (NSObject) -> Any?,
    telling tell: @escaping (NSObject, Change) -> Void
  ) {
    (self.object, self.path, self.options) = (object, path, options)
    (self.observer, self.context, self.read, self.tell) = (observer, context, read, tell)
    attach()
    noteUnlessObservable()
    last = read(object)
    if options.contains(.initial) { report(Change(new: last), of: object) }
  }

  func end() {
    guard !isOver else { return }
    isOver = true
    for case let object? in holders.map(\.object) {
      object.observations?.count(over: self)
      if object.observations?.all.isEmpty == true { object.observations = nil }
    }
    holders = []
  }

  // MARK: Objects

  /// Joins the objects along the path.
  private func attach() {
    detach()
    var current = object
    for name in path.isEmpty ? [""] : path {
      guard let next = current else { return }
      holders.append(Holder(object: next))
      if next.observations == nil { next.observations = KeyObservations() }
      next.observations?.all.append(self)
      (next as? CALayer ?? (next as? UIView)?.layer)?.isObserved = true
      if holders.count < path.count { current = next.value(forKey: name) as? NSObject }
    }
  }

  /// Whether another object is on the path than when the observation joined them.
  private var hasOtherObjects: Bool {
    var current = object
    for (holder, name) in zip(holders, path) {
      guard let next = current, holder.object === next else { return true }
      current = next.value(forKey: name) as? NSObject
    }
    return holders.count < path.count && current != nil
  }

  private func detach() {
    for case let object? in holders.map(\.object) {
      object.observations?.all.removeAll { $0 === self }
      if object.observations?.all.isEmpty == true { object.observations = nil }
    }
    holders = []
  }

  /// Notes a property that doesn't tell of its changes.
  private func noteUnlessObservable() {
    guard let name = path.last, holders.count == path.count, let owner = holders.last?.object else { return }
    if let property = owner.codedProperty(name) {
      if property.isObserved { return }
    } else if owner is CALayer || owner is CAAnimation {
      return
    }
    let isOwn = CodedProperty.modeled(name, of: owner) == nil
    let fix =
      isOwn ? Remark("declare it as “@objc dynamic var \(name)”") : Remark("call your code where it is set")
    Run.noteUnmodeled(Remark("notification when “\(name)” of \(type(of: owner)) changes"), fix)
  }

  // MARK: Changes

  /// Called before an own property of an object is set.
  func willChange(_ key: String, of object: NSObject) {
    guard isAbout(key, of: object), options.contains(.prior), let root = self.object else { return }
    isTold = true
    report(Change(old: last, isPrior: true), of: root)
  }

  /// Called after an own property of an object was set.
  func didChange(_ key: String, of object: NSObject) { check(isSet: isAbout(key, of: object)) }

  private func isAbout(_ key: String, of object: NSObject) -> Bool {
    path.last == key && holders.count == path.count && holders.last?.object === object
  }

  /// Tells of a change.
  ///
  /// - Parameter isSet: whether the property was set; if false, it may have changed.
  func check(isSet: Bool = false) {
    guard !isOver, let object else { return }
    let (old, new) = (last, read(object))
    guard isSet || !Self.areEqual(old, new) else { return }
    last = new
    if path.count > 1, hasOtherObjects { attach() }
    if options.contains(.prior), !isTold { report(Change(old: old, isPrior: true), of: object) }
    isTold = false
    report(Change(old: old, new: new), of: object)
  }

  private func report(_ change: Change, of object: NSObject) {
    guard !isOver else { return }
    guard depth < Self.limit else {
      fatalError(
        "an observer of “\(path.joined(separator: "."))” sets it again in each call: set it only if it differs"
      )
    }
    depth += 1
    tell(object, change)
    depth -= 1
  }

  private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): return true
    case (let a?, let b?):
      if let a = a as? any Equatable { return isEqual(a, b) }
      return Swift.type(of: a) is AnyClass && (a as AnyObject) === (b as AnyObject)
    default: return false
    }
  }

  private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { (b as? Value) == a }
}
