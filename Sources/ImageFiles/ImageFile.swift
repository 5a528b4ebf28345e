import Hashing
import TransitionEngine

/// A picture's bytes, found to be what they say.
package struct ImageFile: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case png, svg

    package var mediaType: String { self == .png ? "image/png" : "image/svg+xml" }
  }

  package let kind: Kind
  package let bytes: [UInt8]
  /// Of a PNG in pixels, of an SVG in CSS pixels.
  package let size: CGSize

  /// Tells pictures apart; no protection against intent.
  package var contentHash: UInt64 { ContentHash(bytes).value }

  /// Sides beyond this are refused, in pixels.
  package static let largestSide: CGFloat = 16_384

  /// - Throws: `ImageFileError`, if the bytes are neither a whole PNG nor an SVG with a size.
  package init(_ bytes: [UInt8]) throws(ImageFileError) {
    self.bytes = bytes
    if PNGHeader.isSignature(bytes) {
      kind = .png
      size = try PNGHeader(bytes).size
    } else {
      kind = .svg
      size = try SVGHeader(bytes).size
    }
    guard max(size.width, size.height) <= Self.largestSide else {
      throw .tooLarge(width: size.width, height: size.height)
    }
  }
}

/// Why bytes cannot be shown as a picture.
package enum ImageFileError: Error, Hashable, CustomStringConvertible {
  case unknownFormat
  case damagedPNG(String)
  case svgWithoutSize
  case tooLarge(width: CGFloat, height: CGFloat)

  package var description: String {
    switch self {
    case .unknownFormat: "the file is neither a PNG nor an SVG"
    case .damagedPNG(let what): "the PNG is damaged: \(what)"
    case .svgWithoutSize: "the SVG has neither a width and a height in pixels nor a viewBox"
    case .tooLarge(let width, let height):
      "the picture is \(Int(width)) × \(Int(height)) pixels; a side may have \(Int(ImageFile.largestSide))"
    }
  }
}
