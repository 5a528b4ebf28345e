import ImageFiles

@testable import UIKit

extension FilePicture {
  /// An SVG or, with a scale, a picture of pixels; sizes are in pixels.
  static func test(width: Int, height: Int, scale: CGFloat = 1) -> FilePicture {
    let svg = Array("<svg width=\"\(width)\" height=\"\(height)\"/>".utf8)
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, UInt8(width), 0, 0, 0, UInt8(height), 8, 0, 0, 0, 0]
      + [0, 0, 0, 0] + [0, 0, 0, 1] + Array("IDAT".utf8) + [0] + [0, 0, 0, 0]
      + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]
    guard let file = try? ImageFile(scale == 1 ? svg : png) else { fatalError("not a picture") }
    return FilePicture(file, url: "test", scale: scale)
  }
}
