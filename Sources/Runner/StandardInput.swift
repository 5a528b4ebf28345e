import RunCoding

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The socket for messages from and to the site, moved away from the author's code, whose standard input is
/// empty.
enum StandardInput {
  static let descriptor: Int32 = {
    let own = dup(STDIN_FILENO)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    return own
  }()

  /// The next message; nil if there is none.
  static func message() -> [UInt8]? {
    guard let header = bytes(MessageFrame.lengthSize) else { return nil }
    return (try? MessageFrame.length(header)).flatMap(bytes)
  }

  private static func bytes(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var end = 0
    while end < count {
      let taken = bytes[end...].withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if taken < 0, errno == EINTR { continue }
      guard taken > 0 else { return nil }
      end += taken
    }
    return bytes
  }
}
