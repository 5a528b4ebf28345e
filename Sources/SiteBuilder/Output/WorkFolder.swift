#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Files

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
  private let lock: Int32

  /// Makes the folder, or takes over what is left of it.
  ///
  /// - Parameter whileWaiting: called once if another process has the folder, and does not give it back soon.
  init(_ path: String, whileWaiting: () -> Void) throws(FileError) {
    self.path = path
    var isWaiting = false
    for _ in 0..<Self.attempts {
      try Self.make(path)
      guard let lock = try Self.openLock(in: path) else { continue }
      do throws(FileError) {
        try Self.wait(for: lock, path) {
          if !isWaiting { whileWaiting() }
          isWaiting = true
        }
      } catch {
        close(lock)
        throw error
      }
      // Its owner removes it when done: then this is the lock of a folder that is gone.
      if Self.isSame(lock, path + "/" + Self.lockName) {
        self.lock = lock
        return
      }
      close(lock)
    }
    throw FileError("lock", path, code: EBUSY)
  }

  deinit {
    // With something left in it that could not be removed, the folder stays ours for the next to try.
    if OpenFolder(path)?.list().contains(where: { $0.name != Self.lockName }) == false {
      unlink(path + "/" + Self.lockName)
      rmdir(path)
    }
    close(lock)
  }

  /// Removes what is in the folder, except for what keeps the others out.
  func clear() {
    guard let folder = OpenFolder(path) else { return }
    for entry in folder.list() where entry.name != Self.lockName {
      FileSystem.removeTree(path + "/" + entry.name)
    }
  }

  // MARK: Locking

  private static func make(_ path: String) throws(FileError) {
    guard mkdir(path, 0o700) != 0 else { return }
    guard errno == EEXIST else { throw FileError("make", path) }
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard FileSystem.kind(status) == .folder, status.st_uid == geteuid() else {
      throw FileError("use", path, code: EEXIST)
    }
    let entries = OpenFolder(path)?.list() ?? []
    // Without a lock it is none of ours, whatever its name.
    guard entries.isEmpty || entries.contains(where: { $0.name == lockName }) else {
      throw FileError("use", path, code: EEXIST)
    }
  }

  /// Opens the lock; nil if the folder has just gone.
  private static func openLock(in path: String) throws(FileError) -> Int32? {
    let lock = open(path + "/" + lockName, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard lock < 0 else { return lock }
    guard errno == ENOENT else { throw FileError("lock", path) }
    return nil
  }

  private static func wait(for lock: Int32, _ path: String, _ whileWaiting: () -> Void) throws(FileError) {
    if try isFree(lock, path) { return }
    usleep(patience)
    if try isFree(lock, path) { return }
    whileWaiting()
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { throw FileError("lock", path) }
    }
  }

  /// Takes the lock if nobody has it.
  private static func isFree(_ lock: Int32, _ path: String) throws(FileError) -> Bool {
    if flock(lock, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK || errno == EINTR else { throw FileError("lock", path) }
    return false
  }

  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var (held, there) = (stat(), stat())
    return fstat(descriptor, &held) == 0 && lstat(path, &there) == 0 && held.st_ino == there.st_ino
      && held.st_dev == there.st_dev
  }
}
