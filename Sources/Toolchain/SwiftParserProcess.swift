import Processes

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A running `zoetrope-swift-parser`, connected by a socket. Ends with this object.
final class SwiftParserProcess {
  /// The maximum number of bytes of an answer.
  private static let answerLimit = 256 << 20
  /// No limit of time: the process reads samples as long as this program runs.
  private static let resources = Command.Resources(memory: 1 << 30)

  /// The first message of the process, which identifies it.
  private static let greeting = Array("zoetrope-swift-parser 5".utf8)

  private let socket: Int32
  let process: Subprocess
  /// Whether the process neither took nor sent bytes within the timeout.
  private(set) var hasTimedOut = false
  /// Whether the process has identified itself as the parser.
  private(set) var hasGreeted = false

  /// The folder of the parser's libraries in the toolchain, without which the process doesn't start.
  private static let libraries: [String] = {
    let searchPath = getenv("PATH").map { String(cString: $0) } ?? ""
    return SwiftToolchain(searchPath: searchPath).map { [$0.libraryPath] } ?? []
  }()

  /// - Parameter timeout: seconds to wait for each transfer.
  /// - Returns: nil if the process can't be started.
  init?(executable: String, timeout: Int) {
    guard let sockets = SocketPair() else { return nil }
    defer { close(sockets.theirs) }
    // A crash is reported at the sample's place.
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
    // A process that hangs wouldn't end with its input.
    process.kill()
    process.wait()
  }

  /// Kills processes. Their deinitializers wait for the end.
  static func end(_ processes: [SwiftParserProcess]) {
    for process in processes { process.process.kill() }
  }

  /// Sends a message and waits for the answer; nil if the process has failed.
  func exchange(_ message: [UInt8]) -> [UInt8]? {
    let isSent = send(message)
    // A process may have sent its greeting before it died.
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
