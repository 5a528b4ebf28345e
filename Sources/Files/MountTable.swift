#if canImport(Darwin)
import Darwin
#endif

/// What is mounted where, as far as this process can see.
package struct MountTable {
  /// Real paths.
  private var points: [String] = []

  #if os(Linux)
  /// Bytes of the system's own list: more mounts than any machine has.
  private static let limit = 16 << 20

  package init() throws(FileError) {
    // What is in it is made as it is read, so its size is not known before.
    self.init(mountInfo: try FileSystem.readStream("/proc/self/mountinfo", limit: Self.limit))
  }
  #else
  package init() throws(FileError) {
    var list: UnsafeMutablePointer<statfs>?
    let count = SystemCall.status { getmntinfo_r_np(&list, MNT_NOWAIT) }
    guard count > 0, let list else { throw FileError("list", "mounts") }
    defer { free(list) }
    for index in 0..<Int(count) {
      let name = withUnsafeBytes(of: &list[index].f_mntonname) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      points.append(name)
    }
  }
  #endif

  /// - Parameter mountInfo: what `/proc/self/mountinfo` says: the fifth field of each line is a path, in which `\040`
  ///   and its like stand for blanks.
  init(mountInfo: [UInt8]) {
    for line in mountInfo.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
      if fields.count > 4 { points.append(String(decoding: Self.unescaped(fields[4]), as: UTF8.self)) }
    }
  }

  private static func unescaped(_ field: ArraySlice<UInt8>) -> [UInt8] {
    var (bytes, rest): ([UInt8], ArraySlice<UInt8>) = ([], field)
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      if byte == UInt8(ascii: "\\"), digits.count == 3, digits.allSatisfy({ (0x30...0x37).contains($0) }) {
        bytes.append(digits.reduce(0) { $0 &* 8 &+ ($1 - 0x30) })
        rest.removeFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// The paths in a folder that something is mounted at, sorted; that of the folder itself is not one of them.
  ///
  /// - Parameter folder: a real path.
  package func paths(in folder: String) -> [String] {
    let start = folder == "/" ? "/" : folder + "/"
    return points.compactMap { point in
      guard point.utf8.starts(with: start.utf8), point.utf8.count > start.utf8.count else { return nil }
      return String(Substring(point.utf8.dropFirst(start.utf8.count)))
    }
    .sorted(by: SitePath.precedes)
  }
}
