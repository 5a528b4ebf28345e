#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Messages with their length in front, over standard input and output.
enum StandardStreams {
  /// The next message; nil at the end of the input.
  static func readMessage() -> [UInt8]? {
    guard let header = read(count: 4) else { return nil }
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    return read(count: count)
  }

  /// - Returns: false if nobody reads any more.
  static func writeMessage(_ message: [UInt8]) -> Bool {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 + message.count)
    bytes.append(number: message.count)
    bytes += message
    return bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = write(STDOUT_FILENO, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count > 0 { written += count } else if errno != EINTR { return false }
      }
      return true
    }
  }

  private static func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let isComplete = bytes.withUnsafeMutableBytes { buffer in
      var received = 0
      while received < count {
        let chunk = read(STDIN_FILENO, buffer.baseAddress.map { $0 + received }, count - received)
        if chunk > 0 { received += chunk } else if chunk == 0 || errno != EINTR { return false }
      }
      return true
    }
    return isComplete ? bytes : nil
  }

  private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
    Glibc.read(descriptor, buffer, count)
    #else
    Darwin.read(descriptor, buffer, count)
    #endif
  }
}

extension [UInt8] {
  /// Appends 32 bits, little-endian.
  mutating func append(number: Int) {
    for shift in stride(from: 0, to: 32, by: 8) { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
