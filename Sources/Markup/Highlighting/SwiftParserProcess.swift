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
  private static let greeting = Array("zoetrope-swift-parser 5".utf8)

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
    let isSent = send(message)
    // A process that has died may have sent its greeting before.
    if !hasGreeted { hasGreeted = receive() == Self.greeting }
    return hasGreeted && isSent ? receive() : nil
  }

  private func send(_ message: [UInt8]) -> Bool {
    do throws(ByteStream.Failure) {
      try ByteStream.send(MessageFrame.bytes(of: message), to: socket)
      return true
    } catch {
      hasTimedOut = error.isTimeout
      return false
    }
  }

  private func receive() -> [UInt8]? {
    do throws(ByteStream.Failure) {
      return try MessageFrame.read(from: socket, limit: Self.answerLimit)
    } catch {
      hasTimedOut = hasTimedOut || error.isTimeout
      return nil
    }
  }
}
