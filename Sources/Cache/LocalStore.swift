import Synchronization

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

  func entry(for key: Digest) -> ArraySlice<UInt8>? {
    let path = path(of: key)
    guard let bytes = StoreFile.read(path, limit: Self.entryLimit, isUsed: true) else { return nil }
    if let payload = SealedEntry.open(bytes, for: key) { return payload }
    StoreFile.remove(path)
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
    do throws(StoreFile.Failure) {
      try prepare()
      let temporary = path + ".\(getpid()).\(number)"
      try StoreFile.makeFolders(String(path.prefix(folder.count + 3)))
      try StoreFile.replace(path, with: sealed, by: temporary)
    } catch {
      state.withLock { $0.problem = $0.problem ?? error.message }
    }
  }

  private func path(of key: Digest) -> String {
    let name = key.text
    return "\(folder)/\(name.prefix(2))/\(name.dropFirst(2))"
  }

  /// Makes the folder, and tells backups and version control that nothing in it is worth keeping.
  private func prepare() throws(StoreFile.Failure) {
    guard !state.withLock(\.isPrepared) else { return }
    try StoreFile.makeFolders(folder)
    try writeOnce("*\n", to: ".gitignore")
    try writeOnce("Signature: 8a477f597d28d172789f06886806bc55\n", to: "CACHEDIR.TAG")
    state.withLock { $0.isPrepared = true }
  }

  private func writeOnce(_ text: String, to name: String) throws(StoreFile.Failure) {
    let path = folder + "/" + name
    guard !StoreFile.exists(path) else { return }
    try StoreFile.replace(path, with: Array(text.utf8), by: path + ".\(getpid())")
  }

  // MARK: Removing

  /// Removes the entries that were used longest ago, until the others fit. Looks only if this run has added any.
  func trim() {
    let isDue = state.withLock { state in
      defer { state.hasNewEntries = false }
      return state.hasNewEntries
    }
    guard isDue else { return }
    var entries: [(path: String, item: StoreFile.Item)] = []
    for shelf in 0..<256 {
      let path = folder + "/" + Self.shelf(shelf)
      entries += StoreFile.items(in: path).map { (path + "/" + $0.name, $0) }
    }
    let newest = entries.lazy.map(\.item.used).max() ?? 0
    entries.removeAll { path, item in
      guard item.name.contains("."), newest - item.used > Self.abandoned else { return false }
      StoreFile.remove(path)
      return true
    }
    var total = entries.reduce(0) { $0 + $1.item.size }
    guard total > limit else { return }
    for (path, item) in entries.sorted(by: { ($0.item.used, $0.path) < ($1.item.used, $1.path) }) {
      StoreFile.remove(path)
      total -= item.size
      // A little more than needed, so that the next build need not do it again.
      if total <= limit / 10 * 9 { return }
    }
  }

  /// `00` to `ff`.
  private static func shelf(_ number: Int) -> String {
    (number < 16 ? "0" : "") + String(number, radix: 16)
  }
}
