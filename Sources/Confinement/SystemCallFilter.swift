#if os(Linux)
import CSeccomp
import Glibc

/// Allows only the system calls with which a Swift program works in memory, reads files and loads libraries.
/// Other calls fail with `EPERM`, since programs often handle that.
///
/// Starting a thread or process raises `SIGSYS`. A call in the convention of another architecture ends the
/// process. The table names the calls of all architectures, and skips those that this one lacks.
enum SystemCallFilter {
  /// The calls allowed with any arguments.
  private static let allowed = [
    // Memory.
    "brk", "madvise", "mmap", "mprotect", "mremap", "munmap",
    // Reading, and writing to open descriptors. Loading a library tests whether files exist.
    "access", "close", "close_range", "dup", "faccessat", "faccessat2", "fstat", "fstatfs", "getcwd",
    "getdents64", "lseek", "lstat", "newfstatat", "pread64", "pwrite64", "read", "readv", "stat", "statx",
    "write", "writev",
    // Clocks, and waiting.
    "clock_getres", "clock_gettime", "clock_nanosleep", "futex", "gettimeofday", "nanosleep",
    "restart_syscall", "sched_yield", "time",
    // The process itself.
    "exit", "exit_group", "getcpu", "getegid", "geteuid", "getgid", "getpid", "getppid",
    "getrlimit", "getrusage", "gettid", "getuid", "rseq", "rt_sigaction", "rt_sigprocmask", "rt_sigreturn",
    "sched_getaffinity", "set_robust_list", "sigaltstack", "sysinfo", "uname",
  ]

  /// The calls allowed with certain arguments. If a call has several rules, one of them has to match.
  private static var conditions: [(name: String, arguments: [scmp_arg_cmp])] {
    let itself = UInt64(getpid())
    let writing = UInt64(O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND)
    let descriptorCommands = [F_GETFD, F_SETFD, F_GETFL, F_DUPFD, F_DUPFD_CLOEXEC]
    return [
      ("open", [argument(1, masked: writing, is: UInt64(O_RDONLY))]),
      ("openat", [argument(2, masked: writing, is: UInt64(O_RDONLY))]),
      // `abort()` signals its own process.
      ("kill", [argument(0, is: itself)]),
      ("tgkill", [argument(0, is: itself)]),
      // Reads the process's own limits, and sets none.
      ("prlimit64", [argument(0, is: 0), argument(2, is: 0)]),
    ] + descriptorCommands.map { ("fcntl", [argument(1, is: UInt64($0))]) }
  }

  /// The calls that start threads and processes. They end the process, because programs often retry forever.
  private static let ending = ["clone", "clone3"]

  /// What threads need beside that: their names, and random seeds of tables.
  private static let ofThreads = ["getrandom", "poll", "ppoll", "prctl", "sched_setaffinity"]

  /// The C macros `CLONE_VM | CLONE_SIGHAND | CLONE_THREAD`.
  private static let threadFlags: UInt64 = 0x1_0900

  private static func argument(_ index: UInt32, is value: UInt64) -> scmp_arg_cmp {
    scmp_arg_cmp(arg: index, op: SCMP_CMP_EQ, datum_a: value, datum_b: 0)
  }

  private static func argument(_ index: UInt32, masked mask: UInt64, is value: UInt64) -> scmp_arg_cmp {
    scmp_arg_cmp(arg: index, op: SCMP_CMP_MASKED_EQ, datum_a: mask, datum_b: value)
  }

  /// The C macros `SCMP_ACT_ERRNO`, `SCMP_ACT_ALLOW`, `SCMP_ACT_TRAP` and `SCMP_ACT_KILL_PROCESS`.
  private static func failure(_ code: Int32) -> UInt32 { 0x0005_0000 | UInt32(code) }
  private static let allow: UInt32 = 0x7FFF_0000
  private static let signal: UInt32 = 0x0003_0000
  private static let endProcess: UInt32 = 0x8000_0000

  /// Filters the calls of all threads of this process permanently.
  ///
  /// - Parameter allowsThreads: whether threads can be started, though no processes.
  static func load(allowsThreads: Bool) throws(ConfinementError) {
    guard let filter = seccomp_init(failure(EPERM)) else { throw .refused(.systemCalls, code: ENOMEM) }
    defer { seccomp_release(filter) }
    try check(seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, endProcess))
    try check(seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1))
    for name in allowed { try add(allow, name, [], to: filter) }
    for (name, arguments) in conditions { try add(allow, name, arguments, to: filter) }
    if allowsThreads {
      for name in ofThreads { try add(allow, name, [], to: filter) }
      // A thread shares memory and belongs to its process. The flags of `clone3` are in memory, out of the filter's
      // sight: without that call, the C library makes the other.
      try add(allow, "clone", [argument(0, masked: threadFlags, is: threadFlags)], to: filter)
      try add(failure(ENOSYS), "clone3", [], to: filter)
    } else {
      for name in ending { try add(signal, name, [], to: filter) }
    }
    try check(seccomp_load(filter))
  }

  private static func add(
    _ action: UInt32, _ name: String, _ arguments: [scmp_arg_cmp], to filter: scmp_filter_ctx
  ) throws(ConfinementError) {
    let number = seccomp_syscall_resolve_name(name)
    // `__NR_SCMP_ERROR`: the library is older than the call.
    guard number != -1 else { return }
    try check(seccomp_rule_add_array(filter, action, number, UInt32(arguments.count), arguments))
  }

  private static func check(_ result: Int32) throws(ConfinementError) {
    if result != 0 { throw .refused(.systemCalls, code: -result) }
  }
}
#endif
