import Threads

/// Uploads entries to a server in the background.
final class UploadQueue: @unchecked Sendable {
  /// The number of simultaneous uploads.
  private static let width = 4
  /// The maximum bytes that wait; further entries aren't uploaded.
  private static let limit = 128 << 20

  private let remote: RemoteStore
  /// Guards everything below; wakes when a worker ends.
  private let monitor = Monitor()
  private var waiting: [(key: Digest, sealed: [UInt8])] = []
  private var bytes = 0
  private var workers = 0
  private var dropped = 0

  init(_ remote: RemoteStore) {
    self.remote = remote
  }

  func add(_ sealed: [UInt8], for key: Digest) {
    monitor.withLock {
      guard bytes + sealed.count <= Self.limit else {
        dropped += 1
        return
      }
      waiting.append((key, sealed))
      bytes += sealed.count
      // If no thread starts, the entry waits for the others, or is dropped at the end.
      guard workers < Self.width, let thread = Thread.start({ self.work() }) else { return }
      workers += 1
      thread.detach()
    }
  }

  private func work() {
    while let (key, sealed) = next() { remote.put(sealed, for: key) }
  }

  /// The next entry; nil if there is none, and then a worker ends.
  private func next() -> (key: Digest, sealed: [UInt8])? {
    monitor.withLock {
      guard let next = waiting.popLast() else {
        workers -= 1
        monitor.wakeAll()
        return nil
      }
      bytes -= next.sealed.count
      return next
    }
  }

  /// Waits until all entries are uploaded, up to a limit.
  ///
  /// - Returns: the number of entries that weren't uploaded.
  func finish(within limit: Duration) -> Int {
    let deadline = ContinuousClock.now + limit
    let given = monitor.withLock {
      while workers > 0, .now < deadline { monitor.wait(atMost: deadline - .now) }
      defer { waiting = [] }
      return waiting.count + workers
    }
    if given > 0 { remote.cancel() }
    return monitor.withLock {
      while workers > 0 { monitor.wait() }
      return given + dropped
    }
  }
}
