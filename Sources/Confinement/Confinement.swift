import CConfinement

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Confines this process permanently, before it runs untrusted code.
///
/// The process, and all that it loads afterwards, loses these rights:
///
/// - **Files**: no file can be created, written, moved, removed or changed. With `Strength.full`, files
///   outside of the readable folders cannot be opened either, not even through symbolic links.
/// - **Network**: no socket can be created.
/// - **Programs, processes and threads**: none can be started; an attempt ends the process with `SIGSYS`. Threads can
///   be allowed.
/// - **Other processes**: the process can neither signal, trace nor inspect them.
/// - **The system**: calls that aren't on a list fail: asynchronous input and output, keys, kernel filters,
///   namespaces, mounts, new limits. Calls of another architecture end the process.
/// - **Resources**: `Limits` apply.
///
/// The process can still read open descriptors, write to them unless they are files, and use all of its
/// memory, so validate what it writes. It can test any path for a file's existence, size, dates and owner. It
/// can read clocks, the system's name and load. It can wait, so set a time limit. Timing may reveal activity
/// of other processes. A vulnerability in a remaining system call is a way out.
///
/// Linux uses a libseccomp filter and Landlock. macOS uses a sandbox profile, which permits threads; that
/// part is written and untested.
package enum Confinement {
  package struct Limits: Sendable {
    /// Seconds of processor time, at least 1. After that, `SIGXCPU` ends the process.
    package var processorTime: Int
    /// Bytes of address space, including mapped libraries, stacks, and memory that was never used.
    package var memory: Int
    /// Bytes of the main thread's stack. An overflow is `SIGSEGV`.
    package var stack: Int
    /// The number of descriptors that may be open at once.
    package var openFiles: Int

    package init(processorTime: Int, memory: Int, stack: Int = 8 << 20, openFiles: Int = 64) {
      self.processorTime = processorTime
      self.memory = memory
      self.stack = stack
      self.openFiles = openFiles
    }
  }

  /// The degree of confinement that the system supports.
  package enum Strength: Sendable, Equatable {
    case full
    /// The kernel has no Landlock: the process can read what its user can read. All else holds.
    case readsAnywhere
  }

  /// Confines this process. It must have one thread, and have opened whatever needs more rights.
  ///
  /// After an error the process may be partly confined; end it.
  ///
  /// - Parameters:
  ///   - readable: folders and files that the process can still read, and load as libraries.
  ///   - optional: further ones, which needn't exist.
  ///   - allowsThreads: whether the process can start threads, and get random numbers.
  package static func apply(
    readable: [String], optional: [String] = [], limits: Limits, allowsThreads: Bool = false
  ) throws(ConfinementError) -> Strength {
    var values = CConfinementLimits(
      processorTime: UInt64(max(limits.processorTime, 1)), memory: UInt64(max(limits.memory, 0)),
      stack: UInt64(max(limits.stack, 0)), openFiles: UInt64(max(limits.openFiles, 0)))
    #if os(Linux)
    try checkThreads()
    try check(CConfinementGiveUpPrivileges(), .privileges)
    let strength = try confineReading(to: readable, optional)
    try check(CConfinementSetLimits(&values), .limits)
    try SystemCallFilter.load(allowsThreads: allowsThreads)
    return strength
    #else
    try check(CConfinementSetLimits(&values), .limits)
    try check(CConfinementEnterSandbox(SandboxProfile.text(readable: readable + optional)), .sandbox)
    return .full
    #endif
  }

  private static func check(_ code: Int32, _ part: ConfinementError.Part) throws(ConfinementError) {
    if code != 0 { throw .refused(part, code: code) }
  }

  #if os(Linux)
  /// Throws if there are several threads: Landlock confines only the calling one.
  private static func checkThreads() throws(ConfinementError) {
    var status = stat()
    // The link count is the number of threads plus two. Without `/proc` it is unknown.
    if stat("/proc/self/task", &status) == 0, status.st_nlink > 3 { throw .hasThreads }
  }

  private static func confineReading(to readable: [String], _ optional: [String]) throws(ConfinementError)
    -> Strength
  {
    let version = CConfinementLandlockVersion()
    guard version > 0 else { return .readsAnywhere }
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    for (index, path) in (readable + optional).enumerated() {
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else {
        if index >= readable.count { continue }
        throw .unreadable(path, code: errno)
      }
      descriptors.append(descriptor)
    }
    try check(CConfinementReadOnlyBelow(descriptors, Int32(descriptors.count), version), .landlock)
    return .full
  }
  #endif
}
