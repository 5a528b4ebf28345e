internal import Text

/// Finds pictures that browsers cannot show, or show only in part.
package enum PictureCheck {
  /// The formats promised by file extensions.
  private static let promised: Set<String> = ["png", "jpg", "jpeg", "gif", "webp"]

  /// Whether files with an extension are checked.
  package static func knows(_ fileExtension: String) -> Bool { promised.contains(fileExtension) }

  /// Returns why the bytes of a PNG, JPEG, GIF or WebP aren't a complete picture; nil if they are.
  package static func problem(in bytes: [UInt8]) -> String? {
    do throws(ImageFileError) {
      if PNGHeader.isSignature(bytes) {
        _ = try PNGHeader(bytes)
      } else if JPEGHeader.isSignature(bytes) {
        _ = try JPEGHeader(bytes)
      } else if GIFBlocks.isSignature(bytes) {
        return GIFBlocks.isWhole(bytes) ? nil : "the GIF is damaged: it ends too early"
      } else if WebPHeader.isSignature(bytes) {
        return WebPHeader.isWhole(bytes) ? nil : "the WebP is damaged: it ends too early"
      } else {
        return bytes.isEmpty ? "the file is empty" : "the file isn’t a PNG, JPEG, GIF or WebP"
      }
    } catch {
      switch error {
      case .damaged, .unshownJPEG: return error.description
      // Browsers apply a JPEG's recorded rotation, and show any size.
      default: return nil
      }
    }
    return nil
  }
}

/// The blocks of a GIF.
///
/// Source: Graphics Interchange Format, version 89a, sections 17 to 27.
enum GIFBlocks {
  static func isSignature(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
  }

  /// Whether the blocks lead to the trailer.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 13 else { return false }
    var position = 13 + tableLength(bytes[10])
    while position < bytes.count {
      switch bytes[position] {
      case 0x3B: return true
      case 0x21: position += 2
      case 0x2C:
        guard position + 9 < bytes.count else { return false }
        position += 10 + tableLength(bytes[position + 9]) + 1
      default: return false
      }
      // Sub-blocks up to an empty one.
      while position < bytes.count, bytes[position] != 0 { position += 1 + Int(bytes[position]) }
      position += 1
    }
    return false
  }

  private static func tableLength(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}

/// The container of a WebP.
///
/// Source: RFC 9649, section 2.
enum WebPHeader {
  static func isSignature(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
  }

  static func isWhole(_ bytes: [UInt8]) -> Bool {
    let size = bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    return size > 12 && 8 + size <= bytes.count
  }
}
