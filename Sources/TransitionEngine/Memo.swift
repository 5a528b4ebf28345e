import Synchronization

/// A thread-safe cache of the values of a pure function.
///
/// Suitable for values that depend on nothing but their key. Bounded: a full memo forgets everything, which
/// only costs time.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var known: [Key: Value] = [:]
    var room: Int
  }

  private let state: Mutex<State>
  private let capacity: Int

  /// - Parameter capacity: the total weight of the values.
  package init(capacity: Int) {
    self.capacity = capacity
    state = Mutex(State(room: capacity))
  }

  /// The value of a key, made if necessary.
  ///
  /// - Parameters:
  ///   - weight: of a value, in units of the capacity; at least 1.
  ///   - make: called without a lock, so two threads may do the same work; both get the value of the first.
  package func value(for key: Key, weight: (Value) -> Int = { _ in 1 }, _ make: () -> Value) -> Value {
    if let known = state.withLock({ $0.known[key] }) { return known }
    let value = make()
    let weight = weight(value)
    return state.withLock { state in
      if let known = state.known[key] { return known }
      if state.room < weight {
        state.known.removeAll()
        state.room = capacity
      }
      state.room -= weight
      state.known[key] = value
      return value
    }
  }
}
