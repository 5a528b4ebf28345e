extension Run {
  /// The run whose job is being executed. A detached task inherits no values, so it doesn't find its run by the task-local one.
  ///
  /// Only a program that executes one run at a time, on one thread, has jobs.
  nonisolated(unsafe) static var ofJob: Run?
  nonisolated(unsafe) private static var waitingJobs = 0
  /// Jobs that may wait at a time: a task takes half a kilobyte.
  private static let mostJobs = 100_000

  /// Executes a job of Swift's concurrency in a turn of the current run's loop, after those that were handed out before. Outside
  /// of a run it is executed at once.
  package static func enqueue(_ job: @escaping () -> Void) {
    guard let run = current else { return job() }
    waitingJobs += 1
    // Whose job it is sees to it that this is told at the author's line.
    guard waitingJobs <= mostJobs else { fatalError("more than \(mostJobs) tasks wait to be run") }
    run.loop.schedule {
      waitingJobs -= 1
      let outer = ofJob
      ofJob = run
      job()
      ofJob = outer
    }
  }

  /// Waits on the clock of the current run; outside of a run not at all.
  ///
  /// - Throws: `CancellationError` if the task is canceled before.
  static func sleep(for duration: Duration) async throws {
    try Task<Never, Never>.checkCancellation()
    guard let run = current else { return }
    let sleep = Sleep(run, for: VirtualTime(duration))
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { sleep.begin($0) }
    } onCancel: {
      sleep.cancel()
    }
  }

  /// Waits for as long as it is until an instant of another clock: in whole milliseconds, as that clock goes on while code runs.
  ///
  /// - Throws: `CancellationError` if the task is canceled before.
  static func sleep<C: Clock>(until deadline: C.Instant, on clock: C) async throws
  where C.Duration == Duration {
    let milliseconds = (clock.now.duration(to: deadline) / .milliseconds(1)).rounded(.up)
    try await sleep(for: .milliseconds(min(max(milliseconds, 0), 1e12)))
  }

  /// A task's wait. The task, what cancels it, and the run have one thread.
  private final class Sleep: @unchecked Sendable {
    private let run: Run
    private let duration: VirtualTime
    private var token: VirtualRunLoop.Token?
    private var continuation: UnsafeContinuation<Void, any Error>?
    private var isCancelled = false

    init(_ run: Run, for duration: VirtualTime) { (self.run, self.duration) = (run, duration) }

    func begin(_ continuation: UnsafeContinuation<Void, any Error>) {
      guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
      self.continuation = continuation
      token = run.loop.schedule(after: duration) {
        self.continuation = nil
        continuation.resume()
      }
    }

    func cancel() {
      isCancelled = true
      if let token { run.loop.cancel(token) }
      continuation?.resume(throwing: CancellationError())
      continuation = nil
    }
  }
}

extension VirtualTime {
  /// The nearest nanosecond below, and no negative time.
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = max(duration, .zero).components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    self = VirtualTime(ticks: overflow ? .max : whole) + VirtualTime(ticks: attoseconds / 1_000_000_000)
  }
}
