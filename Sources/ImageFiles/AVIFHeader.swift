/// The boxes of an AVIF.
///
/// Sources: ISO/IEC 14496-12, sections 4.2 and 8.11; ISO/IEC 23008-12, sections 6.5.3 and 6.5.10.
enum AVIFHeader {
  /// Boxes that are looked at, far more than any encoder writes.
  private static let boxLimit = 10_000

  static func isSignature(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
    let brand = bytes[8..<12]
    return brand.elementsEqual("avif".utf8) || brand.elementsEqual("avis".utf8)
  }

  /// The largest size among the file's pictures: others are its tiles, its thumbnail or its transparency.
  static func size(_ start: [UInt8]) -> PictureHeader.Size? {
    guard let meta = box("meta", in: start[...]), let properties = box("iprp", in: meta.dropFirst(4)),
      let container = box("ipco", in: properties)
    else { return nil }
    var (size, isTurned): (PictureHeader.Size?, Bool) = (nil, false)
    for (type, data) in boxes(in: container) {
      switch type {
      case "ispe" where data.count >= 12:
        let (width, height) = (
          bigEndian(data.dropFirst(4).prefix(4)), bigEndian(data.dropFirst(8).prefix(4))
        )
        if UInt(width) * UInt(height) > (size.map { UInt($0.width) * UInt($0.height) } ?? 0) {
          size = PictureHeader.Size(width: width, height: height)
        }
      // The angle in quarter turns.
      case "irot": isTurned = (data.first ?? 0) & 1 != 0
      default: break
      }
    }
    guard var size else { return nil }
    if isTurned { swap(&size.width, &size.height) }
    size.isAnimated = start[8..<12].elementsEqual("avis".utf8)
    return size
  }

  /// Whether the outermost boxes lead to the end.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    let boxes = boxes(in: bytes[...])
    return boxes.contains { $0.type == "mdat" } && boxes.last?.data.endIndex == bytes.count
  }

  private static func box(_ name: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    boxes(in: bytes).first { $0.type == name }?.data
  }

  /// The boxes, up to the first that is longer than what is there.
  private static func boxes(in bytes: ArraySlice<UInt8>) -> [(type: String, data: ArraySlice<UInt8>)] {
    var found: [(String, ArraySlice<UInt8>)] = []
    var position = bytes.startIndex
    while position + 8 <= bytes.endIndex, found.count < boxLimit {
      let type = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      var (length, head) = (bigEndian(bytes[position..<position + 4]), 8)
      if length == 0 { length = bytes.endIndex - position }
      if length == 1 {
        guard position + 16 <= bytes.endIndex, bytes[position + 8] < 0x40 else { break }
        (length, head) = (bigEndian(bytes[position + 8..<position + 16]), 16)
      }
      guard length >= head, length <= bytes.endIndex - position else { break }
      found.append((type, bytes[position + head..<position + length]))
      position += length
    }
    return found
  }
}
