/// Keeps values until the process ends.
enum UntilExit {
  /// Keeps a value permanently: the system frees all memory at once, faster than a deallocation.
  static func keep<Value: Sendable>(_ value: Value) { _ = Unmanaged.passRetained(Kept(value: value)) }

  private final class Kept<Value: Sendable>: Sendable {
    private let value: Value

    init(value: Value) {
      self.value = value
    }
  }
}
