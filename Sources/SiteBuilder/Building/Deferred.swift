import Synchronization

/// A value that is there, or that is made when somebody first asks for it.
final class Deferred<Value: Sendable>: Sendable {
  private enum State {
    case value(Value)
    case recipe(@Sendable () -> Value)
  }

  /// Made once: whoever asks meanwhile waits.
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
