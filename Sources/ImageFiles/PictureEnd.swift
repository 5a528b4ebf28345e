/// The end of a picture's file, which tells whether the file is whole without reading all of it.
package enum PictureEnd {
  /// The number of bytes that `isWhole` looks at.
  package static let count = 12

  /// Whether a file of a format ends as whole ones do. A whole file may end otherwise, too.
  ///
  /// - Parameters:
  ///   - end: the last bytes.
  ///   - start: the first bytes, at least 30.
  ///   - size: the size of the file in bytes.
  package static func isWhole(
    _ end: [UInt8], after start: [UInt8], size: Int, _ format: PictureHeader.Format
  ) -> Bool {
    switch format {
    case .png: end.dropFirst(4).prefix(4).elementsEqual("IEND".utf8)
    case .jpeg: end.suffix(2) == [0xFF, 0xD9]
    case .gif: end.suffix(2) == [0, 0x3B]
    case .webp: WebPHeader.length(start) == size
    case .avif, .svg: false
    }
  }
}
