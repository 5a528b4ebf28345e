/// The list of files that a build has written, kept beside them: only these may be replaced or removed.
struct Manifest: Sendable, Equatable {
  static let fileName = ".zoetrope-manifest"
  private static let firstLine =
    "# The files that zoetrope has written here. It replaces and removes these, and no others."

  private static let shardMark = "# shard "

  /// Paths in the output folder.
  var paths: Set<String>
  /// Which part of the site they are.
  var shard: Shard

  init(_ paths: some Sequence<String>, shard: Shard = .whole) {
    self.paths = Set(paths)
    self.shard = shard
  }

  /// Reads the manifest of a folder; empty without one. Lines that are no paths inside the folder are passed
  /// over.
  init(in folder: String) {
    guard let bytes = try? FileSystem.read(folder + "/" + Self.fileName) else {
      paths = []
      shard = .whole
      return
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    let mark = lines.first { $0.hasPrefix(Self.shardMark) }
    shard = mark.flatMap { Shard($0.dropFirst(Self.shardMark.count)) } ?? .whole
    paths = Set(lines.filter { !$0.hasPrefix("#") && SitePath.resolve($0, from: "") == $0 })
  }

  var bytes: [UInt8] {
    var bytes = Array((Self.firstLine + "\n").utf8)
    if !shard.isWhole { bytes += Array((Self.shardMark + shard.text + "\n").utf8) }
    for path in paths.sorted(by: SitePath.precedes) { bytes += Array(path.utf8) + [UInt8(ascii: "\n")] }
    return bytes
  }
}
