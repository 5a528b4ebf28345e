#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program of the toolchain, run to its end.
enum ToolProcess {
  struct Outcome {
    /// What it wrote to its standard streams, as much as is wanted.
    var output: [UInt8]
    /// Whether it ended by itself and without an error.
    var hasSucceeded: Bool
    /// Whether it was ended because it took too long.
    var hasTimedOut = false
  }

  /// What a program may say; more is cut off.
  private static let outputLimit = 1 << 20

  /// - Parameter seconds: after which the program is ended.
  /// - Returns: nil if it cannot be started.
  static func run(_ executable: String, _ arguments: [String], seconds: Int) -> Outcome? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = spawn(executable, arguments, output: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    guard let process else { return nil }
    let (output, hasEnded) = read(ends[0], until: .now + .seconds(seconds))
    if !hasEnded { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Outcome(output: output, hasSucceeded: status == 0, hasTimedOut: !hasEnded)
  }

  private static func read(_ descriptor: Int32, until deadline: ContinuousClock.Instant)
    -> (output: [UInt8], hasEnded: Bool)
  {
    var output: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let left = deadline - .now
      guard left > .zero else { return (output, false) }
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&polled, 1, Int32(min(left.components.seconds, 3600)) * 1000 + 1)
      guard ready > 0 else { continue }
      let count = readPiece(descriptor, &piece)
      if count == 0 { return (output, true) }
      if count > 0 { output += piece[..<min(count, max(outputLimit - output.count, 0))] }
    }
  }

  private static func readPiece(_ descriptor: Int32, _ piece: inout [UInt8]) -> Int {
    #if canImport(Darwin)
    Darwin.read(descriptor, &piece, piece.count)
    #else
    Glibc.read(descriptor, &piece, piece.count)
    #endif
  }

  private static func spawn(_ executable: String, _ arguments: [String], output: Int32) -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    return posix_spawn(&process, executable, &actions, nil, &words, environ) == 0 ? process : nil
  }
}
