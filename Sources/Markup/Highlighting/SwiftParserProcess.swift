import Processes

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A running `zoetrope-swift-parser`, at the other end of a socket. Dies with this object.
final class SwiftParserProcess {
  /// Bytes of the longest answer that is accepted.
  private static let answerLimit = 256 << 20
  /// It reads one sample after the other, as long as this program runs.
  private static let resources = Command.Resources(memory: 1 << 30)

  /// What the program says first, so that no other is taken for it.
  private static let greeting = Array("zoetrope-swift-parser 4".utf8)

  private let socket: Int32
  let process: Subprocess
  /// Whether the process neither took nor gave anything for the time it has.
  private(set) var hasTimedOut = false
  /// Whether the process has turned out to be the program that it should be.
  private(set) var hasGreeted = false

  /// The toolchain's libraries of the parser; without a toolchain the program does not start.
  private static let libraries: [String] = {
    let searchPath = getenv("PATH").map { String(cString: $0) } ?? ""
    return SwiftToolchain(searchPath: searchPath).map { [$0.libraryPath] } ?? []
  }()

  /// - Parameter timeout: seconds to wait for the process to take or give bytes.
  /// - Returns: nil if it cannot be started.
  init?(executable: String, timeout: Int) {
    guard let sockets = SocketPair() else { return nil }
    defer { close(sockets.theirs) }
    // If it crashes, a diagnostic at the sample’s place says so.
    let command = Command(
      executable, environment: ["SWIFT_BACKTRACE=enable=no"] + Self.libraries, resources: Self.resources)
    guard let process = try? command.start(descriptors: [sockets.theirs, sockets.theirs, nil]) else {
      close(sockets.ours)
      return nil
    }
    self.process = process
    socket = sockets.ours
    var limit = timeval(tv_sec: timeout, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
  }

  deinit {
    close(socket)
    // It would end by itself at the end of its input, unless it hangs.
    process.kill()
    process.wait()
  }

  /// Tells processes to end, without waiting for it; their deinitialisers do.
  static func end(_ processes: [SwiftParserProcess]) {
    for process in processes { process.process.kill() }
  }

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
        let count = SocketPair.send(UnsafeRawBufferPointer(rebasing: buffer[sent...]), to: socket)
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
}
