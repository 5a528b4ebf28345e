/// A comment inside a PNG or GIF file, before the part that ends it: readers may refuse bytes after that.
enum InnerComment {
  case png, gif

  /// Nil for other files.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: Self.signature) {
      self = .png
    } else if bytes.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else {
      return nil
    }
    guard bytes.suffix(end.count) == end[...] else { return nil }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The letters say that readers may skip the chunk, and may keep it.
  private static let type = Array("zoTe".utf8)

  /// What ends each file: in a PNG a chunk, with its length and checksum.
  private var end: [UInt8] {
    self == .png ? [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82] : [0x3B]
  }

  /// Adds a comment.
  ///
  /// - Parameter comment: makes it of the bytes before it. Its size must not depend on them, and is less than 256.
  func sealed(_ bytes: [UInt8], _ comment: ([UInt8]) -> [UInt8]) -> [UInt8] {
    let start = Array(bytes.dropLast(end.count))
    let text = comment(start)
    return start + block(text) + end
  }

  /// The file without its comment of a size; nil if it is shorter.
  func opened(_ bytes: [UInt8], size: Int) -> [UInt8]? {
    let start = bytes.dropLast(end.count + block([UInt8](repeating: 0, count: size)).count)
    return start.isEmpty ? nil : start + end
  }

  private func block(_ text: [UInt8]) -> [UInt8] {
    switch self {
    case .png:
      let data = Self.type + text
      return Self.number(text.count) + data + Self.number(Int(Self.checksum(data)))
    case .gif: return [0x21, 0xFE, UInt8(clamping: text.count)] + text + [0]
    }
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
