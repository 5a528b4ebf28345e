import Synchronization

/// A value behind a lock. Unlike a `Mutex` it can be passed around, and may hold values that aren't
/// `Sendable`, such as pointers of C libraries.
final class Locked<Value>: @unchecked Sendable {
  private let lock = Mutex(())
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result, Failure>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lock.withLock { _ throws(Failure) in
      nonisolated(unsafe) let result = try body(&value)
      return result
    }
  }
}
