import Synchronization

/// A value that several threads share, reachable only while holding its lock: a `Mutex` that can be handed around, also
/// for values that are not `Sendable` themselves, such as the pointers of C libraries.
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
