import Processes
import Rasterizing
import Threads

/// The answers that wait until they are read, so that threads draw on. Who asks bounds their number.
final class AnswerQueue: @unchecked Sendable {
  private let monitor = Monitor()
  private var waiting: [[UInt8]] = []
  private var isClosed = false

  func add(_ answer: [UInt8]) {
    monitor.withLock {
      waiting.append(answer)
      monitor.wakeAll()
    }
  }

  func close() {
    monitor.withLock {
      isClosed = true
      monitor.wakeAll()
    }
  }

  /// Writes all answers until it is closed; false if nobody reads them.
  func write(to output: Int32) -> Bool {
    while let answers = next() {
      for answer in answers where (try? ByteStream.write(MessageFrame.bytes(of: answer), to: output)) == nil {
        return false
      }
    }
    return true
  }

  private func next() -> [[UInt8]]? {
    monitor.withLock {
      while waiting.isEmpty {
        if isClosed { return nil }
        monitor.wait()
      }
      defer { waiting = [] }
      return waiting
    }
  }
}
