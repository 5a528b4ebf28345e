#if canImport(Darwin)
import Darwin
private let (systemRead, systemWrite) = (Darwin.read, Darwin.write)
#else
import Glibc
private let (systemRead, systemWrite) = (Glibc.read, Glibc.write)
#endif

/// Reads and writes all bytes of a pipe or socket, in as many calls as necessary.
package enum ByteStream {
  /// An error before all bytes were transferred.
  package struct Failure: Error {
    /// The value of `errno`; 0 for the end of the stream.
    package let code: Int32

    /// Whether a socket's time limit was reached.
    package var isTimeout: Bool { code == EAGAIN || code == EWOULDBLOCK }
  }

  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    try writeAll(bytes) { systemWrite(descriptor, $0.baseAddress, $0.count) }
  }

  /// Writes to this program's end of a `SocketPair`.
  package static func send(_ bytes: [UInt8], to socket: Int32) throws(Failure) {
    try writeAll(bytes) { SocketPair.send($0, to: socket) }
  }

  private static func writeAll(
    _ bytes: [UInt8], _ write: (UnsafeRawBufferPointer) -> Int
  ) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes(write)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure(code: count < 0 ? errno : ENOSPC) }
      rest = rest.dropFirst(count)
    }
  }

  package static func read(_ count: Int, from descriptor: Int32) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let failure = bytes.withUnsafeMutableBytes { buffer -> Failure? in
      var end = 0
      while end < count {
        let taken = systemRead(descriptor, buffer.baseAddress.map { $0 + end }, count - end)
        if taken < 0, errno == EINTR { continue }
        guard taken > 0 else { return Failure(code: taken < 0 ? errno : 0) }
        end += taken
      }
      return nil
    }
    if let failure { throw failure }
    return bytes
  }

  /// Waits for bytes, and reads those that are there. None at the end of the stream.
  package static func readSome(upTo count: Int, from descriptor: Int32) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var taken = systemRead(descriptor, buffer.baseAddress, count)
      while taken < 0, errno == EINTR { taken = systemRead(descriptor, buffer.baseAddress, count) }
      if taken < 0 { failure = Failure(code: errno) }
      filled = max(taken, 0)
    }
    if let failure { throw failure }
    return bytes
  }
}
