import TransitionEngine

/// A method of a target, and its name.
///
/// There is no Objective-C runtime that finds methods by their names, so a selector contains the method:
///
/// ```swift
/// Selector("handlePan(_:)", CardView.handlePan(_:))
/// ```
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The method's name, as Swift writes it: `handlePan(_:)`.
  public let description: String
  /// Whether an object has the method; nil for a name alone.
  private let isOwn: (@Sendable (AnyObject) -> Bool)?
  /// Calls the method with the arguments that it takes. Returns nil if the target or an argument has another
  /// type.
  private let call: @Sendable (_ target: AnyObject, _ sender: Any, _ second: Any?) -> Returned?

  /// What a method returned.
  private struct Returned {
    let value: Any?
  }

  /// A method without parameters.
  public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
    self.init(name, in: Target.self, method)
  }

  /// A method that takes the sender.
  public init<Target: AnyObject, Sender>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
    self.init(name, in: Target.self, method)
  }

  /// A method that takes a sender, and doesn't use it: whatever object calls is passed, as Objective-C does.
  public init<Target: AnyObject, Sender>(
    _ name: String, ignoring method: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(name, isOwn: { $0 is Target }) { target, sender, _ in
      guard let target = target as? Target, let sender = Self.unused(sender, as: Sender.self)
      else { return nil }
      method(target)(sender)
      return Returned(value: nil)
    }
  }

  /// An argument of the type of a parameter that the method doesn't use.
  private static func unused<Sender>(_ sender: Any, as type: Sender.Type) -> Sender? {
    if let sender = sender as? Sender { return sender }
    if let optional = type as? any ExpressibleByNilLiteral.Type {
      return optional.init(nilLiteral: ()) as? Sender
    }
    // All references to objects are alike, and this one is only retained and released.
    return type is AnyClass ? unsafeBitCast(sender as AnyObject, to: type) : nil
  }

  /// A method that takes the sender and the event, or two other values.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.init(name, isOwn: { $0 is Target }) { target, sender, second in
      guard let target = target as? Target, let sender = sender as? Sender, let second = second as? Event
      else { return nil }
      return Returned(value: method(target)(sender, second))
    }
  }

  /// A method without parameters that returns a value.
  @_disfavoredOverload public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name, in: Target.self, method)
  }

  /// A method that takes the sender and returns a value.
  @_disfavoredOverload public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(name, in: Target.self, method)
  }

  /// The getter of a property.
  public init<Target: AnyObject, Value>(_ name: String, getter property: KeyPath<Target, Value>) {
    self.init(name, in: Target.self) { target in { target[keyPath: property] } }
  }

  /// The setter of a property.
  public init<Target: AnyObject, Value>(
    _ name: String, setter property: ReferenceWritableKeyPath<Target, Value>
  ) {
    self.init(name, in: Target.self) { target in { (value: Value) in target[keyPath: property] = value } }
  }

  /// A method without parameters, of the type of a variable.
  public init<Target, Result>(
    _ name: String, of object: Target, _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name, in: Target.self, method)
  }

  /// A method that takes the sender, of the type of a variable.
  public init<Target, Sender, Result>(
    _ name: String, of object: Target, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(name, in: Target.self, method)
  }

  /// A method without parameters, of a class or a protocol.
  ///
  /// - Parameter isOwn: whether an object has the method; by default each object of the type.
  public init<Target, Result>(
    _ name: String, in type: Target.Type, having isOwn: @escaping (AnyObject) -> Bool = { $0 is Target },
    _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name, isOwn: isOwn) { target, _, _ in
      (target as? Target).map { Returned(value: method($0)()) }
    }
  }

  /// A method that takes the sender, of a class or a protocol.
  ///
  /// - Parameter isOwn: whether an object has the method; by default each object of the type.
  public init<Target, Sender, Result>(
    _ name: String, in type: Target.Type, having isOwn: @escaping (AnyObject) -> Bool = { $0 is Target },
    _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(name, isOwn: isOwn) { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return nil }
      return Returned(value: method(target)(sender))
    }
  }

  private init(
    _ name: String, isOwn: @escaping (AnyObject) -> Bool,
    calling method: @escaping (AnyObject, Any, Any?) -> Returned?
  ) {
    description = name
    nonisolated(unsafe) let isOwn = isOwn
    nonisolated(unsafe) let method = method
    self.isOwn = { isOwn($0) }
    call = { method($0, $1, $2) }
  }

  /// A method's name alone, as Swift or Objective-C writes it. Objects find the method among the
  /// `namedSelectors` of their class.
  public init(_ name: String) {
    description = name
    isOwn = nil
    call = { _, _, _ in nil }
  }

  /// Whether an object has the method.
  func isMethod(of target: AnyObject) -> Bool {
    isOwn?(target) ?? (found(in: target) != nil || isDelegateMethod(of: target))
  }

  /// Whether an object has an optional method of a protocol with the selector's name.
  private func isDelegateMethod(of target: AnyObject) -> Bool {
    (target as? NSObject).map { type(of: $0).hasDelegateMethod(description) } ?? false
  }

  /// The method of an object that has the selector's name.
  private func found(in target: AnyObject) -> Selector? {
    guard let target = target as? NSObject else { return nil }
    return type(of: target).namedSelectors.last {
      $0.description == description || $0.objectiveCName == description
    }
  }

  /// Calls the method of a target. If the method takes another sender, nothing is called, and the log notes
  /// it; with UIKit it would get a sender of the wrong type. A name that no method of a listing's object has
  /// ends the run, as it ends an app; UIKit's own objects have more methods than are modeled.
  ///
  /// - Returns: the value that the method returned.
  @discardableResult
  func perform(on target: AnyObject, sender: Any, second: Any? = nil) -> Any? {
    let method = isOwn == nil ? found(in: target) ?? self : self
    if let returned = method.call(target, sender, second) { return returned.value }
    if let object = target as? NSObject,
      let next = object.forwardingTarget(for: self).map({ $0 as AnyObject }),
      next !== target
    {
      return perform(on: next, sender: sender, second: second)
    }
    if method.isOwn == nil, target is NSObject {
      let name = String(reflecting: type(of: target))
      if !name.hasPrefix("UIKit.") {
        fatalError(
          "unrecognized selector “\(description)” sent to \(type(of: target)): no @objc method has this name")
      }
      Run.noteUnmodeled(
        Remark("method “\(description)” of \(type(of: target))"), Remark("call API that is supported"))
      return nil
    }
    Run.note(
      description, actor: "\(type(of: target))",
      detail: Remark("not called: there is no such method for \(type(of: sender))"))
    return nil
  }

  // MARK: Names

  /// The name in Objective-C: `move(from:to:)` is `moveFrom:to:`, and `open(sender:)` is `openWithSender:`.
  private var objectiveCName: String {
    guard let open = description.firstIndex(of: "(") else { return description }
    let labels = description[open...].dropFirst().dropLast().split(separator: ":")
    guard let first = labels.first else { return String(description[..<open]) }
    var name = String(description[..<open])
    if first != "_" {
      if !Self.prepositions.contains(where: { Self.begins(first, with: $0) }) { name += "With" }
      name += first.prefix(1).uppercased() + first.dropFirst()
    }
    return name + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  private static let prepositions = [
    "about", "above", "after", "along", "around", "at", "before", "below", "beside", "between", "by",
    "during",
    "for", "from", "in", "inside", "into", "of", "off", "on", "onto", "over", "per", "since", "through", "to",
    "toward", "under", "until", "using", "via", "when", "with", "within", "without",
  ]

  /// Whether a name's first word is the given one.
  private static func begins(_ name: Substring, with word: String) -> Bool {
    name.hasPrefix(word) && name.dropFirst(word.count).first?.isLowercase != true
  }

  /// Whether the selectors have the same name.
  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// Returns the selector with a name, as Swift or Objective-C writes it.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
