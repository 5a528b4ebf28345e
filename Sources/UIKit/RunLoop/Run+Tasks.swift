extension Run {
  /// The run whose job is executing. A detached task inherits no task-local values, so this property leads to
  /// its run.
  ///
  /// Only a program that executes one run at a time, on one thread, has jobs.
  nonisolated(unsafe) static var ofJob: Run?
  nonisolated(unsafe) private static var waitingJobs = 0
  /// The largest number of jobs that may wait at a time: a task takes half a kilobyte.
  private static let mostJobs = 100_000

  /// Executes a job of Swift's concurrency in a turn of the current run's loop, after all jobs that were
  /// added before. Outside of a run, executes it at once.
  ///
  /// - Parameter task: Swift's job, which is a task or a part of one.
  package static func enqueue(_ task: UnsafeRawPointer, _ job: @escaping () -> Void) {
    guard let run = current else { return job() }
    waitingJobs += 1
    // The build reports this crash at the author's line.
    guard waitingJobs <= mostJobs else { fatalError("more than \(mostJobs) tasks wait to be run") }
    run.loop.schedule {
      waitingJobs -= 1
      let outer = ofJob
      ofJob = run
      run.runningTasks[task]?.resume()
      job()
      ofJob = outer
    }
  }

  /// Waits on the clock of the current run; does not wait outside of a run.
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

  /// Waits until an instant of another clock, in whole milliseconds, since that clock advances while code
  /// runs.
  ///
  /// - Throws: `CancellationError` if the task is canceled before.
  static func sleep<C: Clock>(until deadline: C.Instant, on clock: C) async throws
  where C.Duration == Duration {
    let milliseconds = (clock.now.duration(to: deadline) / .milliseconds(1)).rounded(.up)
    try await sleep(for: .milliseconds(min(max(milliseconds, 0), 1e12)))
  }

  /// A task's wait. The task, the code that cancels it, and the run share one thread.
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
      run.noteRepeatedAwait()
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
  /// Creates the nearest nanosecond below; a negative duration counts as zero.
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = max(duration, .zero).components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    self = VirtualTime(ticks: overflow ? .max : whole) + VirtualTime(ticks: attoseconds / 1_000_000_000)
  }
}
