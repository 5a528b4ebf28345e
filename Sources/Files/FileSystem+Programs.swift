#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension FileSystem {
  /// The path of a program in the folders of `PATH`; nil if there is none.
  package static func program(_ name: String) -> String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && may(.runProgram, $0) }
  }
}
