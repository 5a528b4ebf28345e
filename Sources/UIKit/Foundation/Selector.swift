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
  /// Calls the method with the arguments that it takes. Returns false if the target or an argument has
  /// another type.
  private let call: @Sendable (_ target: AnyObject, _ sender: Any, _ event: UIEvent?) -> Bool

  /// Whether an object is an instance of the method's class.
  private let isOwn: @Sendable (AnyObject) -> Bool

  /// A method without parameters.
  public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
    description = name
    isOwn = { $0 is Target }
    nonisolated(unsafe) let method = method
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// A method that takes the sender.
  public init<Target: AnyObject, Sender>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
    description = name
    isOwn = { $0 is Target }
    nonisolated(unsafe) let method = method
    call = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// A method that takes the sender and the event.
  public init<Target: AnyObject, Sender, Event>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Void
  ) {
    description = name
    isOwn = { $0 is Target }
    nonisolated(unsafe) let method = method
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// A method without parameters whose result is discarded.
  @_disfavoredOverload public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name) { target in { _ = method(target)() } }
  }

  /// A method that takes the sender and whose result is discarded.
  @_disfavoredOverload public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(name) { (target: Target) in { (sender: Sender) in _ = method(target)(sender) } }
  }

  /// A method without parameters, of the type of a variable.
  public init<Target>(_ name: String, of object: Target, _ method: @escaping (Target) -> () -> Void) {
    self.init(
      name, isOwn: { $0 is Target }, calling: { target, _, _ in (target as? Target).map { method($0)() } })
  }

  /// A method that takes the sender, of the type of a variable.
  public init<Target, Sender>(
    _ name: String, of object: Target, _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(
      name, isOwn: { $0 is Target },
      calling: { target, sender, _ in
        guard let target = target as? Target, let sender = sender as? Sender else { return nil }
        return method(target)(sender)
      })
  }

  private init(
    _ name: String, isOwn: @escaping @Sendable (AnyObject) -> Bool,
    calling method: @escaping (AnyObject, Any, UIEvent?) -> Void?
  ) {
    description = name
    self.isOwn = isOwn
    nonisolated(unsafe) let method = method
    call = { method($0, $1, $2) != nil }
  }

  /// A method's name alone. There is no runtime that finds the method, so no object responds to the selector,
  /// and nothing is called.
  public init(_ name: String) {
    description = name
    isOwn = { _ in false }
    call = { _, _, _ in false }
  }

  func isMethod(of target: AnyObject) -> Bool { isOwn(target) }

  /// Calls the method of a target. If the target has no such method, or the method takes another sender,
  /// nothing is called, and the log notes it. With UIKit the app would crash, or the method would get a
  /// sender of the wrong type.
  func perform(on target: AnyObject, sender: Any, event: UIEvent? = nil) {
    guard !call(target, sender, event) else { return }
    Run.note(
      description, actor: "\(type(of: target))",
      detail: "not called: there is no such method for \(type(of: sender))")
  }

  /// Whether the selectors have the same name.
  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
