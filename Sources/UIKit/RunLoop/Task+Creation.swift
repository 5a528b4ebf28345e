// Here views belong to no actor, and there is one thread: what a task takes along need not be sendable.

extension Task where Failure == Never {
  /// Begins something that goes on in the next turn of the run loop.
  @discardableResult public init(@_implicitSelfCapture operation: @escaping () async -> Success) {
    self.init(priority: nil, operation: operation)
  }

  /// Begins something that goes on in the next turn of the run loop; how urgent it is does not matter.
  @discardableResult public init(
    priority: TaskPriority?, @_implicitSelfCapture operation: @escaping () async -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    self.init(name: nil, priority: priority) { await operation() }
  }

  /// Begins something that inherits nothing.
  @discardableResult public static func detached(
    operation: @escaping () async -> Success
  ) -> Task<Success, Failure> {
    nonisolated(unsafe) let operation = operation
    return detached(name: nil) { await operation() }
  }
}

extension Task where Failure == any Error {
  /// Begins something that goes on in the next turn of the run loop.
  @discardableResult public init(@_implicitSelfCapture operation: @escaping () async throws -> Success) {
    self.init(priority: nil, operation: operation)
  }

  /// Begins something that goes on in the next turn of the run loop; how urgent it is does not matter.
  @discardableResult public init(
    priority: TaskPriority?, @_implicitSelfCapture operation: @escaping () async throws -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    self.init(name: nil, priority: priority) { try await operation() }
  }

  /// Begins something that inherits nothing.
  @discardableResult public static func detached(
    operation: @escaping () async throws -> Success
  ) -> Task<Success, Failure> {
    nonisolated(unsafe) let operation = operation
    return detached(name: nil) { try await operation() }
  }
}

extension MainActor {
  /// Executes something at once: there is one thread, which is the main one.
  public static func run<T>(resultType: T.Type = T.self, body: () throws -> T) async rethrows -> T {
    try body()
  }
}
