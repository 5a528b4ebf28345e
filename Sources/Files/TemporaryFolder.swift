#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A folder for temporary files, which is removed with this object.
///
/// It contains a lock, which the system releases when the process ends in any way. So `sweep` removes only
/// folders that killed processes left behind.
package final class TemporaryFolder: Sendable {
  private static let prefix = "zoetrope-"
  private static let randomLength = 6
  private static let lockName = "zoetrope.lock"
  private static let attempts = 100

  /// The path without symbolic links.
  package let path: String
  private let lock: FileLock

  /// The folder that contains the temporary folders.
  package static var standardParent: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

  package init(in parent: String = standardParent) throws(FileError) {
    let parent = try FileSystem.resolve(parent) ?? parent
    for _ in 0..<Self.attempts {
      let path = try Self.make(in: parent)
      // Another process may be removing it in `sweep`.
      guard let lock = try FileLock(path + "/" + Self.lockName), try lock.take(), try lock.isInPlace() else {
        continue
      }
      self.path = path
      self.lock = lock
      return
    }
    throw FileError("lock", parent, code: FileError.busy)
  }

  deinit { Self.remove(path) }

  /// Removes the folder's contents.
  package func clear() {
    guard let folder = ((try? OpenFolder(path)) ?? nil) else { return }
    for entry in (try? folder.list()) ?? [] where entry.name != Self.lockName { try? folder.remove(entry) }
  }

  private static func make(in parent: String) throws(FileError) -> String {
    var path = Array("\(parent)/\(prefix)\(String(repeating: "X", count: randomLength))".utf8CString)
    guard SystemCall.makeFolder({ mkdtemp(&path) == nil ? -1 : 0 }) == 0 else {
      throw FileError("make a folder in", parent)
    }
    return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the folders that killed processes left behind. Folders without our lock stay.
  ///
  /// Each build calls this, so it skips thousands of other names cheaply.
  package static func sweep(_ parent: String = standardParent) {
    let entries = (try? FileSystem.list(parent, prefix: prefix)) ?? []
    for entry in entries where entry.kind == .folder && isOurs(entry.name) {
      let path = parent + "/" + entry.name
      guard isOwn(path, .folder), isOwn(path + "/" + lockName, .file),
        let lock = ((try? FileLock(path + "/" + lockName)) ?? nil),
        (try? lock.take()) == true, (try? lock.isInPlace()) == true
      else { continue }
      remove(path)
    }
  }

  private static func isOurs(_ name: String) -> Bool {
    name.utf8.count == prefix.utf8.count + randomLength
  }

  private static func isOwn(_ path: String, _ kind: FileSystem.Kind) -> Bool {
    guard let status = ((try? Status(path)) ?? nil) else { return false }
    return status.isOwn && status.kind == kind
  }

  /// Removes the lock last, so that the next sweep tries again after an error.
  private static func remove(_ path: String) {
    guard let folder = ((try? OpenFolder(path)) ?? nil), let entries = try? folder.list() else { return }
    var isEmpty = true
    for entry in entries where entry.name != lockName {
      do throws(FileError) { try folder.remove(entry) } catch { isEmpty = false }
    }
    guard isEmpty else { return }
    _ = try? folder.removeFile(lockName)
    _ = try? FileSystem.removeEmptyFolder(path)
  }
}
