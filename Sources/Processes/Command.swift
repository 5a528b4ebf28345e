import CProcesses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program to start, and what it is given.
///
/// It gets nothing else of this program: no descriptors, and no signals that are ignored or held back.
package struct Command: Sendable {
  /// An absolute path.
  package var executable: String
  package var arguments: [String]
  /// Words `NAME=value`, and the program has no others; nil hands on those of this program.
  package var environment: [String]?
  /// Where it starts; nil stands for this program's own folder.
  package var folder: String?

  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String]? = nil, folder: String? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
  }

  /// Starts the program. One that is busy because it was written a moment ago is tried again for some seconds.
  ///
  /// - Parameter descriptors: what it has as its descriptors from 0 on; nil stands for `/dev/null`.
  package func start(descriptors: [Int32?]) throws(StartError) -> Subprocess {
    let words = CStrings([executable] + arguments)
    let variables = environment.map { CStrings($0) }
    var id: pid_t = 0
    let code = CProcessesSpawn(
      &id, executable, words.pointers, variables?.pointers ?? environ, folder, descriptors.map { $0 ?? -1 },
      Int32(descriptors.count))
    guard code == 0 else { throw StartError(code: code) }
    return Subprocess(id: id)
  }
}

/// Why a program does not start.
package struct StartError: Error, Equatable, CustomStringConvertible {
  /// The system's number for it.
  package let code: Int32

  package var description: String { String(cString: strerror(code)) }
}

/// Strings as C wants a list of them.
private final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() { (pointers + index).initialize(to: strdup(string)) }
    (pointers + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}
