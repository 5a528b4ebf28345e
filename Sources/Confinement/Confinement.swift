import CConfinement

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What a process gives up for good, before it runs code that somebody else wrote.
///
/// What is kept out, of the process and of all that it loads afterwards:
///
/// - **Files**: nothing is opened for writing, made, moved, removed or changed in any way, anywhere. What lies outside of the
///   readable folders is not opened at all, also through symbolic links, as far as `Strength` says so.
/// - **Network**: there are no new sockets, of any kind.
/// - **Programs, processes and threads**: none is started; signal `SIGSYS` ends who tries.
/// - **Other processes**: they get no signals, and are neither traced nor looked into.
/// - **The system**: all calls that are not on a list fail; so do asynchronous input and output, keys, filters of the kernel,
///   namespaces, mounts, and setting limits anew. Calls of another architecture end the process.
/// - **Resources**: those of `Limits`.
///
/// What is *not* kept out: the process reads the descriptors that were open before, writes to them unless they are files, and has all
/// memory of its own. So whoever reads what it writes must take it for bytes of a stranger. It learns whether a file is there, its size, dates and owner, wherever
/// it is. It reads clocks, the system's name and load. It takes processor time up to the limit, and can wait, so a clock has to watch over it.
/// How long things take may tell it about others on the same machine. A fault in the few calls of the kernel that are left is a way out.
///
/// On Linux this is a filter of system calls by libseccomp, and Landlock. On macOS it is a profile of the system's sandbox, where threads
/// can be started; that part compiles by inspection only.
package enum Confinement {
  /// What a process may take.
  package struct Limits: Sendable {
    /// Seconds of processor time, at least 1. Then signal `SIGXCPU` ends the process.
    package var processorTime: Int
    /// Bytes of address space. All that is mapped counts: libraries, stacks, memory that was never used.
    package var memory: Int
    /// Bytes of the first thread's stack. More than that is signal `SIGSEGV`.
    package var stack: Int
    /// How many descriptors there are at a time.
    package var openFiles: Int

    package init(processorTime: Int, memory: Int, stack: Int = 8 << 20, openFiles: Int = 64) {
      self.processorTime = processorTime
      self.memory = memory
      self.stack = stack
      self.openFiles = openFiles
    }
  }

  /// How much of it the system can do.
  package enum Strength: Sendable, Equatable {
    case full
    /// The kernel has no Landlock: whatever the user may read can be read. All else holds.
    case readsAnywhere
  }

  /// Confines this process. It has one thread, and has loaded and opened all that needs more than is left.
  ///
  /// If it fails, the process may be confined in part; it should end.
  ///
  /// - Parameter readable: folders whose contents can still be read and loaded as libraries, and single files.
  package static func apply(readable: [String], limits: Limits) throws(ConfinementError) -> Strength {
    var values = CConfinementLimits(
      processorTime: UInt64(max(limits.processorTime, 1)), memory: UInt64(max(limits.memory, 0)),
      stack: UInt64(max(limits.stack, 0)), openFiles: UInt64(max(limits.openFiles, 0)))
    #if os(Linux)
    try checkThreads()
    try check(CConfinementGiveUpPrivileges(), .privileges)
    let strength = try confineReading(to: readable)
    try check(CConfinementSetLimits(&values), .limits)
    try SystemCallFilter.load()
    return strength
    #else
    try check(CConfinementSetLimits(&values), .limits)
    try check(CConfinementEnterSandbox(SandboxProfile.text(readable: readable)), .sandbox)
    return .full
    #endif
  }

  private static func check(_ code: Int32, _ part: ConfinementError.Part) throws(ConfinementError) {
    if code != 0 { throw .refused(part, code: code) }
  }

  #if os(Linux)
  /// Landlock holds for the calling thread alone.
  private static func checkThreads() throws(ConfinementError) {
    var status = stat()
    // A folder for each thread, beside the folder's own two names. Where nothing is mounted, nobody can tell.
    if stat("/proc/self/task", &status) == 0, status.st_nlink > 3 { throw .hasThreads }
  }

  private static func confineReading(to readable: [String]) throws(ConfinementError) -> Strength {
    let version = CConfinementLandlockVersion()
    guard version > 0 else { return .readsAnywhere }
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    for path in readable {
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { throw .unreadable(path, code: errno) }
      descriptors.append(descriptor)
    }
    try check(CConfinementReadOnlyBelow(descriptors, Int32(descriptors.count), version), .landlock)
    return .full
  }
  #endif
}
