import Files
import Synchronization
import Text

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Entries in a folder, one file per key. Builds may share it, and it may be deleted at any time.
final class LocalStore: Sendable {
  /// The maximum bytes of all entries, before the least recently used ones are removed.
  static let standardLimit = 256 << 20
  /// The maximum bytes of an entry, far above any page's figures.
  static let entryLimit = 64 << 20
  /// The age in nanoseconds of temporary files that killed programs left behind.
  private static let abandoned = 3_600_000_000_000

  let folder: String
  private let limit: Int
  private let state = Mutex(State())

  private struct State {
    var isPrepared = false
    /// Whether entries were added since the last `trim()`.
    var hasNewEntries = false
    var files = 0
    var problem: String?
  }

  init(_ folder: String, limit: Int = standardLimit) {
    self.folder = folder
    self.limit = limit
  }

  /// The reason why entries weren't written; nil if all were.
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

  /// Stores a sealed entry. A failure sets `problem`.
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

  /// Creates the folder, and excludes it from backups and version control.
  func prepare() throws(FileError) {
    // Two threads would overwrite each other's temporary files.
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

  /// Removes the least recently used entries over the limit, if this run has added any.
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
      // Frees a tenth of the limit, so that the next build needn't trim again.
      if total <= limit / 10 * 9 { return }
    }
  }

  private struct Entry {
    var path: String
    /// The size in bytes.
    var size: Int
    /// The date of the last use in nanoseconds.
    var used: Int
  }

  /// The files of a folder; none if it is missing.
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
