import Files

/// The list of files that a build has written, kept beside them: only these may be replaced or removed.
struct Manifest: Sendable, Equatable {
  static let fileName = ".zoetrope-manifest"
  private static let firstLine =
    "# The files that zoetrope has written here. It replaces and removes these, and no others."

  /// Bytes of a path that a system takes, at most.
  private static let longestPath = 4096
  private static let shardMark = "# shard "

  /// Paths in the output folder.
  var paths: Set<String>
  /// Which part of the site they are.
  var shard: Shard

  init(_ paths: some Sequence<String>, shard: Shard = .whole) {
    self.paths = Set(paths)
    self.shard = shard
  }

  /// Reads the manifest of a folder; empty without one.
  init(in folder: String) {
    self.init(file: folder + "/" + Self.fileName)
  }

  /// Reads a manifest; empty without one. Lines that are no paths inside the folder, or lead to what is not
  /// ours, are passed over.
  init(file: String) {
    guard FileSystem.kind(of: file) == .file, let bytes = try? FileSystem.read(file) else {
      paths = []
      shard = .whole
      return
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let mark = lines.first { $0.starts(with: Self.shardMark.utf8) }
    let text = mark?.dropFirst(Self.shardMark.utf8.count)
    shard = text.flatMap { Shard(String(decoding: $0, as: UTF8.self)) } ?? .whole
    paths = Set(lines.compactMap(Self.path))
  }

  private static func path(_ line: ArraySlice<UInt8>) -> String? {
    guard line.count <= longestPath else { return nil }
    let path = String(decoding: line, as: UTF8.self)
    // What is no UTF-8 would come out as another name, and a NUL would end it early.
    guard line.first != UInt8(ascii: "#"), !line.contains(0), path.utf8.elementsEqual(line),
      SitePath.resolve(path, from: "") == path, let first = SitePath.components(path).first,
      !OutputFolder.tolerated.contains(first)
    else { return nil }
    return path
  }

  var bytes: [UInt8] { Self.bytes(of: paths, shard: shard) }

  /// The manifest of paths that differ from each other.
  static func bytes(of paths: some Sequence<String>, shard: Shard) -> [UInt8] {
    var bytes = Array((firstLine + "\n").utf8)
    if !shard.isWhole { bytes += Array((shardMark + shard.text + "\n").utf8) }
    for path in paths.sorted(by: SitePath.precedes) {
      bytes += path.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
