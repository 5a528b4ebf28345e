#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Where an open file lies.
package enum DescriptorPath {
  /// The file's absolute path without links; nil where the system does not tell.
  static func of(_ descriptor: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX) + 1)
    #if canImport(Darwin)
    guard fcntl(descriptor, F_GETPATH, &bytes) == 0 else { return nil }
    let count = bytes.firstIndex(of: 0) ?? 0
    #else
    let count = readlink("/proc/self/fd/\(descriptor)", &bytes, bytes.count - 1)
    #endif
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  /// Whether the system tells at all: Linux does so through `/proc`, which a container may be without.
  package static var isTold: Bool {
    let root = open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard root >= 0 else { return false }
    defer { close(root) }
    return of(root) == "/"
  }
}
