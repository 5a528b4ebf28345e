/// What lives as long as the process, for commands that end with it.
enum UntilExit {
  /// Keeps a value for good: the system takes all memory at once, which is quicker than to give it back page by
  /// page before.
  static func keep<Value: Sendable>(_ value: Value) { _ = Unmanaged.passRetained(Kept(value: value)) }

  private final class Kept<Value: Sendable>: Sendable {
    private let value: Value

    init(value: Value) {
      self.value = value
    }
  }
}
