/// The container of a WebP.
///
/// Sources: RFC 9649, sections 2 to 3; RFC 6386, section 9.1.
enum WebPHeader {
  static func isSignature(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
  }

  /// The size in the first chunk: `VP8X` of the extended format, `VP8L` of a lossless picture, `VP8 ` of a lossy one.
  static func size(_ start: [UInt8]) -> PictureHeader.Size? {
    guard start.count >= 30 else { return nil }
    func number(_ position: Int, _ count: Int) -> Int {
      start[position..<position + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    switch String(decoding: start[12..<16], as: UTF8.self) {
    case "VP8X":
      return PictureHeader.Size(
        width: number(24, 3) + 1, height: number(27, 3) + 1, isAnimated: start[20] & 2 != 0)
    case "VP8L":
      guard start[20] == 0x2F else { return nil }
      let bits = number(21, 4)
      return PictureHeader.Size(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    case "VP8 ":
      guard start[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) else { return nil }
      return PictureHeader.Size(width: number(26, 2) & 0x3FFF, height: number(28, 2) & 0x3FFF)
    default: return nil
    }
  }

  static func isWhole(_ bytes: [UInt8]) -> Bool {
    let length = length(bytes)
    return length > 20 && length <= bytes.count
  }

  /// The length of the file that its header tells, in bytes.
  static func length(_ start: [UInt8]) -> Int { 8 + start[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } }
}
