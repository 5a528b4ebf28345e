/// Finds invalid UTF-8 without creating a string.
public enum UTF8Validation {
  /// The offset of the first byte outside of a valid sequence; nil if there is none.
  package static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { firstInvalidOffset(in: $0) }
  }

  package static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    let raw = UnsafeRawBufferPointer(bytes)
    while index < bytes.count {
      // Skips ASCII, the bulk of most texts, eight bytes at a time.
      while index + 8 <= bytes.count,
        raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        index += 8
      }
      guard index < bytes.count else { return nil }
      if bytes[index] < 0x80 {
        index += 1
      } else if let length = sequenceLength(bytes, at: index) {
        index += length
      } else {
        return index
      }
    }
    return nil
  }

  /// The length of a well-formed sequence (Unicode Standard, table 3-7); nil for others.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    let (length, second): (Int, ClosedRange<UInt8>)
    switch bytes[index] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for offset in stride(from: 2, to: length, by: 1) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }
}
