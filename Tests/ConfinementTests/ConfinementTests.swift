#if os(Linux)
import BasicTestSupport
import BuiltTestSupport
import Confinement
import Foundation
import Processes
import Testing

/// A program that has confined itself tries what an author's code might, in a folder of its own.
///
/// A sanitizer wants threads and terabytes of address space, which is just what is not to be had.
@Suite(.disabled(if: ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil))
final class ConfinementTests {
  private let root: TemporaryFolder
  /// The folder that it may read.
  private var inside: String { root.path + "/inside" }
  private var outside: String { root.path + "/outside" }

  init() throws {
    root = try TemporaryFolder()
    for folder in ["inside", "outside"] { try root.write("text", to: folder + "/file") }
    try root.link("inside/link", to: outside + "/file")
  }

  private func run(_ attempt: String, _ words: [String], before: String = "") throws -> Command.Outcome {
    try run(folder: inside, [attempt] + words, before: before)
  }

  private func run(folder: String, _ words: [String], before: String = "") throws -> Command.Outcome {
    let environment = ["SWIFT_BACKTRACE=enable=no", "BEFORE=\(before)"]
    return try Command(Built.path("Confined"), [folder] + words, environment: environment)
      .run(input: [0], limits: Command.Limits(time: .seconds(30), output: 1000, answer: 100))
  }

  private func text(_ outcome: Command.Outcome) -> String {
    String(decoding: outcome.output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// What the program says of an attempt that it outlives.
  private func result(_ attempt: String, _ words: String..., before: String = "") throws -> String {
    let outcome = try run(attempt, words, before: before)
    #expect(outcome.hasSucceeded, "\(outcome.end)")
    return text(outcome)
  }

  private func error(_ code: Int32) -> String { "error \(code)" }

  // MARK: What still works

  @Test func `what is inside can be read`() throws {
    #expect(try result("read", inside + "/file") == "text")
  }

  @Test func `a library inside can be loaded`() throws {
    let libraries = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu/libexpat.so.1" }
    let library = try #require(libraries.first(where: FileManager.default.fileExists))
    let source = URL(fileURLWithPath: library).resolvingSymlinksInPath().path
    try FileManager.default.copyItem(atPath: source, toPath: inside + "/library.so")
    #expect(try result("load", inside + "/library.so") == "done")
  }

  @Test func `memory within the limit can be used`() throws {
    #expect(try result("memory", "200") == "done")
  }

  @Test func `clocks go on`() throws { #expect(try result("clock") == "done") }

  @Test func `a program can end itself`() throws {
    #expect(try run("abort", []).end == .status(.signal(SIGABRT)))
  }

  @Test func `threads can be allowed without programs and processes`() throws {
    #expect(try result("threads", before: "threads allowed") == "done")
    #expect(try result("spawn", "/bin/true", before: "threads allowed") == error(EPERM))
    #expect(try result("call", "fork", before: "threads allowed") == error(EPERM))
    #expect(try result("call", "socket", "2", "1", before: "threads allowed") == error(EPERM))
  }

  // MARK: Files

  @Test(arguments: ["/etc/passwd", "/proc/self/mem", "/proc/self/environ", "/dev/zero", "/"])
  func `what is outside cannot be read`(path: String) throws {
    #expect(try result("read", path) == error(EACCES))
  }

  @Test func `a link inside does not lead outside`() throws {
    #expect(try result("read", inside + "/link") == error(EACCES))
    #expect(try result("read", inside + "/../outside/file") == error(EACCES))
  }

  @Test func `other processes cannot be looked into`() throws {
    #expect(try result("read", "/proc/\(getpid())/environ") == error(EACCES))
    #expect(try result("read", "/proc/\(getpid())/maps") == error(EACCES))
  }

  @Test(arguments: ["", "no Landlock"])
  func `nothing can be written`(before: String) throws {
    for path in [inside + "/file", inside + "/new", outside + "/file", "/proc/self/mem", "/dev/null"] {
      #expect(try result("write", path, before: before) == error(EPERM))
    }
    #expect(try result("truncate", inside + "/file", before: before) == error(EPERM))
    #expect(try FileManager.default.contentsOfDirectory(atPath: inside).sorted() == ["file", "link"])
    #expect(try String(contentsOfFile: inside + "/file", encoding: .utf8) == "text")
  }

  @Test(arguments: [
    "unlink", "rmdir", "rename", "mkdir", "symlink", "link", "chmod", "chown", "truncate", "creat", "mknod",
    "utime", "chroot", "mount", "umount2", "openat2", "unlinkat", "renameat2", "fchmodat", "setxattr",
    "readlink",
  ])
  func `nothing can be changed`(call: String) throws {
    #expect(try result("call", call, inside + "/file", inside + "/new") == error(EPERM))
  }

  // MARK: The system

  @Test(arguments: [
    "socket", "socketpair", "connect", "bind", "sendto", "sendmsg", "execve", "execveat", "ptrace",
    "process_vm_readv", "process_vm_writev", "tkill", "rt_sigqueueinfo", "pidfd_open", "pidfd_send_signal",
    "pidfd_getfd", "setrlimit", "io_uring_setup", "io_uring_enter", "bpf", "keyctl", "add_key",
    "userfaultfd", "perf_event_open", "unshare", "setns", "memfd_create", "prctl", "seccomp", "ioctl",
    "shmget", "mq_open", "inotify_init1", "init_module", "setuid", "setpgid", "setsid", "chdir",
    "sched_setaffinity", "splice", "flock", "name_to_handle_at", "fork", "vfork",
  ])
  func `the system refuses`(call: String) throws {
    #expect(try result("call", call) == error(EPERM))
  }

  /// A library of the system's that is older than a call does not know its name.
  @Test func `the system refuses what is newer than the list`() throws {
    #expect(try result("call", "470") == error(EPERM))
  }

  #if arch(x86_64)
  /// `getpid`, in the manner of programs whose pointers are short.
  @Test func `a call of another architecture ends it`() throws {
    #expect(try run("call", ["\(0x4000_0000 + 39)"]).end == .status(.signal(SIGSYS)))
  }
  #endif

  @Test(arguments: ["clone", "clone3"])
  func `no process is made`(call: String) throws {
    #expect(try run("call", [call, "17"]).end == .status(.signal(SIGSYS)))
  }

  @Test func `no program is started`() throws {
    #expect(try run("spawn", ["/bin/true"]).end == .status(.signal(SIGSYS)))
  }

  @Test func `no thread is started`() throws {
    #expect(try run("threads", []).end == .status(.signal(SIGSYS)))
  }

  @Test(arguments: ["kill", "tgkill"])
  func `others get no signal`(call: String) throws {
    let parent = "\(getpid())"
    for process in [parent, "-1", "0"] {
      // One that nobody minds.
      let words = [process] + (call == "kill" ? [] : [parent]) + ["\(SIGURG)"]
      #expect(text(try run("call", [call] + words)) == error(EPERM))
    }
  }

  @Test func `others get no signal by way of a descriptor`() throws {
    #expect(try result("call", "fcntl", "1", "8", "\(getpid())") == error(EPERM))
  }

  @Test func `only what was open can be written to`() throws {
    let outcome = try run("descriptors", [])
    #expect(text(outcome) == "..1 2 3")
    #expect(outcome.answer == [0x2E])
  }

  /// In a session of its own, so that nobody reaches it by its group.
  @Test func `it ends with the program that started it`() throws {
    let script = """
      coproc setsid "$0" "$1" wait
      read -u ${COPROC[0]} line
      echo $line $COPROC_PID
      """
    let outcome = try Command("/bin/bash", ["-c", script, Built.path("Confined"), inside])
      .run(limits: Command.Limits(time: .seconds(30), output: 1000))
    let words = text(outcome).split(separator: " ")
    #expect(words.first == "waiting")
    let process = try #require(words.last.flatMap { pid_t($0) })
    for _ in 0..<500 where isAlive(process) { usleep(10_000) }
    #expect(!isAlive(process))
  }

  /// One that has ended may wait for somebody to ask how.
  private func isAlive(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status.map { !$0.contains(") Z ") } ?? false
  }

  // MARK: Limits

  @Test func `memory beyond the limit is not there`() throws {
    #expect(try result("memory", "8192") == error(ENOMEM))
  }

  @Test func `a loop without end ends`() throws {
    #expect(try run("spin", []).end == .status(.signal(SIGXCPU)))
  }

  @Test func `a loop that catches signals ends, too`() throws {
    #expect(try run("spin on", []).end == .status(.signal(SIGKILL)))
  }

  @Test func `a recursion without end ends`() throws {
    #expect(try run("recurse", []).end == .status(.signal(SIGSEGV)))
  }

  @Test func `output without end stops nobody`() throws {
    let outcome = try run("output", [])
    #expect(outcome.hasSucceeded)
    #expect(outcome.output.count == 1000)
  }

  @Test func `limits cannot be raised`() throws {
    #expect(try result("call", "prlimit64", "0", "0", inside) == error(EPERM))
  }

  // MARK: Errors

  @Test func `a folder that is not there is an error`() throws {
    let outcome = try run(folder: "/nowhere", ["clock"])
    #expect(text(outcome) == "not confined: can't open “/nowhere”: No such file or directory")
  }

  /// Landlock would not hold for them.
  @Test func `threads that were started before are an error`() throws {
    #expect(try result("clock", before: "thread") == "not confined: there is more than one thread")
  }
}
#endif
