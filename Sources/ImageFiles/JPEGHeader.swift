internal import Text
internal import TransitionEngine

/// The header of a JPEG. Its segments are read to the end, so that a truncated file is detected.
///
/// Sources: ITU-T T.81, annex B; Exif 2.32, section 4.6.
struct JPEGHeader {
  let size: CGSize

  private enum Marker {
    static let start: UInt8 = 0xD8
    static let end: UInt8 = 0xD9
    static let scan: UInt8 = 0xDA
    static let exif: UInt8 = 0xE1
    /// The markers of a restart inside a scan.
    static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
    /// The markers of baseline, extended and progressive frames, which browsers show.
    static let frames: ClosedRange<UInt8> = 0xC0...0xC2
    /// The markers of lossless, hierarchical and arithmetic frames, which browsers don't show; Huffman
    /// tables, extensions and conditioning of arithmetic coding lie in between.
    static let otherFrames: Set<UInt8> = [0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF]
  }

  static func isSignature(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, Marker.start, 0xFF]) }

  init(_ bytes: [UInt8]) throws(ImageFileError) {
    var walk = Segments(bytes)
    var (size, hasScan, isTurned): (CGSize?, Bool, Bool) = (nil, false, false)
    while let (marker, data) = try walk.next() {
      switch marker {
      case Marker.frames: size = try Self.size(inFrame: data)
      case Marker.scan:
        hasScan = true
        walk.skipScan()
      case Marker.exif: isTurned = isTurned || Self.orientation(in: data) ?? 1 > 1
      case _ where Marker.otherFrames.contains(marker): throw .unshownJPEG
      default: break
      }
    }
    guard let size, hasScan else { throw .damaged(.jpeg, "it has no pixels") }
    guard !isTurned else { throw .turnedJPEG }
    self.size = size
  }

  /// The size as browsers show it, which stands before the pixels; nil if there is none.
  static func shownSize(_ start: [UInt8]) -> PictureHeader.Size? {
    var walk = Segments(start)
    var orientation = 1
    while let (marker, data) = try? walk.next() {
      switch marker {
      case Marker.exif: orientation = Self.orientation(in: data) ?? orientation
      case Marker.frames:
        guard let size = try? size(inFrame: data) else { return nil }
        let (width, height) = (Int(size.width), Int(size.height))
        // From the fifth on, rows are shown as columns.
        let isTurned = (5...8).contains(orientation)
        return PictureHeader.Size(width: isTurned ? height : width, height: isTurned ? width : height)
      case Marker.scan: return nil
      default: break
      }
    }
    return nil
  }

  private static func size(inFrame data: ArraySlice<UInt8>) throws(ImageFileError) -> CGSize {
    guard data.count >= 6 else { throw .damaged(.jpeg, "it has no header") }
    let fields = data.dropFirst()
    let (height, width) = (bigEndian(fields.prefix(2)), bigEndian(fields.dropFirst(2).prefix(2)))
    guard data.first == 8 else { throw .unshownJPEG }
    guard width > 0, height > 0 else { throw .damaged(.jpeg, "it is \(width) × \(height) pixels") }
    return CGSize(width: width, height: height)
  }

  /// The orientation that a camera has recorded, 1…8: 1 is upright. Readers treat it differently. Nil for none.
  private static func orientation(in data: ArraySlice<UInt8>) -> Int? {
    let name = Array("Exif\0\0".utf8)
    guard data.starts(with: name) else { return nil }
    let tiff = Array(data.dropFirst(name.count))
    let isLittle = tiff.starts(with: Array("II".utf8))
    func number(_ position: Int, _ count: Int) -> Int? {
      guard position >= 0, position + count <= tiff.count else { return nil }
      let bytes = tiff[position..<position + count]
      return bigEndian(isLittle ? ArraySlice(bytes.reversed()) : bytes)
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count {
      let position = directory + 2 + 12 * entry
      guard let tag = number(position, 2), let value = number(position + 8, 2) else { return nil }
      if tag == 0x0112 { return value }
    }
    return nil
  }

  /// The segments of a file, up to its end.
  private struct Segments {
    private let bytes: [UInt8]
    private var position = 2

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next segment's marker and content; nil at the end of the picture.
    mutating func next() throws(ImageFileError) -> (marker: UInt8, data: ArraySlice<UInt8>)? {
      let marker = try marker()
      guard marker != Marker.end else { return nil }
      guard position + 2 <= bytes.count else { throw .damaged(.jpeg, "it ends too early") }
      let end = position + bigEndian(bytes[position..<position + 2])
      guard end >= position + 2, end <= bytes.count else { throw .damaged(.jpeg, "it ends too early") }
      defer { position = end }
      return (marker, bytes[position + 2..<end])
    }

    /// Skips the coded pixels, in which each 0xFF is followed by a zero or belongs to a restart.
    mutating func skipScan() {
      position = bytes.withUnsafeBufferPointer { bytes in
        var start = position
        while let found = bytes.offset(of: 0xFF, in: start..<bytes.count), found + 1 < bytes.count {
          let next = bytes[found + 1]
          if next != 0, next != 0xFF, !Marker.restarts.contains(next) { return found }
          start = found + 1
        }
        return bytes.count
      }
    }

    /// Reads a marker, which any number of 0xFF may precede.
    private mutating func marker() throws(ImageFileError) -> UInt8 {
      let start = position
      while position < bytes.count, bytes[position] == 0xFF { position += 1 }
      guard position < bytes.count else { throw .damaged(.jpeg, "it ends too early") }
      guard position > start, bytes[position] != 0 else {
        throw .damaged(.jpeg, "there is no segment at byte \(start)")
      }
      defer { position += 1 }
      return bytes[position]
    }
  }
}
