import Files
import Hashing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Hashes of files that rarely change. They are saved between runs with the files' versions.
package struct FileDigests {
  private static let listLimit = 1 << 20

  /// The path of the list of hashes; nil if none is kept.
  private let list: String?
  private var known: [String: String] = [:]
  private var hasChanged = false

  /// - Parameter folder: the folder for the list; nil to keep none.
  package init(in folder: String?) {
    list = folder.map { $0 + "/file-hashes" }
    guard let list, let bytes = try? FileSystem.readUnlinked(list, limit: Self.listLimit) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      known[String(line[line.index(after: space)...])] = String(line[..<space])
    }
  }

  /// The SHA-256 of a file's XXH3, since programs are large; nil if it can't be read.
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

  /// Saves new hashes. A failure only costs time.
  package func save() {
    guard hasChanged, let list else { return }
    let lines = known.map { "\($0.value) \($0.key)\n" }.sorted()
    try? FileSystem.replace(list, with: Array(lines.joined().utf8), by: list + ".\(getpid())")
  }
}
