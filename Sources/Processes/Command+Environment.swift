#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Command {
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
