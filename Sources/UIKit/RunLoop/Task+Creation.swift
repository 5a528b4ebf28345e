// Views belong to no actor here, and there is one thread, so a task's captures don't need to be sendable.

extension Task where Failure == Never {
  /// Starts a task in the next turn of the run loop.
  @discardableResult public init(@_implicitSelfCapture operation: @escaping () async -> Success) {
    self.init(priority: nil, operation: operation)
  }

  /// Starts a task in the next turn of the run loop; its priority does not matter.
  @discardableResult public init(
    priority: TaskPriority?, @_implicitSelfCapture operation: @escaping () async -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    let open = OpenTask.begin()
    self.init(name: nil, priority: priority) { await OpenTask.following(open, operation) }
  }

  /// Starts a task that inherits nothing.
  @discardableResult public static func detached(
    operation: @escaping () async -> Success
  ) -> Task<Success, Failure> {
    nonisolated(unsafe) let operation = operation
    let open = OpenTask.begin()
    return detached(name: nil) { await OpenTask.following(open, operation) }
  }
}

extension Task where Failure == any Error {
  /// Starts a task in the next turn of the run loop.
  @discardableResult public init(@_implicitSelfCapture operation: @escaping () async throws -> Success) {
    self.init(priority: nil, operation: operation)
  }

  /// Starts a task in the next turn of the run loop; its priority does not matter.
  @discardableResult public init(
    priority: TaskPriority?, @_implicitSelfCapture operation: @escaping () async throws -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    let open = OpenTask.begin()
    self.init(name: nil, priority: priority) { try await OpenTask.following(open, operation) }
  }

  /// Starts a task that inherits nothing.
  @discardableResult public static func detached(
    operation: @escaping () async throws -> Success
  ) -> Task<Success, Failure> {
    nonisolated(unsafe) let operation = operation
    let open = OpenTask.begin()
    return detached(name: nil) { try await OpenTask.following(open, operation) }
  }
}

extension MainActor {
  /// Executes a closure at once: there is one thread, which is the main thread.
  public static func run<T>(resultType: T.Type = T.self, body: () throws -> T) async rethrows -> T {
    try body()
  }
}
