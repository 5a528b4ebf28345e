import Rasterizing
import Threads

/// The drawings that wait for a thread.
final class DrawingQueue: @unchecked Sendable {
  private let monitor = Monitor()
  private var waiting: [RasterMessage.Request] = []
  private var first = 0
  private var isClosed = false

  func add(_ request: RasterMessage.Request) {
    monitor.withLock {
      waiting.append(request)
      monitor.wakeAll()
    }
  }

  /// Nothing is added any more.
  func close() {
    monitor.withLock {
      isClosed = true
      monitor.wakeAll()
    }
  }

  /// Waits for a drawing; nil at the end.
  func next() -> RasterMessage.Request? {
    monitor.withLock {
      while first == waiting.count {
        if isClosed { return nil }
        monitor.wait()
      }
      let request = waiting[first]
      first += 1
      if first == waiting.count { (waiting, first) = ([], 0) }
      return request
    }
  }
}
