import CTasks
import UIKit

/// Runs the jobs of Swift's concurrency on the virtual clock, one after the other, as work items of the run
/// loop.
///
/// Tasks sleep in virtual time: module UIKit has `Task.sleep`.
enum TaskJobs {
  /// Replaces the runtime's threads. Call this before any of the author's code runs.
  ///
  /// If the runtime doesn't have these hooks, a task starts a thread, which ends the run with a diagnostic.
  static func takeOver() {
    let words = unsafeBitCast(
      main.asUnownedSerialExecutor(), to: (identity: UnsafeRawPointer, implementation: UnsafeRawPointer?).self
    )
    _ = CTasksInstall(
      { job in Run.enqueue(job) { CTasksRun(job) } }, words.identity, words.implementation)
  }

  private static let main = MainExecutor()

  /// The main actor's executor. The program has one thread, which is the main one.
  private final class MainExecutor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      Run.enqueue(unsafeBitCast(job, to: UnsafeRawPointer.self)) {
        job.runSynchronously(on: self.asUnownedSerialExecutor())
      }
    }

    func checkIsolated() {}
  }
}
