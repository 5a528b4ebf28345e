import CProcesses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program to start, with its arguments, environment and limits.
///
/// It inherits neither other descriptors nor ignored or blocked signals of this program. It ends when this
/// program ends in any way.
package struct Command: Sendable {
  /// Resource limits that the system enforces.
  package struct Resources: Sendable {
    /// Bytes of private memory, without mapped files; nil for no limit. macOS doesn't enforce it.
    package var memory: Int?
    /// Seconds of processor time, at least 1, after which `SIGXCPU` ends the program; nil for no limit.
    package var processorTime: Int?

    package init(memory: Int? = nil, processorTime: Int? = nil) {
      self.memory = memory
      self.processorTime = processorTime
    }
  }

  /// An absolute path.
  package var executable: String
  package var arguments: [String]
  /// All environment variables, as `NAME=value`; nil for those of this program.
  package var environment: [String]?
  /// The working folder; nil for this program's own.
  package var folder: String?
  package var resources: Resources
  /// Whether addresses are the same in each run, as far as the system allows.
  package var hasFixedAddresses = false
  /// The loaded program of which runs are copies; nil to start it for each run.
  package var template: ProgramTemplate?

  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String]? = nil, folder: String? = nil,
    resources: Resources = Resources()
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.resources = resources
  }

  /// Starts the program. If its file is busy because it has just been written, tries again for some seconds.
  ///
  /// - Parameter descriptors: the program's descriptors from 0 on; nil for `/dev/null`.
  package func start(descriptors: [Int32?]) throws(StartError) -> Subprocess {
    if let copy = template?.copy(descriptors: descriptors) { return copy }
    let words = CStrings([executable] + arguments)
    let variables = environment.map { CStrings($0) }
    let descriptors = descriptors.map { $0 ?? -1 }
    var id: pid_t = 0
    let code = executable.withCString { path in
      folder.withCString { folder in
        descriptors.withUnsafeBufferPointer { descriptors in
          var program = CProcessesProgram(
            path: path, arguments: words.pointers, environment: variables?.pointers ?? environ,
            folder: folder,
            descriptors: descriptors.baseAddress, descriptorCount: Int32(descriptors.count),
            memory: UInt64(max(resources.memory ?? 0, 0)),
            processorTime: resources.processorTime.map { UInt64(max($0, 1)) } ?? 0,
            hasFixedAddresses: hasFixedAddresses)
          return CProcessesSpawn(&id, &program)
        }
      }
    }
    guard code == 0 else { throw StartError(code: code) }
    return Subprocess(id: id)
  }
}

/// The reason why a program doesn't start.
package struct StartError: Error, Equatable, CustomStringConvertible {
  /// The value of `errno`.
  package let code: Int32

  package var description: String { String(cString: strerror(code)) }
}

extension String? {
  fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>?) -> Result) -> Result {
    guard let self else { return body(nil) }
    return self.withCString { body($0) }
  }
}

/// A list of C strings with a null pointer at its end.
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
