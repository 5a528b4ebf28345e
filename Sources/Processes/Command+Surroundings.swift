import Files

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Command {
  /// The path of a program in the folders of `PATH`; nil if there is none.
  package static func path(of program: String) -> String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").map { "\($0)/\(program)" }
      .first { $0.hasPrefix("/") && FileSystem.may(.runProgram, $0) }
  }

  /// This program's environment, as `NAME=value`.
  package static var inheritedEnvironment: [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }
}
