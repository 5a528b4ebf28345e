#if canImport(Darwin)
import Darwin
#endif

/// The mount points that this process can see.
package struct MountTable {
  /// The mount points as real paths.
  private var points: [String] = []

  #if os(Linux)
  /// The size limit of the system's list in bytes.
  private static let limit = 16 << 20

  package init() throws(FileError) {
    // The system creates the content during reading, so the file has no size.
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

  /// - Parameter mountInfo: the content of `/proc/self/mountinfo`. The fifth field of each line is a path,
  ///   with escapes such as `\040` for a space.
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

  /// The mount points inside a folder, relative to it and sorted, without the folder itself.
  ///
  /// - Parameter folder: the folder's real path.
  package func paths(in folder: String) -> [String] {
    let start = folder == "/" ? "/" : folder + "/"
    return points.compactMap { point in
      guard point.utf8.starts(with: start.utf8), point.utf8.count > start.utf8.count else { return nil }
      return String(Substring(point.utf8.dropFirst(start.utf8.count)))
    }
    .sorted(by: SitePath.precedes)
  }
}
