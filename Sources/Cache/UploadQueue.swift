import Threads

/// Brings entries to a server while the build goes on.
final class UploadQueue: @unchecked Sendable {
  /// Uploads at once.
  private static let width = 4
  /// Bytes that may wait: more than that are not uploaded by this build.
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
      // Without a thread for it, an entry waits for those that are there, and is given up in the end.
      guard workers < Self.width, let thread = Thread.start({ self.work() }) else { return }
      workers += 1
      thread.detach()
    }
  }

  private func work() {
    while let (key, sealed) = next() { remote.put(sealed, for: key) }
  }

  /// The next entry; nil, and one worker less, if there is none.
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

  /// Waits until all is uploaded, but no longer than it may take.
  ///
  /// - Returns: how many entries were given up.
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
