/// A comment in the last chunk of a PNG file: its readers may refuse bytes after the end.
enum PNGComment {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The chunk that ends each file, with its length and checksum.
  private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
  /// The letters say that readers may skip the chunk, and may keep it.
  private static let type = Array("zoTe".utf8)

  static func isPNG(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: signature) && bytes.suffix(end.count) == end[...]
  }

  /// Adds a comment.
  ///
  /// - Parameter comment: makes it of the bytes before the chunk. Its size must not depend on them.
  static func sealed(_ bytes: [UInt8], _ comment: ([UInt8]) -> [UInt8]) -> [UInt8] {
    let start = Array(bytes.dropLast(end.count))
    let data = type + comment(start)
    return start + number(data.count - type.count) + data + number(Int(checksum(data))) + end
  }

  /// The file without its comment of a size; nil if it has none.
  static func opened(_ bytes: [UInt8], size: Int) -> [UInt8]? {
    let start = bytes.dropLast(end.count + 4 + size + type.count + 4)
    return start.isEmpty ? nil : start + end
  }

  private static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The CRC-32 of the PNG specification.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc = ~(0 as UInt32)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : (crc >> 1) ^ 0xEDB8_8320 }
    }
    return ~crc
  }
}
