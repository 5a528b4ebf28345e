#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Finds the paths of open files.
package enum DescriptorPath {
  /// The file's absolute path without symbolic links; nil if the system can't find it.
  static func of(_ descriptor: Int32) -> String? {
    #if canImport(Darwin)
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX) + 1)
    guard fcntl(descriptor, F_GETPATH, &bytes) == 0 else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #else
    return (try? FileSystem.target(ofLink: "/proc/self/fd/\(descriptor)")) ?? nil
    #endif
  }

  /// Whether the system can find paths: Linux requires `/proc`, which containers may lack.
  package static var isAvailable: Bool {
    let root = SystemCall.open { open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard root >= 0 else { return false }
    defer { close(root) }
    return of(root) == "/"
  }
}
