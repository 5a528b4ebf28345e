import Files
import Hashing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Hashes of files that rarely change, remembered from run to run by size, times and place on the disk.
package struct FileDigests {
  private static let listLimit = 1 << 20

  /// Where they are remembered.
  private let list: String?
  private var known: [String: String] = [:]
  private var hasChanged = false

  /// - Parameter folder: of the cache; nil to remember nothing.
  package init(in folder: String?) {
    list = folder.map { $0 + "/file-hashes" }
    guard let list, let bytes = try? FileSystem.readUnlinked(list, limit: Self.listLimit) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      known[String(line[line.index(after: space)...])] = String(line[..<space])
    }
  }

  /// The hash of a file's bytes; nil where it cannot be read. Programs are large, so it is made from their XXH3.
  package mutating func digest(of path: String) -> Digest? {
    guard let version = FileSystem.version(of: path) else { return nil }
    let name = version + " " + path
    if let digest = known[name].flatMap({ Digest(text: $0) }) { return digest }
    guard let hash = XXH128(),
      (try? FileSystem.readPieces(path, { $0.withUnsafeBytes { hash.add($0) } })) != nil
    else { return nil }
    let digest = SHA256.hash(hash.finish())
    known = known.filter { !$0.key.hasSuffix(" " + path) }
    known[name] = digest.text
    hasChanged = true
    return digest
  }

  /// Remembers what was computed. Failing costs time only.
  package func save() {
    guard hasChanged, let list else { return }
    let lines = known.map { "\($0.value) \($0.key)\n" }.sorted()
    try? FileSystem.replace(list, with: Array(lines.joined().utf8), by: list + ".\(getpid())")
  }
}
