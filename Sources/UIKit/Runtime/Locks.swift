// Locks. A run has one thread, so a lock is never waited for: one that is locked already would be waited for forever.

/// An object with a lock.
public protocol NSLocking {
  /// Locks.
  func lock()
  /// Unlocks.
  func unlock()
}

extension NSLocking {
  /// Executes a closure while the lock is locked.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// A lock. Locking it twice ends the run, since the second call would wait forever.
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  /// A custom name.
  open var name: String?
  private var isLocked = false

  /// A lock that is open.
  public override init() { super.init() }
  /// Locks.
  open func lock() {
    guard !isLocked else { fatalError("deadlock: a lock waits for itself") }
    isLocked = true
  }
  /// Unlocks.
  open func unlock() { isLocked = false }
  /// Locks, unless it's locked; returns whether it wasn't.
  open func `try`() -> Bool {
    guard !isLocked else { return false }
    isLocked = true
    return true
  }
}

/// A lock that the same thread may lock again, so here it's always free.
open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  /// A custom name.
  open var name: String?

  /// A lock that is open.
  public override init() { super.init() }
  /// Without effect: a run has one thread.
  open func lock() {}
  /// Without effect: a run has one thread.
  open func unlock() {}
  /// True: a run has one thread.
  open func `try`() -> Bool { true }
}

/// A lock of module `os`.
public struct os_unfair_lock_s: Sendable {
  fileprivate var isLocked = false
  /// A lock that is open.
  public init() {}
}
/// A lock of module `os`.
public typealias os_unfair_lock = os_unfair_lock_s
/// A reference to a lock of module `os`.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Locks. A lock that is locked ends the run, since the call would wait forever.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {
  guard !lock.pointee.isLocked else { fatalError("deadlock: a lock waits for itself") }
  lock.pointee.isLocked = true
}
/// Unlocks.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {
  lock.pointee.isLocked = false
}
/// Locks, unless it's locked; returns whether it wasn't.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) -> Bool {
  guard !lock.pointee.isLocked else { return false }
  lock.pointee.isLocked = true
  return true
}

/// A value behind a lock of module `os`.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private var state: State

  /// A lock around a value.
  public init(initialState: State) { state = initialState }
  /// Executes a closure that may change the value.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try body(&state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a value.
  public convenience init() { self.init(initialState: ()) }
  /// Without effect: a run has one thread.
  public func lock() {}
  /// Without effect: a run has one thread.
  public func unlock() {}
  /// Executes a closure.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}
