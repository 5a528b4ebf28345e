// These methods replace those of the standard library, which wait for the machine's clock, or for a thread.

extension Task where Success == Never, Failure == Never {
  /// Waits on the virtual clock.
  ///
  /// - Throws: `CancellationError` if the task is canceled before.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await Run.sleep(for: duration)
  }

  /// Waits on the virtual clock, whatever the `clock`.
  ///
  /// - Throws: `CancellationError` if the task is canceled before.
  public static func sleep<C: Clock>(for duration: Duration, tolerance: Duration? = nil, clock: C)
    async throws
  where C.Duration == Duration {
    try await Run.sleep(for: duration)
  }

  /// Waits on the virtual clock for the time until an instant of another clock, in whole milliseconds.
  ///
  /// - Throws: `CancellationError` if the task is canceled before.
  public static func sleep<C: Clock>(until deadline: C.Instant, tolerance: Duration? = nil, clock: C)
    async throws
  where C.Duration == Duration {
    try await Run.sleep(until: deadline, on: clock)
  }

  /// Waits on the virtual clock.
  ///
  /// - Throws: `CancellationError` if the task is canceled before.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await Run.sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Suspends the task until the next turn of the run loop, so that other work can run.
  public static func yield() async {
    guard let run = Run.current else { return }
    await withUnsafeContinuation { continuation in
      run.noteRepeatedAwait()
      run.loop.schedule { continuation.resume() }
    }
  }
}

extension Clock where Duration == Swift.Duration {
  /// Waits on the virtual clock.
  ///
  /// - Throws: `CancellationError` if the task is canceled before.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await Run.sleep(for: duration)
  }
}

extension ContinuousClock {
  /// Waits on the virtual clock for the time until an instant of this clock, in whole milliseconds.
  ///
  /// - Throws: `CancellationError` if the task is canceled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Run.sleep(until: deadline, on: self)
  }
}

extension SuspendingClock {
  /// Waits on the virtual clock for the time until an instant of this clock, in whole milliseconds.
  ///
  /// - Throws: `CancellationError` if the task is canceled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Run.sleep(until: deadline, on: self)
  }
}
