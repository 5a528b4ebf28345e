import Foundation

/// A value that is made when it is first asked for, by whichever thread that is.
final class Once<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let make: @Sendable () -> Value
  /// Guarded by `lock`.
  private var made: Value?

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  var value: Value {
    lock.withLock {
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
