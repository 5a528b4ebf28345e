#if os(Linux)
import ListingsTestSupport
import Foundation
import Testing

/// What the program starts ends with it, however that comes about.
@Suite(.serialized, .enabled(if: Built.hasToolchain))
struct EndingTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    let names = (1..<30).map { "let x\($0) = d(x\($0 - 1))" }.joined(separator: "; ")
    try workspace.write("title: T\ncode: on\n", to: "zoetrope.yml")
    try workspace.write(
      """
      ---
      code: on
      ---
      # Types that double

      ```swift
      struct P<A, B> { var a: A; var b: B }
      func d<T>(_ t: T) -> P<T, T> { P(a: t, b: t) }
      func g() { let x0 = 1; \(names); print(x29) }
      ```
      """, to: "content/index.md")
  }

  /// The process that a process has started, itself or through others, and whose program has a name.
  private func descendant(of process: pid_t, _ name: String) -> pid_t? {
    for child in Self.children(of: process) {
      let command = try? String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8)
      if command == name + "\n" { return child }
      if let found = descendant(of: child, name) { return found }
    }
    return nil
  }

  private static func children(of process: pid_t) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { other in
      let status = try? String(contentsOfFile: "/proc/\(other)/stat", encoding: .utf8)
      let fields = status?.split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 1 && pid_t(fields[1]) == process
    }
  }

  private static func runs(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status.map { !$0.contains(") Z ") } ?? false
  }

  @Test func `a build removes what a killed one has left, with or without Swift`() throws {
    let outcome = try workspace.shell(
      "mkdir -p old/content temporary/zoetrope-killed && touch temporary/zoetrope-killed/zoetrope.lock"
        + " && echo '# Home' > old/content/index.md"
        + " && TMPDIR=\"$PWD/temporary\" \"$ZOETROPE\" build --source old --quiet && ls temporary")
    #expect(outcome.code == 0 && outcome.output == "", "\(outcome.errors)")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL], [["build"], ["preview", "--port", "0"]])
  func `the compiler ends with the program`(signal: Int32, command: [String]) throws {
    // A shell ignores Ctrl-C for what it starts in the background, `nohup` the end of the terminal; both are inherited.
    if signal == SIGINT { _ = Foundation.signal(signal, SIG_IGN) }
    if signal == SIGHUP { _ = Foundation.signal(signal, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    let process = try workspace.start(command + ["--quiet", "--no-cache"])
    if signal == SIGINT { _ = Foundation.signal(signal, SIG_DFL) }
    var compiler: pid_t?
    for _ in 0..<600 where compiler == nil && process.isRunning {
      usleep(50_000)
      compiler = descendant(of: process.processIdentifier, "swift-frontend")
    }
    let running = try #require(compiler)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    for _ in 0..<200 where Self.runs(running) { usleep(10_000) }
    #expect(!Self.runs(running))
    if Self.runs(running) { kill(running, SIGKILL) }
  }
}
#endif
