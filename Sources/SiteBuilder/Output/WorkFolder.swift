import Files

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The hidden folder in which a site is prepared. One process has it at a time; others wait.
///
/// It is removed with this object. The system unlocks the folder of a killed process, so the next owner knows
/// that its contents are abandoned.
final class WorkFolder: Sendable {
  private static let lockName = "lock"
  /// The microseconds of waiting before `whileWaiting` is called.
  private static let patience: useconds_t = 300_000
  private static let attempts = 10_000

  let path: String
  private let lock: FileLock

  /// Creates the folder, or takes an abandoned one over.
  ///
  /// - Parameter whileWaiting: called once if another process has the folder for longer than a moment.
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
      // A lock that isn't in place belongs to a folder that its owner has removed.
      if try lock.isInPlace() {
        self.lock = lock
        return
      }
    }
    throw FileError("lock", path, code: FileError.busy)
  }

  deinit {
    // If some contents can't be removed, the folder stays for the next process to try.
    guard (try? FileSystem.list(path))?.contains(where: { $0.name != Self.lockName }) == false else { return }
    try? FileSystem.removeFile(path + "/" + Self.lockName)
    _ = try? FileSystem.removeEmptyFolder(path)
  }

  /// Removes the folder's contents, except for the lock.
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
    // A folder with contents and no lock isn't ours.
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
