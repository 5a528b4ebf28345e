#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A running program that answers messages or lines, connected by a socket. Ends with this object.
///
/// The socket is its standard input and output. A message has a `MessageFrame`; other programs answer each line with some
/// lines and an empty one.
package final class AnsweringProcess {
  /// The maximum number of bytes of an answer.
  private static let answerLimit = 256 << 20

  private let socket: Int32
  package let process: Subprocess
  /// The first message of the process, which identifies it; empty for none.
  private let greeting: [UInt8]
  /// Whether the process neither took nor sent bytes within the timeout.
  package private(set) var hasTimedOut = false
  /// Whether the process has identified itself.
  package private(set) var hasGreeted = false
  /// How the process has ended; nil until this object waits for it.
  private var ended: (status: Subprocess.Status, peak: Int)?

  /// - Parameters:
  ///   - greeting: the first message of the process, which identifies it; empty for none.
  ///   - timeout: seconds to wait for each transfer.
  /// - Returns: nil if the process can't be started.
  package init?(_ command: Command, greeting: String, timeout: Int) {
    guard let sockets = SocketPair() else { return nil }
    defer { close(sockets.theirs) }
    guard let process = try? command.start(descriptors: [sockets.theirs, sockets.theirs, nil]) else {
      close(sockets.ours)
      return nil
    }
    self.process = process
    self.greeting = Array(greeting.utf8)
    hasGreeted = greeting.isEmpty
    socket = sockets.ours
    var limit = timeval(tv_sec: timeout, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
  }

  deinit {
    close(socket)
    end()
  }

  /// Kills the process, and waits for its end.
  ///
  /// - Returns: how it has ended, perhaps before, and its peak memory in bytes.
  @discardableResult
  package func end() -> (status: Subprocess.Status, peak: Int) {
    if let ended { return ended }
    // A process that hangs wouldn't end with its input.
    process.kill()
    let end = process.waitWithPeak()
    ended = end
    return end
  }

  /// Kills processes. Their deinitializers wait for the end.
  package static func end(_ processes: [AnsweringProcess]) {
    for process in processes { process.process.kill() }
  }

  /// Sends a message and waits for the answer; nil if the process has failed.
  package func exchange(_ message: [UInt8]) -> [UInt8]? {
    let isSent = send(message)
    // A process may have sent its greeting before it died.
    return greets() && isSent ? next() : nil
  }

  private func greets() -> Bool {
    if !hasGreeted { hasGreeted = next() == greeting }
    return hasGreeted
  }

  /// Waits for a message; nil if the process has failed.
  package func receive() -> [UInt8]? { greets() ? next() : nil }

  /// The maximum number of bytes of the answers to some lines.
  private static let linesLimit = 4 << 20

  /// Sends lines, and waits for the lines with which each is answered; nil if the process has failed.
  ///
  /// - Parameter lines: so few that they fit into a socket, since they are sent before an answer is read.
  package func exchange(lines: [String]) -> [[String]]? {
    var bytes: [UInt8] = []
    do throws(ByteStream.Failure) {
      try ByteStream.send(Array(lines.map { $0 + "\n" }.joined().utf8), to: socket)
      var answers: [[String]] = [[]]
      var start = 0
      while answers.count <= lines.count {
        while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
          let line = String(decoding: bytes[start..<end], as: UTF8.self)
          if line.isEmpty { answers.append([]) } else { answers[answers.count - 1].append(line) }
          start = end + 1
        }
        guard answers.count <= lines.count else { break }
        let some = try ByteStream.readSome(upTo: 1 << 16, from: socket)
        guard !some.isEmpty, bytes.count < Self.linesLimit else { return nil }
        bytes += some
      }
      return start == bytes.count && answers.count == lines.count + 1 ? answers.dropLast() : nil
    } catch {
      hasTimedOut = error.isTimeout
      return nil
    }
  }

  /// Sends a message; false if the process has failed.
  package func send(_ message: [UInt8]) -> Bool {
    do throws(ByteStream.Failure) {
      try ByteStream.send(MessageFrame.bytes(of: message), to: socket)
      return true
    } catch {
      hasTimedOut = error.isTimeout
      return false
    }
  }

  private func next() -> [UInt8]? {
    do throws(ByteStream.Failure) {
      return try MessageFrame.read(from: socket, limit: Self.answerLimit)
    } catch {
      hasTimedOut = hasTimedOut || error.isTimeout
      return nil
    }
  }
}
