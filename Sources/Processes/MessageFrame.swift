/// Messages preceded by their length, which the site and its programs exchange.
package enum MessageFrame {
  /// The size of a length in bytes, lowest byte first.
  private static let lengthSize = 8
  /// The maximum bytes of a message.
  package static let limit = (1 << 32) - 1

  package static func bytes(of message: [UInt8]) -> [UInt8] {
    (0..<lengthSize).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) } + message
  }

  /// Removes the first message from the received bytes; nil if it is incomplete or too long.
  package static func take(from bytes: inout [UInt8]) -> [UInt8]? {
    guard bytes.count >= lengthSize, let count = count(bytes.prefix(lengthSize)) else { return nil }
    let end = lengthSize + count
    guard bytes.count >= end else { return nil }
    defer { bytes.removeFirst(end) }
    return Array(bytes[lengthSize..<end])
  }

  /// Waits for the next message; nil if it is longer than the limit.
  package static func read(
    from descriptor: Int32, limit: Int = limit
  ) throws(ByteStream.Failure) -> [UInt8]? {
    guard let count = count(try ByteStream.read(lengthSize, from: descriptor)), count <= limit else {
      return nil
    }
    return try ByteStream.read(count, from: descriptor)
  }

  private static func count(_ length: some BidirectionalCollection<UInt8>) -> Int? {
    let count = length.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return count <= limit ? Int(count) : nil
  }
}
