import Threads

/// The helpers of a build: as many as there are threads that ask at the same time, each started when it is first
/// needed.
///
/// Parsing takes longer than all else that is done to an ordinary page, so that one helper would have all threads
/// wait for it.
final class SwiftParserPool: @unchecked Sendable {
  /// Helpers at the same time. Each takes some 20 MB, and a thread that waits for its turn does not wait long.
  private static let sizeLimit = 8

  private let executable: String
  private let timeout: Int
  /// Guards everything below; wakes when a helper is given back or lost.
  private let monitor = Monitor()
  private var idle: [SwiftParserProcess] = []
  /// How many helpers run, idle ones included.
  private var count = 0
  /// Whether the executable is not the parser, so that none is started again. Other failures are not remembered: the answer
  /// about a sample must not depend on other samples.
  private var isUseless = false

  /// - Parameters:
  ///   - executable: the path of `zoetrope-swift-parser`.
  ///   - timeout: seconds after which a helper is given up on.
  init(executable: String, timeout: Int) {
    self.executable = executable
    self.timeout = timeout
  }

  deinit { SwiftParserProcess.end(idle) }

  /// A helper for the caller alone, who waits for one if need be; nil if none can be started.
  func take() -> SwiftParserProcess? {
    monitor.withLock {
      while true {
        if isUseless { return nil }
        if let process = idle.popLast() { return process }
        // Under the lock, so that no two threads start the last one that there may be.
        if count < Self.sizeLimit, let process = start() { return process }
        if count == 0 { return nil }
        monitor.wait()
      }
    }
  }

  private func start() -> SwiftParserProcess? {
    let process = SwiftParserProcess(executable: executable, timeout: timeout)
    if process != nil { count += 1 }
    return process
  }

  /// Ends a caller's use of a helper that may answer others.
  func giveBack(_ process: SwiftParserProcess) {
    monitor.withLock {
      idle.append(process)
      monitor.wakeAll()
    }
  }

  /// Ends a caller's use of a helper that is of no use to anybody.
  func lose(_ process: SwiftParserProcess) {
    monitor.withLock {
      count -= 1
      if !process.hasGreeted { isUseless = true }
      monitor.wakeAll()
    }
  }

  /// Ends all helpers that nobody uses, but for one.
  func rest() {
    let ended = monitor.withLock {
      let ended = Array(idle.dropFirst())
      idle.removeLast(ended.count)
      count -= ended.count
      return ended
    }
    SwiftParserProcess.end(ended)
  }
}
