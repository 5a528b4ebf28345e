import CProcesses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program to start, and what it is given.
///
/// It gets nothing else of this program: no descriptors, and no signals that are ignored or held back. It ends when this
/// program does, however that comes about.
package struct Command: Sendable {
  /// What the system keeps a program from using up.
  package struct Resources: Sendable {
    /// Bytes of memory of its own; nil for any number of them. What is mapped of files, such as its libraries, isn't
    /// counted. macOS doesn't hold a program to it.
    package var memory: Int?
    /// Seconds of processor time, at least 1, after which `SIGXCPU` ends it; nil for no end.
    package var processorTime: Int?

    package init(memory: Int? = nil, processorTime: Int? = nil) {
      self.memory = memory
      self.processorTime = processorTime
    }
  }

  /// An absolute path.
  package var executable: String
  package var arguments: [String]
  /// Words `NAME=value`, and the program has no others; nil hands on those of this program.
  package var environment: [String]?
  /// Where it starts; nil stands for this program's own folder.
  package var folder: String?
  package var resources: Resources
  /// Whether things have the same addresses in each run, as far as the system lets a program choose.
  package var hasFixedAddresses = false
  /// The program in memory, of which runs are copies; nil to start it for each run.
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

  /// Starts the program. One that is busy because it was written a moment ago is tried again for some seconds.
  ///
  /// - Parameter descriptors: what it has as its descriptors from 0 on; nil stands for `/dev/null`.
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

/// Why a program does not start.
package struct StartError: Error, Equatable, CustomStringConvertible {
  /// The system's number for it.
  package let code: Int32

  package var description: String { String(cString: strerror(code)) }
}

extension String? {
  fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>?) -> Result) -> Result {
    guard let self else { return body(nil) }
    return self.withCString { body($0) }
  }
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
