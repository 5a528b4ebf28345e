import Synchronization

/// A value that is made at the first access.
final class Deferred<Value: Sendable>: Sendable {
  private enum State {
    case value(Value)
    case recipe(@Sendable () -> Value)
  }

  /// The value is made under the lock, so concurrent accesses wait.
  private let state: Mutex<State>

  init(_ make: @escaping @Sendable () -> Value) {
    state = Mutex(.recipe(make))
  }

  var value: Value {
    state.withLock { state in
      switch state {
      case .value(let value): return value
      case .recipe(let make):
        let value = make()
        state = .value(value)
        return value
      }
    }
  }
}
