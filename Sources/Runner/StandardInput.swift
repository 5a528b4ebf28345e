#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

enum StandardInput {
  /// All there is until its end.
  static func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }
}
