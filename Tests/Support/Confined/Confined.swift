#if os(Linux)
import CSeccomp
import Confinement
import Glibc

/// A program that confines itself, and then makes one attempt.
///
/// `Confined FOLDER ATTEMPT WORDS…` prints the result. The variable `BEFORE` names a preparation.
@main struct Confined {
  static func main() {
    let words = CommandLine.arguments
    guard words.count > 2, let attempt = attempts[words[2]] else { return print("no such attempt") }
    let preparation = getenv("BEFORE").map { String(cString: $0) }
    if preparation == "no Landlock" { refuseLandlock() }
    if preparation == "thread" { _ = startThreads(1) }
    do {
      let strength = try Confinement.apply(
        readable: [words[1]],
        limits: Confinement.Limits(processorTime: 1, memory: 1 << 30, stack: 1 << 20),
        allowsThreads: preparation == "threads allowed")
      let expected: Confinement.Strength = preparation == "no Landlock" ? .readsAnywhere : .full
      guard strength == expected else { return print(strength) }
      print(attempt(Array(words.dropFirst(3))))
    } catch {
      print("not confined:", error)
    }
  }

  /// Makes the kernel look like one without Landlock.
  private static func refuseLandlock() {
    let filter = seccomp_init(0x7FFF_0000)
    seccomp_rule_add_array(filter, 0x0005_0000 | UInt32(ENOSYS), 444, 0, nil)
    seccomp_load(filter)
  }

  private static let attempts: [String: @Sendable ([String]) -> String] = [
    "call": call, "read": { read($0[0]) }, "write": { open($0[0], O_WRONLY | O_CREAT | O_TRUNC) },
    "truncate": { open($0[0], O_RDONLY | O_TRUNC) }, "spawn": { spawn($0[0]) }, "load": { load($0[0]) },
    "threads": { _ in startThreads(100) }, "memory": { allocate(megabytes: Int($0[0]) ?? 0) },
    "spin": { _ in spin() }, "spin on": { _ in spinOn() }, "recurse": { _ in "\(recurse(0))" },
    "abort": { _ in abort() }, "output": { _ in writeOutput(megabytes: 64) },
    "descriptors": { _ in writeToDescriptors() }, "clock": { _ in clock() }, "wait": { _ in wait() },
  ]

  private static func result(_ value: Int) -> String { value < 0 ? "error \(errno)" : "done" }

  // MARK: Calls

  private typealias SystemCall = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

  /// A call of the system by its name or number, with numbers and paths.
  private static func call(_ words: [String]) -> String {
    let number = Int(words[0]) ?? Int(seccomp_syscall_resolve_name(words[0]))
    let arguments = words.dropFirst().map { Int($0) ?? Int(bitPattern: strdup($0)) }
    let values = [number] + arguments + Array(repeating: 0, count: 7)
    let function = unsafeBitCast(dlsym(nil, "syscall"), to: SystemCall.self)
    return result(
      function(values[0], values[1], values[2], values[3], values[4], values[5], values[6]))
  }

  // MARK: Files

  private static func open(_ path: String, _ flags: Int32) -> String {
    result(Int(Glibc.open(path, flags, 0o600)))
  }

  private static func read(_ path: String) -> String {
    let file = Glibc.open(path, O_RDONLY)
    guard file >= 0 else { return "error \(errno)" }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = Glibc.read(file, &bytes, bytes.count)
    return count < 0 ? "error \(errno)" : String(decoding: bytes[..<count], as: UTF8.self)
  }

  private static func load(_ path: String) -> String {
    dlopen(path, RTLD_NOW) != nil ? "done" : String(cString: dlerror())
  }

  private static func writeToDescriptors() -> String {
    var byte: UInt8 = 0x2E
    signal(SIGPIPE, SIG_IGN)
    return (Int32(0)..<1024).filter { Glibc.write($0, &byte, 1) > 0 }.map { "\($0)" }.joined(separator: " ")
  }

  // MARK: Programs and threads

  private static func spawn(_ path: String) -> String {
    var id: pid_t = 0
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    let code = posix_spawn(&id, path, nil, nil, &words, environ)
    return code == 0 ? "done" : "error \(code)"
  }

  private static func startThreads(_ count: Int) -> String {
    for _ in 0..<count {
      var thread = pthread_t()
      let code = pthread_create(
        &thread, nil,
        { _ in
          sleep(10); return nil
        }, nil)
      if code != 0 { return "error \(code)" }
    }
    return "done"
  }

  // MARK: Resources

  private static func allocate(megabytes: Int) -> String {
    guard let memory = malloc(megabytes << 20) else { return "error \(errno)" }
    memset(memory, 1, megabytes << 20)
    return "done"
  }

  private static func spin() -> String {
    var count = 0
    while count >= 0 { count &+= 1; count &= 0xFFFF }
    return "done"
  }

  /// Spins, and ignores the signal for the end of its time.
  private static func spinOn() -> String {
    signal(SIGXCPU) { _ in }
    return spin()
  }

  private static func recurse(_ depth: Int) -> Int {
    var depth = depth
    return withUnsafeMutablePointer(to: &depth) { recurse($0.pointee + 1) } + depth
  }

  private static func wait() -> String {
    write(1, "waiting\n", 8)
    sleep(60)
    return "done"
  }

  private static func writeOutput(megabytes: Int) -> String {
    let bytes = [UInt8](repeating: 0x2E, count: 1 << 20)
    for _ in 0..<megabytes where Glibc.write(1, bytes, bytes.count) < 0 { return "error \(errno)" }
    return "done"
  }

  private static func clock() -> String {
    let start = ContinuousClock.now
    usleep(1000)
    return .now > start && time(nil) > 0 ? "done" : "the clock stands still"
  }
}
#else
@main struct Confined {
  static func main() {}
}
#endif
