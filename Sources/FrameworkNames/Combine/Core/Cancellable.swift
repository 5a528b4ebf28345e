/// Something that goes on until it's canceled.
public protocol Cancellable {
  /// Ends it; without effect once it has ended.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a collection, and cancels it when the collection is released.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps it in a set, and cancels it when the set is released.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// Something that is canceled at the latest when this object is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Cancels by a closure, which is called once at most.
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  /// Cancels another object.
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

  deinit { action?() }

  /// Cancels, unless it's done already.
  public func cancel() {
    let action = self.action
    self.action = nil
    action?()
  }

  /// Returns whether both are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Keeps it in a collection, and cancels it when the collection is released.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps it in a set, and cancels it when the set is released.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
