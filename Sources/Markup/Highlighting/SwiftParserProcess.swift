#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A running `zoetrope-swift-parser`, at the other end of a socket. Dies with this object.
///
/// A socket rather than pipes, so that writing to a process that has died is an error and not a signal.
final class SwiftParserProcess {
  /// Bytes of the longest answer that is accepted.
  private static let answerLimit = 256 << 20

  /// What the program says first, so that no other is taken for it.
  private static let greeting = Array("zoetrope-swift-parser 2".utf8)

  private let socket: Int32
  let process: pid_t
  /// Whether the process neither took nor gave anything for the time it has.
  private(set) var hasTimedOut = false
  /// Whether the process has turned out to be the program that it should be.
  private(set) var hasGreeted = false

  /// - Parameter timeout: seconds to wait for the process to take or give bytes.
  /// - Returns: nil if it cannot be started.
  init?(executable: String, timeout: Int) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Self.streamType, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    guard let process = Self.spawn(executable, streams: ends[1]) else {
      close(ends[0])
      return nil
    }
    self.process = process
    socket = ends[0]
    var limit = timeval(tv_sec: timeout, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    #if canImport(Darwin)
    var isOn: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit {
    close(socket)
    // It would end by itself at the end of its input, unless it hangs.
    end()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Tells processes to end, without waiting for it; their deinitialisers do.
  static func end(_ processes: [SwiftParserProcess]) {
    for process in processes { process.end() }
  }

  private func end() { kill(process, SIGKILL) }

  /// Sends a message and waits for the answer; nil once the process is of no use any more.
  func exchange(_ message: [UInt8]) -> [UInt8]? {
    let length = UInt32(truncatingIfNeeded: message.count).littleEndian
    let isSent = send(withUnsafeBytes(of: length) { $0 + message })
    // A process that has died may have sent its greeting before.
    return greet() && isSent ? receiveMessage() : nil
  }

  private func greet() -> Bool {
    if !hasGreeted { hasGreeted = receiveMessage() == Self.greeting }
    return hasGreeted
  }

  private func receiveMessage() -> [UInt8]? {
    guard let length = receive(count: 4) else { return nil }
    let count = length.reversed().reduce(0) { $0 << 8 | Int($1) }
    return count <= Self.answerLimit ? receive(count: count) : nil
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = Self.send(socket, buffer.baseAddress.map { $0 + sent }, buffer.count - sent)
        if count > 0 { sent += count } else if errno != EINTR { return failed() }
      }
      return true
    }
  }

  private func receive(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let isComplete = bytes.withUnsafeMutableBytes { buffer in
      var received = 0
      while received < count {
        let chunk = recv(socket, buffer.baseAddress.map { $0 + received }, count - received, 0)
        if chunk > 0 {
          received += chunk
        } else if chunk == 0 || errno != EINTR {
          return chunk == 0 ? false : failed()
        }
      }
      return true
    }
    return isComplete ? bytes : nil
  }

  private func failed() -> Bool {
    hasTimedOut = errno == EAGAIN || errno == EWOULDBLOCK
    return false
  }

  private static func spawn(_ executable: String, streams: Int32) -> pid_t? {
    #if canImport(Glibc)
    var actions = Actions()
    #else
    var actions: Actions
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, streams, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, streams, STDOUT_FILENO)
    // If it crashes, a diagnostic at the sample’s place says so.
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    let result = executable.withCString { path in
      "SWIFT_BACKTRACE=enable=no".withCString { backtrace in
        var arguments: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: path), nil]
        var environment: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: backtrace), nil]
        return spawn(&process, path, &actions, &arguments, &environment)
      }
    }
    return result == 0 ? process : nil
  }

  /// Starts a program. One that was written a moment ago is busy as long as another thread's child, which has not come to
  /// run its own program yet, holds it open: so it is tried again for a while.
  private static func spawn(
    _ process: inout pid_t, _ path: UnsafePointer<CChar>, _ actions: inout Actions,
    _ arguments: inout [UnsafeMutablePointer<CChar>?], _ environment: inout [UnsafeMutablePointer<CChar>?]
  ) -> Int32 {
    var result = ETXTBSY
    for _ in 0..<1000 where result == ETXTBSY {
      result = posix_spawn(&process, path, &actions, nil, &arguments, &environment)
      if result == ETXTBSY { usleep(5000) }
    }
    return result
  }

  #if canImport(Glibc)
  private typealias Actions = posix_spawn_file_actions_t
  private static let streamType = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)

  private static func send(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    Glibc.send(socket, bytes, count, Int32(MSG_NOSIGNAL))
  }
  #else
  private typealias Actions = posix_spawn_file_actions_t?
  private static let streamType = SOCK_STREAM

  private static func send(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    Darwin.send(socket, bytes, count, 0)
  }
  #endif
}
