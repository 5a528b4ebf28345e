import BasicTestSupport
import Foundation
import Testing

@testable import Processes

/// Programs are fed, read and ended within limits.
@Suite struct CommandTests {
  private static let limits = Command.Limits(time: .seconds(20), output: 1000, answer: 1000)

  private func run(
    _ script: String, input: String = "", limits: Command.Limits = limits, environment: [String]? = nil
  ) throws -> Command.Outcome {
    try Command("/bin/bash", ["-c", script], environment: environment)
      .run(input: Array(input.utf8), limits: limits)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  // MARK: What it gives and gets

  @Test func `the answer is apart from what is said`() throws {
    let outcome = try run("echo said; echo answered >&3; echo wrong >&2")
    #expect(outcome.hasSucceeded)
    #expect(text(outcome.output) == "said\nwrong\n")
    #expect(text(outcome.answer) == "answered\n")
  }

  @Test func `input arrives whole, while answers come back`() throws {
    let input = String(repeating: "0123456789abcdef", count: 1 << 16)
    let outcome = try run(
      "cat >&3", input: input, limits: Command.Limits(time: .seconds(20), output: 0, answer: 1 << 20))
    #expect(text(outcome.answer) == input)
  }

  // MARK: Questions

  /// Replies to each line.
  private func conversation(_ script: String) throws -> (outcome: Command.Outcome, lines: Int) {
    var lines = 0
    let outcome = try Command("/bin/bash", ["-c", script])
      .run(input: Array("go\n".utf8), limits: Self.limits) { asked in
        guard let end = asked.firstIndex(of: 0x0A) else { return [] }
        let line = text(Array(asked[..<end]))
        asked.removeFirst(end + 1)
        lines += 1
        return Array("no \(line)\n".utf8)
      }
    return (outcome, lines)
  }

  @Test func `what a program asks through its input is replied to`() throws {
    let (outcome, lines) = try conversation(
      "read a; echo one >&0; read b; echo two >&0; read c; echo $a, $b, $c")
    #expect(text(outcome.output) == "go, no one, no two\n")
    #expect(lines == 2)
  }

  @Test func `a question without an end is not heard for ever`() throws {
    let (outcome, _) = try conversation("trap '' PIPE; head -c 10000000 /dev/zero >&0; echo end")
    #expect(text(outcome.output).hasSuffix("end\n"))
  }

  @Test func `without input there is nothing to read`() throws {
    #expect(text(try run("cat; echo end").output) == "end\n")
  }

  @Test func `input that nobody reads ends nobody`() throws {
    let outcome = try run("exec <&-; echo ready", input: String(repeating: "x", count: 1 << 22))
    #expect(text(outcome.output) == "ready\n")
  }

  @Test func `the environment is what is given`() throws {
    let outcome = try Command("/usr/bin/env", environment: ["A=1", "B=2"]).run(limits: Self.limits)
    #expect(text(outcome.output) == "A=1\nB=2\n")
  }

  @Test func `it starts in its folder`() throws {
    #expect(text(try Command("/bin/pwd", folder: "/usr").run(limits: Self.limits).output) == "/usr\n")
  }

  // MARK: What it does not get

  #if os(Linux)
  /// With a file that anybody would inherit, and other programs started meanwhile.
  @Test func `no other descriptor is inherited`() async throws {
    let leak = open("/dev/null", O_RDONLY)
    defer { close(leak) }
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<20 {
        group.addTask { text(try run("ls /proc/$$/fd; :").output) }
      }
      for try await list in group { #expect(list == "0\n1\n2\n3\n") }
    }
  }

  @Test func `no signal is ignored or held back`() throws {
    let before = signal(SIGURG, SIG_IGN)
    defer { signal(SIGURG, before) }
    let status = text(try run("grep -E 'Sig(Blk|Ign)' /proc/self/status").output)
    for line in status.split(separator: "\n") {
      let signals = try #require(line.split(separator: "\t").last.flatMap { Int($0, radix: 16) })
      // The two above are the library's own.
      #expect(signals & 0x7FFF_FFFF == 0)
    }
  }
  #endif

  // MARK: Ends

  @Test func `how it ended is told`() throws {
    #expect(try run("exit 3").end == .status(.exit(3)))
    #expect(try run("kill -SEGV $$").end == .status(.signal(SIGSEGV)))
  }

  @Test func `what does not start says why`() {
    #expect(throws: StartError(code: ENOENT)) { try Command("/nowhere").run(limits: Self.limits) }
  }

  @Test func `a program that is busy for a moment is waited for`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("true")
    try FileManager.default.copyItem(atPath: "/bin/true", toPath: path)
    let writing = open(path, O_WRONLY)
    let closing = Thread {
      usleep(100_000)
      close(writing)
    }
    closing.start()
    #expect(try Command(path).run(limits: Self.limits).hasSucceeded)
  }

  // MARK: Resources

  private func run(_ script: String, _ resources: Command.Resources) throws -> Command.Outcome {
    try Command("/bin/bash", ["-c", script], resources: resources).run(limits: Self.limits)
  }

  @Test func `processor time ends it`() throws {
    let outcome = try run("while :; do :; done", .init(processorTime: 1))
    #expect(outcome.hasReachedProcessorLimit)
    #expect(!outcome.hasReachedMemoryLimit)
  }

  #if os(Linux)
  @Test(arguments: [
    // At once, and bit by bit.
    "exec dd if=/dev/zero of=/dev/null bs=1G count=1",
    "a=0123456789abcdef; while :; do a=$a$a; done",
  ])
  func `memory beyond the limit is refused`(script: String) throws {
    let start = ContinuousClock.now
    let outcome = try run(script, .init(memory: 200 << 20, processorTime: 10))
    #expect(outcome.hasReachedMemoryLimit, "\(text(outcome.output))")
    #expect(.now - start < .seconds(20))
  }

  @Test func `what fails for another reason has reached no limit`() throws {
    let outcome = try run("exit 1", .init(memory: 200 << 20, processorTime: 10))
    #expect(!outcome.hasReachedMemoryLimit && !outcome.hasReachedProcessorLimit)
  }

  @Test func `no core is left behind`() throws {
    #expect(text(try run("ulimit -c").output) == "0\n")
  }

  @Test func `addresses are those of the run before`() throws {
    // Where a container forbids it, programs run all the same.
    var command = Command("/bin/cat", ["/proc/self/personality"])
    command.hasFixedAddresses = true
    #expect(try command.run(limits: Self.limits).hasSucceeded)
    command.arguments = ["/proc/self/maps"]
    let maps = try (0..<3).map { _ in
      text(try command.run(limits: .init(time: .seconds(20), output: 1 << 16)).output)
    }
    let stacks = maps.map { $0.split(separator: "\n").first { $0.hasSuffix("[stack]") } }
    #expect(Set(stacks).count == 1)
  }

  /// The system's own means would end it with its thread.
  @Test func `a program outlives the thread that has started it`() throws {
    let started = Started()
    let thread = Thread {
      started.program = try? Command("/bin/sleep", ["60"]).start(descriptors: [nil, nil, nil])
    }
    thread.start()
    while !thread.isFinished { usleep(10_000) }
    usleep(200_000)
    let program = try #require(started.program)
    #expect(!program.hasEnded)
    program.kill()
    #expect(program.wait() == .signal(SIGKILL))
  }

  private final class Started: @unchecked Sendable { var program: Subprocess? }
  #endif

  // MARK: Side by side

  @Test func `shares of memory add up to no more than there is`() {
    let shares = MemoryShares(bytes: 100)
    let counts = Counts()
    let threads = (0..<12).map { index in
      Thread {
        // The eighth takes more than there is.
        shares.withShare(of: index == 7 ? 1000 : 40) {
          counts.begin()
          usleep(20_000)
          counts.end()
        }
      }
    }
    for thread in threads { thread.start() }
    while threads.contains(where: { !$0.isFinished }) { usleep(10_000) }
    #expect(counts.most <= 2)
    #expect(counts.all == 12)
  }

  private final class Counts: @unchecked Sendable {
    private let lock = NSLock()
    private var now = 0
    private(set) var most = 0
    private(set) var all = 0

    func begin() {
      lock.withLock {
        (now, all) = (now + 1, all + 1)
        most = max(most, now)
      }
    }

    func end() { lock.withLock { now -= 1 } }
  }

  // MARK: Limits

  @Test func `output beyond the limit is dropped`() throws {
    let outcome = try run("head -c 64000000 /dev/zero; echo end >&3")
    #expect(outcome.output.count == 1000)
    #expect(text(outcome.answer) == "end\n")
  }

  @Test func `an answer beyond the limit ends the program`() throws {
    let outcome = try run("cat /dev/zero >&3")
    #expect(outcome.end == .answerLimit)
    #expect(outcome.answer.count == 1000)
  }

  @Test func `an answer of just the limit is fine`() throws {
    let outcome = try run("head -c 1000 /dev/zero >&3")
    #expect(outcome.hasSucceeded)
    #expect(outcome.answer.count == 1000)
  }

  @Test(arguments: [
    "sleep 60", "exec >&- 2>&- 3>&-; sleep 60", "trap '' TERM INT HUP; while :; do echo x; done",
  ])
  func `time ends it`(script: String) throws {
    let start = ContinuousClock.now
    let outcome = try run(script, limits: Command.Limits(time: .milliseconds(200), output: 10, answer: 10))
    #expect(outcome.end == .timeLimit)
    #expect(.now - start < .seconds(10))
  }

  /// The pipes are still open then, in a process that nobody waits for.
  @Test func `what it leaves behind neither delays its end nor lives on`() throws {
    let start = ContinuousClock.now
    let outcome = try run("sleep 60 & echo $!")
    #expect(outcome.hasSucceeded)
    #expect(.now - start < .seconds(10))
    let left = try #require(pid_t(text(outcome.output).dropLast()))
    // It is gone as soon as the system has come to it.
    for _ in 0..<500 where kill(left, 0) == 0 && !isZombie(left) { usleep(10_000) }
    #expect(kill(left, 0) != 0 || isZombie(left))
  }

  private func isZombie(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.contains(") Z ") ?? true
  }

  @Test func `no process remains in the system's list`() throws {
    let program = try Command("/bin/true").start(descriptors: [nil, nil, nil])
    #expect(program.wait() == .exit(0))
    #expect(kill(program.id, 0) != 0)
    #expect(program.hasEnded)
  }
}
