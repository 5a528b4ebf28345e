import Processes

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The socket for messages from and to the site, moved away from the author's code, whose standard input is
/// empty.
enum StandardInput {
  private static let descriptor: Int32 = {
    let own = dup(STDIN_FILENO)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    return own
  }()

  /// The next message; nil if there is none.
  static func message() -> [UInt8]? { try? MessageFrame.read(from: descriptor) }

  /// Sends a message, and waits for the next one; nil if there is none.
  static func reply(to question: [UInt8]) -> [UInt8]? {
    let isSent = (try? ByteStream.write(MessageFrame.bytes(of: question), to: descriptor)) != nil
    return isSent ? message() : nil
  }
}
