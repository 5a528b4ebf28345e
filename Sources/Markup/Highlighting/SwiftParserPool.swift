/// The helpers of a build: as many as there are threads that ask at the same time, each started when it is first
/// needed.
///
/// Parsing takes longer than all else that is done to an ordinary page, so that one helper would have all threads
/// wait for it.
final class SwiftParserPool: @unchecked Sendable {
  /// Helpers at the same time. Each takes some 20 MB, and a thread that waits for its turn does not wait long.
  private static let sizeLimit = 8
  /// Helpers that may be lost in the life of a build: a sample that kills them must not do so for ever.
  private static let lossLimit = 8

  private let executable: String
  private let timeout: Int
  /// Guards everything below; wakes when a helper is given back or lost.
  private let monitor = Monitor()
  private var idle: [SwiftParserProcess] = []
  /// How many helpers run, idle ones included.
  private var count = 0
  private var losses = 0

  /// - Parameters:
  ///   - executable: the path of `zoetrope-swift-parser`.
  ///   - timeout: seconds after which a helper is given up on.
  init(executable: String, timeout: Int) {
    self.executable = executable
    self.timeout = timeout
  }

  deinit { SwiftParserProcess.end(idle) }

  /// A helper for the caller alone, who waits for one if need be; nil if none can be started, or no more are to be.
  func take() -> SwiftParserProcess? {
    monitor.withLock {
      while true {
        if let process = idle.popLast() { return process }
        // One after the other, or a helper might inherit the socket of another before that is marked as private.
        if count < Self.sizeLimit, losses < Self.lossLimit { return start() }
        if count == 0 { return nil }
        monitor.wait()
      }
    }
  }

  private func start() -> SwiftParserProcess? {
    let process = SwiftParserProcess(executable: executable, timeout: timeout)
    if process == nil { losses += 1 } else { count += 1 }
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
      losses += 1
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
