import Cache
import Files
import Text

/// The list of files that a build has written, stored with them: only these may be replaced or removed.
package struct Manifest: Sendable, Equatable {
  package static let fileName = ".zoetrope-manifest"
  private static let firstLine =
    "# The files that zoetrope has written here. It replaces and removes these, and no others."

  /// The maximum bytes of a path.
  private static let longestPath = 4096
  /// The maximum bytes of a manifest.
  private static let longestList = 1 << 30
  /// The prefix of an escaped path. No path begins with it.
  private static let escapeMark = "//"
  private static let shardMark = "# shard "
  private static let sourceMark = "# source "
  /// Before the hash of the next line's file.
  private static let hashMark = "# sha256 "

  /// The paths in the output folder.
  package var paths: Set<PathKey>
  /// The part of the site.
  var shard: Shard
  /// The hash of a part's source; nil for a whole site.
  var source: Digest?
  /// The hashes of the files as they were written, where edits are to be noticed; empty for sites.
  private(set) var hashes: [PathKey: Digest] = [:]

  package init(_ paths: some Sequence<String>, shard: Shard = .whole, source: Digest? = nil) {
    self.paths = Set(paths.map(PathKey.init))
    self.shard = shard
    self.source = source
  }

  /// Reads the manifest of a folder; empty without one.
  init(in folder: String) throws(FileError) {
    try self.init(file: folder + "/" + Self.fileName)
  }

  /// Reads a manifest; empty without one. Skips lines that aren't paths inside the folder, or lead to files
  /// that builds never write.
  package init(file: String) throws(FileError) {
    self.init([])
    guard try FileSystem.kind(of: file) == .file else { return }
    let bytes = try FileSystem.read(file, limit: Self.longestList)
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    shard = Self.value(of: Self.shardMark, in: lines).flatMap { Shard($0) } ?? .whole
    source = Self.value(of: Self.sourceMark, in: lines).flatMap { Digest(text: $0) }
    paths = Set(lines.lazy.compactMap(Self.path))
    for (line, next) in zip(lines, lines.dropFirst()) {
      guard let hash = Self.value(of: Self.hashMark, in: [line]), let path = Self.path(next) else { continue }
      hashes[path] = Digest(text: hash)
    }
  }

  private static func value(of mark: String, in lines: [ArraySlice<UInt8>]) -> String? {
    let line = lines.first { $0.starts(with: mark.utf8) }
    return line.map { String(decoding: $0.dropFirst(mark.utf8.count), as: UTF8.self) }
  }

  private static func path(_ line: ArraySlice<UInt8>) -> PathKey? {
    guard line.first != UInt8(ascii: "#") else { return nil }
    let bytes =
      line.starts(with: escapeMark.utf8)
      ? PercentEncoding.decoded(line.dropFirst(escapeMark.utf8.count)) : Array(line)
    let path = String(decoding: bytes, as: UTF8.self)
    // Invalid UTF-8 would become another name, and a NUL would truncate it.
    guard bytes.count <= longestPath, !bytes.contains(0), path.utf8.elementsEqual(bytes),
      let resolved = SitePath.resolve(path, from: ""), SitePath.isSame(resolved, path),
      let first = SitePath.components(path).first, !OutputFolder.reservedNames.contains(first)
    else { return nil }
    return PathKey(path)
  }

  package var bytes: [UInt8] {
    Self.bytes(of: paths.map(\.path), shard: shard, source: source, hashes: hashes)
  }

  /// The manifest of distinct paths.
  static func bytes(
    of paths: some Sequence<String>, shard: Shard, source: Digest?, hashes: [PathKey: Digest] = [:]
  ) -> [UInt8] {
    var bytes = Array((firstLine + "\n").utf8)
    if !shard.isWhole { bytes += Array((shardMark + shard.text + "\n").utf8) }
    if let source { bytes += Array((sourceMark + source.text + "\n").utf8) }
    for path in paths.sorted(by: SitePath.precedes) {
      if let hash = hashes[PathKey(path)] { bytes += (hashMark + hash.text + "\n").utf8 }
      if isPlain(path) { bytes += path.utf8 } else { addEscaped(path, to: &bytes) }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  // MARK: Escaping

  /// Whether a path is written as it is. Others get a prefix, and escapes such as `%0A`.
  private static func isPlain(_ path: String) -> Bool {
    path.utf8.first != UInt8(ascii: "#") && path.utf8.allSatisfy { $0 >= 0x20 }
  }

  private static func addEscaped(_ path: String, to bytes: inout [UInt8]) {
    bytes += escapeMark.utf8
    PercentEncoding.append(path.utf8, keeping: { $0 >= 0x20 && $0 != UInt8(ascii: "%") }, to: &bytes)
  }
}
