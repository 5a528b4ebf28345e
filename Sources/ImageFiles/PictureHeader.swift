internal import TransitionEngine

/// The format and size of a picture, from the start of its file. Pixels aren't decoded, and nothing is checked beyond the
/// size.
package struct PictureHeader: Hashable, Sendable {
  package enum Format: Hashable, Sendable {
    case png, jpeg, gif, webp, avif, svg
  }

  package let format: Format
  /// The size as browsers show it, in pixels, for an SVG in CSS pixels: at least 1. A JPEG's or AVIF's recorded rotation is
  /// applied.
  package let width: Int
  package let height: Int
  /// Whether there may be several frames.
  package let isAnimated: Bool

  /// The largest side that browsers reliably show, in pixels.
  package static let largestSide = 16_384

  /// Whether browsers may show it empty, since a side is too long.
  package var isTooLarge: Bool { max(width, height) > Self.largestSide }

  /// - Parameter start: the file, or its first bytes. Nil if they don't contain a size.
  package init?(_ start: [UInt8]) {
    let found: (Format, Size)?
    if PNGHeader.isSignature(start) {
      found = Self.png(start).map { (.png, $0) }
    } else if JPEGHeader.isSignature(start) {
      found = JPEGHeader.shownSize(start).map { (.jpeg, $0) }
    } else if GIFBlocks.isSignature(start) {
      found = GIFBlocks.size(start).map { (.gif, $0) }
    } else if WebPHeader.isSignature(start) {
      found = WebPHeader.size(start).map { (.webp, $0) }
    } else if AVIFHeader.isSignature(start) {
      found = AVIFHeader.size(start).map { (.avif, $0) }
    } else {
      found = Self.svg(start).map { (.svg, $0) }
    }
    guard let (format, size) = found, size.width > 0, size.height > 0 else { return nil }
    (self.format, width, height, isAnimated) = (format, size.width, size.height, size.isAnimated)
  }

  /// A size in pixels.
  struct Size: Equatable {
    var width: Int
    var height: Int
    var isAnimated = false
  }

  private static func png(_ start: [UInt8]) -> Size? {
    guard start.count >= 33, start[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    var size = Size(width: bigEndian(start[16..<20]), height: bigEndian(start[20..<24]))
    // The chunk of an animation stands before the first pixels.
    var position = 33
    while position + 12 <= start.count {
      let type = start[position + 4..<position + 8]
      if type.elementsEqual("acTL".utf8) { size.isAnimated = true }
      if size.isAnimated || type.elementsEqual("IDAT".utf8) { break }
      position += 12 + bigEndian(start[position..<position + 4])
    }
    return size
  }

  private static func svg(_ start: [UInt8]) -> Size? {
    guard let size = (try? SVGHeader(start))?.size, max(size.width, size.height) < 1e6 else { return nil }
    return Size(width: Int(max(size.width.rounded(), 1)), height: Int(max(size.height.rounded(), 1)))
  }
}
