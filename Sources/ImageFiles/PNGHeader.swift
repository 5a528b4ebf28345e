internal import TransitionEngine

/// The header of a PNG. Its chunks are read to the end, so that a truncated file is detected.
///
/// Source: Portable Network Graphics, third edition, sections 5 and 11.2.
struct PNGHeader {
  let size: CGSize

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Allowed bit depths by color type.
  private static let depths: [UInt8: [UInt8]] = [
    0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
  ]

  static func isSignature(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  init(_ bytes: [UInt8]) throws(ImageFileError) {
    let header = try Self.chunk(at: Self.signature.count, in: bytes)
    guard header.type == "IHDR", header.data.count == 13 else { throw .damaged(.png, "it has no header") }
    let (width, height) = (
      bigEndian(header.data.prefix(4)), bigEndian(header.data.dropFirst(4).prefix(4))
    )
    guard width > 0, height > 0 else { throw .damaged(.png, "it is \(width) × \(height) pixels") }
    let (depth, color) = (header.data[header.data.startIndex + 8], header.data[header.data.startIndex + 9])
    guard Self.depths[color]?.contains(depth) ?? false else {
      throw .damaged(.png, "color type \(color) can't have bit depth \(depth)")
    }
    try Self.checkChunks(after: header.end, in: bytes)
    size = CGSize(width: width, height: height)
  }

  private static func checkChunks(after start: Int, in bytes: [UInt8]) throws(ImageFileError) {
    var (position, hasData) = (start, false)
    while true {
      let chunk = try chunk(at: position, in: bytes)
      if chunk.type == "IEND" { break }
      if chunk.type == "IDAT" { hasData = true }
      position = chunk.end
    }
    if !hasData { throw .damaged(.png, "it has no pixels") }
  }

  private static func chunk(
    at position: Int, in bytes: [UInt8]
  ) throws(ImageFileError) -> (type: String, data: ArraySlice<UInt8>, end: Int) {
    guard position + 12 <= bytes.count else { throw .damaged(.png, "it ends too early") }
    let start = position + 8
    let length = bigEndian(bytes[position..<position + 4])
    guard start + length + 4 <= bytes.count else { throw .damaged(.png, "it ends too early") }
    let type = String(decoding: bytes[position + 4..<start], as: UTF8.self)
    return (type, bytes[start..<start + length], start + length + 4)
  }
}

/// A big-endian number.
func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
