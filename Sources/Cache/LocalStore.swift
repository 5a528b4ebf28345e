import Files
import Synchronization
import Text

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Entries in a folder, one file each, named by their keys. Any number of builds may use it at once, and it may be
/// deleted at any time.
final class LocalStore: Sendable {
  /// Bytes of all entries together, before the least recently used ones go.
  static let standardLimit = 256 << 20
  /// Of one entry; no page's figures come near.
  static let entryLimit = 64 << 20
  /// Nobody writes for that long: what is older was left by a program that was ended by force. In nanoseconds.
  private static let abandoned = 3_600_000_000_000

  let folder: String
  private let limit: Int
  private let state = Mutex(State())

  private struct State {
    var isPrepared = false
    /// Since the folder was last trimmed.
    var hasNewEntries = false
    var files = 0
    var problem: String?
  }

  init(_ folder: String, limit: Int = standardLimit) {
    self.folder = folder
    self.limit = limit
  }

  /// Why entries could not be written; nil if they could.
  var problem: String? { state.withLock(\.problem) }

  func entry(for key: Digest) -> [UInt8]? {
    let path = path(of: key)
    guard
      let (seal, payload) = try? FileSystem.readUsed(
        path, head: SealedEntry.overhead, limit: Self.entryLimit)
    else { return nil }
    if SealedEntry.isSeal(seal, of: payload, for: key) { return payload }
    try? FileSystem.removeFile(path)
    return nil
  }

  /// Keeps an entry, already sealed. Failing is no more than a note.
  func keep(_ sealed: [UInt8], for key: Digest) {
    let number = state.withLock { state in
      state.files += 1
      state.hasNewEntries = true
      return state.files
    }
    let path = path(of: key)
    do throws(FileError) {
      try prepare()
      let temporary = path + ".\(getpid()).\(number)"
      try FileSystem.makeFolders(SitePath.directory(of: path))
      try FileSystem.replace(path, with: sealed, by: temporary)
    } catch {
      state.withLock { $0.problem = $0.problem ?? error.description }
    }
  }

  private func path(of key: Digest) -> String {
    let name = key.text
    return "\(folder)/\(name.prefix(2))/\(name.dropFirst(2))"
  }

  /// Makes the folder, and tells backups and version control that nothing in it is worth keeping.
  private func prepare() throws(FileError) {
    // Within the lock: two threads would take each other's temporary files away.
    try state.withLock { state throws(FileError) in
      guard !state.isPrepared else { return }
      try FileSystem.makeFolders(folder)
      try writeOnce("*\n", to: ".gitignore")
      try writeOnce("Signature: 8a477f597d28d172789f06886806bc55\n", to: "CACHEDIR.TAG")
      state.isPrepared = true
    }
  }

  private func writeOnce(_ text: String, to name: String) throws(FileError) {
    let path = folder + "/" + name
    guard try FileSystem.kind(of: path) == nil else { return }
    try FileSystem.replace(path, with: Array(text.utf8), by: path + ".\(getpid())")
  }

  // MARK: Removing

  /// Removes the entries that were used longest ago, until the others fit. Looks only if this run has added any.
  func trim() {
    let isDue = state.withLock { state in
      defer { state.hasNewEntries = false }
      return state.hasNewEntries
    }
    guard isDue else { return }
    var entries = (0..<256).flatMap { Self.entries(in: folder + "/" + Self.shelf($0)) }
    let newest = entries.lazy.map(\.used).max() ?? 0
    entries.removeAll { entry in
      guard SitePath.name(of: entry.path).contains("."), newest - entry.used > Self.abandoned else {
        return false
      }
      try? FileSystem.removeFile(entry.path)
      return true
    }
    var total = entries.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    for entry in entries.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) {
      try? FileSystem.removeFile(entry.path)
      total -= entry.size
      // A little more than needed, so that the next build need not do it again.
      if total <= limit / 10 * 9 { return }
    }
  }

  private struct Entry {
    var path: String
    /// Bytes.
    var size: Int
    /// In nanoseconds.
    var used: Int
  }

  /// The files of a folder; none where there is no folder.
  private static func entries(in folder: String) -> [Entry] {
    let names = (try? FileSystem.list(folder)) ?? []
    return names.compactMap { name in
      let path = folder + "/" + name.name
      guard let status = (try? Status(path)) ?? nil, status.kind == .file else { return nil }
      return Entry(path: path, size: status.size, used: status.modified)
    }
  }

  /// `00` to `ff`.
  private static func shelf(_ number: Int) -> String { Hexadecimal.text(of: [UInt8(number)]) }
}
