import Files

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The hidden folder in which a site is prepared. One process has it at a time; the others wait.
///
/// It goes when its owner is done. What a killed process leaves is unlocked by the system, so whoever gets the
/// folder next knows that all in it is abandoned.
final class WorkFolder: Sendable {
  private static let lockName = "lock"
  /// Before it is said that the folder is waited for.
  private static let patience: useconds_t = 300_000
  private static let attempts = 10_000

  let path: String
  private let lock: FileLock

  /// Makes the folder, or takes over what is left of it.
  ///
  /// - Parameter whileWaiting: called once if another process has the folder, and does not give it back soon.
  init(_ path: String, whileWaiting: () -> Void) throws(FileError) {
    self.path = path
    var isWaiting = false
    for _ in 0..<Self.attempts {
      try Self.make(path)
      guard let lock = try FileLock(path + "/" + Self.lockName) else { continue }
      try Self.wait(for: lock) {
        if !isWaiting { whileWaiting() }
        isWaiting = true
      }
      // Its owner removes it when done: then this is the lock of a folder that is gone.
      if try lock.isInPlace() {
        self.lock = lock
        return
      }
    }
    throw FileError("lock", path, code: FileError.busy)
  }

  deinit {
    // With something left in it that could not be removed, the folder stays ours for the next to try.
    guard (try? FileSystem.list(path))?.contains(where: { $0.name != Self.lockName }) == false else { return }
    try? FileSystem.removeFile(path + "/" + Self.lockName)
    _ = try? FileSystem.removeEmptyFolder(path)
  }

  /// Removes what is in the folder, except for what keeps the others out.
  func clear() throws(FileError) {
    guard let folder = try OpenFolder(path) else { return }
    var failure = FirstFailure()
    for entry in try folder.list() where entry.name != Self.lockName {
      failure.attempt { () throws(FileError) in try folder.remove(entry) }
    }
    try failure.check()
  }

  private static func make(_ path: String) throws(FileError) {
    if try FileSystem.makeOwnFolder(path) { return }
    guard let status = try Status(path) else { return }
    guard status.kind == .folder, status.isOwn else { throw FileError("use", path, code: FileError.exists) }
    guard let entries = try OpenFolder(path)?.list() else { return }
    // Without a lock it is none of ours, whatever its name.
    guard entries.isEmpty || entries.contains(where: { $0.name == lockName }) else {
      throw FileError("use", path, code: FileError.exists)
    }
  }

  private static func wait(for lock: FileLock, _ whileWaiting: () -> Void) throws(FileError) {
    if try lock.take() { return }
    usleep(patience)
    if try lock.take() { return }
    whileWaiting()
    try lock.wait()
  }
}
