import Dispatch
import Synchronization

/// Brings entries to a server while the build goes on.
final class UploadQueue: Sendable {
  /// Uploads at once.
  private static let width = 4
  /// Bytes that may wait: more than that are not uploaded by this build.
  private static let limit = 128 << 20

  private let remote: RemoteStore
  private let queue = DispatchQueue(label: "zoetrope.uploads", attributes: .concurrent)
  private let group = DispatchGroup()
  private let state = Mutex(State())

  private struct State {
    var waiting: [(key: Digest, sealed: [UInt8])] = []
    var bytes = 0
    var workers = 0
    var dropped = 0
  }

  init(_ remote: RemoteStore) {
    self.remote = remote
  }

  func add(_ sealed: [UInt8], for key: Digest) {
    let startsWorker = state.withLock { state in
      guard state.bytes + sealed.count <= Self.limit else {
        state.dropped += 1
        return false
      }
      state.waiting.append((key, sealed))
      state.bytes += sealed.count
      guard state.workers < Self.width else { return false }
      state.workers += 1
      return true
    }
    guard startsWorker else { return }
    queue.async(group: group) { self.work() }
  }

  private func work() {
    while let (key, sealed) = next() { remote.put(sealed, for: key) }
  }

  /// The next entry; nil, and one worker less, if there is none.
  private func next() -> (key: Digest, sealed: [UInt8])? {
    state.withLock { state in
      guard let next = state.waiting.popLast() else {
        state.workers -= 1
        return nil
      }
      state.bytes -= next.sealed.count
      return next
    }
  }

  /// Waits until all is uploaded, but no longer than it may take.
  ///
  /// - Returns: how many entries were given up.
  func finish(within limit: Duration) -> Int {
    let nanoseconds = limit.components.seconds * 1_000_000_000 + limit.components.attoseconds / 1_000_000_000
    var given = 0
    if group.wait(timeout: .now() + .nanoseconds(Int(nanoseconds))) == .timedOut {
      given = state.withLock { state in
        defer { state.waiting = [] }
        return state.waiting.count + state.workers
      }
      remote.cancel()
      group.wait()
    }
    return given + state.withLock { $0.dropped }
  }
}
