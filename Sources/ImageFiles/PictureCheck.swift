internal import Text

/// Finds pictures that browsers cannot show, or show only in part.
package enum PictureCheck {
  /// The formats promised by file extensions.
  private static let promised: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "avif"]

  /// Whether files with an extension are checked.
  package static func knows(_ fileExtension: String) -> Bool { promised.contains(fileExtension) }

  /// Returns why the bytes of a PNG, JPEG, GIF, WebP or AVIF aren't a complete picture; nil if they are.
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
      } else if AVIFHeader.isSignature(bytes) {
        return AVIFHeader.isWhole(bytes) ? nil : "the AVIF is damaged: it ends too early"
      } else {
        return bytes.isEmpty ? "the file is empty" : "the file isn’t a PNG, JPEG, GIF, WebP or AVIF"
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
