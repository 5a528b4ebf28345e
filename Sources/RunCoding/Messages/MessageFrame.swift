import Cache

/// A message preceded by its length, as exchanged in one stream by the site and the program that runs
/// listings.
package enum MessageFrame {
  /// The size of a length in bytes, lowest byte first.
  package static let lengthSize = 8

  package static func bytes(of message: [UInt8]) -> [UInt8] {
    (0..<lengthSize).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) } + message
  }

  /// - Throws: `DamagedEntry` for an invalid length.
  package static func length(_ bytes: some Sequence<UInt8>) throws(DamagedEntry) -> Int {
    var length: UInt64 = 0
    for (index, byte) in bytes.prefix(lengthSize).enumerated() { length |= UInt64(byte) << (8 * index) }
    guard length < 1 << 32 else { throw DamagedEntry() }
    return Int(length)
  }

  /// Removes the first message from the received bytes; nil if it is incomplete.
  package static func take(from bytes: inout [UInt8]) throws(DamagedEntry) -> [UInt8]? {
    guard bytes.count >= lengthSize else { return nil }
    let end = lengthSize + (try length(bytes))
    guard bytes.count >= end else { return nil }
    defer { bytes.removeFirst(end) }
    return Array(bytes[lengthSize..<end])
  }
}
