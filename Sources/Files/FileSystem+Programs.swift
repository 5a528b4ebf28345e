#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension FileSystem {
  /// The home folder of the user; nil if it is unknown.
  package static var homeFolder: String? {
    getenv("HOME").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The path of a program in the folders of `PATH`; nil if there is none.
  package static func program(_ name: String) -> String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && may(.runProgram, $0) }
  }
}
