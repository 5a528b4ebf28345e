/// The list of files that a build has written, kept beside them: only these may be replaced or removed.
struct Manifest: Sendable, Equatable {
  static let fileName = ".zoetrope-manifest"
  private static let firstLine =
    "# The files that zoetrope has written here. It replaces and removes these, and no others."

  /// Paths in the output folder.
  var paths: Set<String>

  init(_ paths: some Sequence<String>) {
    self.paths = Set(paths)
  }

  /// Reads the manifest of a folder; empty without one. Lines that are no paths inside the folder are passed
  /// over.
  init(in folder: String) {
    guard let bytes = try? FileSystem.read(folder + "/" + Self.fileName) else {
      paths = []
      return
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    paths = Set(lines.filter { !$0.hasPrefix("#") && SitePath.resolve($0, from: "") == $0 })
  }

  var bytes: [UInt8] {
    var bytes = Array((Self.firstLine + "\n").utf8)
    for path in paths.sorted(by: SitePath.precedes) { bytes += Array(path.utf8) + [UInt8(ascii: "\n")] }
    return bytes
  }
}
