internal import Hashing
package import TransitionEngine

/// A picture's validated bytes.
package struct ImageFile: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case png, jpeg, gif, webp, svg

    package var mediaType: String {
      switch self {
      case .png: "image/png"
      case .jpeg: "image/jpeg"
      case .gif: "image/gif"
      case .webp: "image/webp"
      case .svg: "image/svg+xml"
      }
    }

    /// For messages.
    fileprivate var name: String {
      switch self {
      case .png: "PNG"
      case .jpeg: "JPEG"
      case .gif: "GIF"
      case .webp: "WebP"
      case .svg: "SVG"
      }
    }

    /// Whether the picture has no pixels of its own.
    package var isVector: Bool { self == .svg }
  }

  package let kind: Kind
  package let bytes: [UInt8]
  /// The size in pixels, for an SVG in CSS pixels.
  package let size: CGSize

  /// Identifies pictures; not secure against deliberate collisions.
  package var contentHash: UInt64 { ContentHash(bytes).value }

  /// The largest accepted side, in pixels.
  package static let largestSide: CGFloat = 16_384

  /// - Throws: `ImageFileError`, if the bytes aren't a complete PNG, JPEG, GIF or WebP of one
  ///   frame, or an SVG with a size.
  package init(_ bytes: [UInt8]) throws(ImageFileError) {
    self.bytes = bytes
    if PNGHeader.isSignature(bytes) {
      kind = .png
      size = try PNGHeader(bytes).size
    } else if JPEGHeader.isSignature(bytes) {
      kind = .jpeg
      size = try JPEGHeader(bytes).size
    } else if GIFBlocks.isSignature(bytes) {
      kind = .gif
      size = try Self.size(of: .gif, GIFBlocks.isWhole(bytes) ? GIFBlocks.size(bytes) : nil)
    } else if WebPHeader.isSignature(bytes) {
      kind = .webp
      size = try Self.size(of: .webp, WebPHeader.isWhole(bytes) ? WebPHeader.size(bytes) : nil)
    } else {
      kind = .svg
      size = try SVGHeader(bytes).size
    }
    guard max(size.width, size.height) <= Self.largestSide else {
      throw .tooLarge(width: size.width, height: size.height)
    }
  }

  private static func size(of kind: Kind, _ size: PictureHeader.Size?) throws(ImageFileError) -> CGSize {
    guard let size else { throw .damaged(kind, "it ends too early") }
    guard !size.isAnimated else { throw .animated(kind) }
    guard size.width > 0, size.height > 0 else {
      throw .damaged(kind, "it is \(size.width) × \(size.height) pixels")
    }
    return CGSize(width: size.width, height: size.height)
  }
}

/// A picture is coded by its bytes, which are validated again.
extension ImageFile: Codable {
  package func encode(to encoder: any Encoder) throws {
    var field = encoder.singleValueContainer()
    try field.encode(bytes)
  }

  package init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode([UInt8].self))
  }
}

/// The reason why bytes cannot be shown as a picture.
package enum ImageFileError: Error, Hashable, CustomStringConvertible {
  case unknownFormat
  case damaged(ImageFile.Kind, String)
  /// Frames of a transition are still.
  case animated(ImageFile.Kind)
  case turnedJPEG
  case unshownJPEG
  case svgWithoutSize
  case tooLarge(width: CGFloat, height: CGFloat)

  package var description: String {
    switch self {
    case .unknownFormat: "the file isn't a PNG, JPEG, WebP, GIF or SVG"
    case .damaged(let kind, let what): "the \(kind.name) is damaged: \(what)"
    case .animated(let kind): "the \(kind.name) moves: save one of its frames"
    case .turnedJPEG:
      "the JPEG is rotated by its Exif orientation: save it upright, without the orientation"
    case .unshownJPEG:
      "browsers don't support this kind of JPEG: save it as baseline or progressive, with 8 bits a channel"
    case .svgWithoutSize: "the SVG has neither a width and a height in pixels nor a viewBox"
    case .tooLarge(let width, let height):
      "the picture is \(Int(width)) × \(Int(height)) pixels; a side may have \(Int(ImageFile.largestSide))"
    }
  }
}
