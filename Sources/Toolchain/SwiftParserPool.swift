import Processes
import Threads

/// The parser processes of a build: one for each thread that asks at the same time, started on demand.
///
/// Parsing takes longer than the rest of an ordinary page, so threads would wait for a single process.
final class SwiftParserPool: @unchecked Sendable {
  /// The number of processes at a time. Each takes some 20 MB.
  private static let sizeLimit = 8

  private let executable: String
  private let timeout: Int
  /// Guards the properties below. Wakes threads when a process is returned or lost.
  private let monitor = Monitor()
  private var idle: [AnsweringProcess] = []
  /// The number of running processes, idle ones included.
  private var count = 0
  /// Whether the executable isn't the parser, so that it is never started again. Other failures aren't
  /// recorded: the answer about a sample must not depend on other samples.
  private var isUseless = false

  /// - Parameters:
  ///   - executable: the path of `zoetrope-swift-parser`.
  ///   - timeout: seconds until a process that doesn't answer is ended.
  init(executable: String, timeout: Int) {
    self.executable = executable
    self.timeout = timeout
  }

  deinit { AnsweringProcess.end(idle) }

  /// Takes a process for exclusive use, and waits if all are taken; nil if none can be started.
  func take() -> AnsweringProcess? {
    monitor.withLock {
      while true {
        if isUseless { return nil }
        if let process = idle.popLast() { return process }
        // Starts it under the lock, so that threads don't exceed the limit together.
        if count < Self.sizeLimit, let process = start() { return process }
        if count == 0 { return nil }
        monitor.wait()
      }
    }
  }

  private func start() -> AnsweringProcess? {
    let process = AnsweringProcess.swiftParser(executable: executable, timeout: timeout)
    if process != nil { count += 1 }
    return process
  }

  /// Returns a process for use by others.
  func giveBack(_ process: AnsweringProcess) {
    monitor.withLock {
      idle.append(process)
      monitor.wakeAll()
    }
  }

  /// Discards a process that failed.
  func lose(_ process: AnsweringProcess) {
    monitor.withLock {
      count -= 1
      if !process.hasGreeted { isUseless = true }
      monitor.wakeAll()
    }
  }

  /// Ends all idle processes but one.
  func rest() {
    let ended = monitor.withLock {
      let ended = Array(idle.dropFirst())
      idle.removeLast(ended.count)
      count -= ended.count
      return ended
    }
    AnsweringProcess.end(ended)
  }
}
