/// The blocks of a GIF.
///
/// Source: Graphics Interchange Format, version 89a, sections 17 to 27.
enum GIFBlocks {
  static func isSignature(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
  }

  /// The size of the logical screen. A GIF of which only the start is known counts as animated.
  static func size(_ start: [UInt8]) -> PictureHeader.Size? {
    guard start.count >= 10 else { return nil }
    let (width, height) = (Int(start[6]) | Int(start[7]) << 8, Int(start[8]) | Int(start[9]) << 8)
    return PictureHeader.Size(width: width, height: height, isAnimated: frames(start) != 1)
  }

  /// Whether the blocks lead to the trailer.
  static func isWhole(_ bytes: [UInt8]) -> Bool { frames(bytes) != nil }

  /// The number of frames; nil if the blocks don't lead to the trailer.
  private static func frames(_ bytes: [UInt8]) -> Int? {
    guard bytes.count > 13 else { return nil }
    var frames = 0
    var position = 13 + tableLength(bytes[10])
    while position < bytes.count {
      switch bytes[position] {
      case 0x3B: return frames
      case 0x21: position += 2
      case 0x2C:
        guard position + 9 < bytes.count else { return nil }
        frames += 1
        position += 10 + tableLength(bytes[position + 9]) + 1
      default: return nil
      }
      // Sub-blocks up to an empty one.
      while position < bytes.count, bytes[position] != 0 { position += 1 + Int(bytes[position]) }
      position += 1
    }
    return nil
  }

  private static func tableLength(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}
