import Testing

@testable import ImageFiles

@Suite struct PictureHeaderTests {
  private static func big(_ value: Int) -> [UInt8] {
    (0..<4).reversed().map { UInt8(value >> (8 * $0) & 0xFF) }
  }
  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
  }

  private static func png(_ width: Int, _ height: Int, isAnimated: Bool = false) -> [UInt8] {
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      big(data.count) + Array(name.utf8) + data + big(0)
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(width) + big(height) + [8, 0, 0, 0, 0])
      + (isAnimated ? chunk("acTL", big(2) + big(0)) : []) + chunk("IDAT", [0]) + chunk("IEND", [])
  }

  /// The start of a photograph whose orientation comes before its size.
  private static func jpeg(_ width: Int, _ height: Int, orientation: UInt8) -> [UInt8] {
    let exif =
      Array("Exif\0\0II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
    let size = [UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF)]
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + [0xFF, 0xC2, 0, 11, 8] + size
      + [1, 1, 0x11, 0]
  }

  private static func webp(_ chunk: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array("WEBP\(chunk)".utf8) + little(data.count, 4) + data
    return Array("RIFF".utf8) + little(body.count, 4) + body
  }

  private static func box(_ name: String, _ data: [UInt8]) -> [UInt8] {
    big(data.count + 8) + Array(name.utf8) + data
  }

  private static func avif(_ sizes: [(Int, Int)], turns: UInt8 = 0) -> [UInt8] {
    let properties = sizes.flatMap { box("ispe", big(0) + big($0.0) + big($0.1)) } + box("irot", [turns])
    return box("ftyp", Array("avif".utf8) + big(0))
      + box("meta", big(0) + box("iprp", box("ipco", properties))) + box("mdat", [1, 2, 3])
  }

  private static let pictures:
    [(bytes: [UInt8], PictureHeader.Format, width: Int, height: Int, isAnimated: Bool)] =
      [
        (png(300, 200), .png, 300, 200, false), (png(300, 200, isAnimated: true), .png, 300, 200, true),
        (jpeg(300, 200, orientation: 1), .jpeg, 300, 200, false),
        (jpeg(300, 200, orientation: 3), .jpeg, 300, 200, false),
        (jpeg(300, 200, orientation: 6), .jpeg, 200, 300, false),
        (Array("GIF89a".utf8) + [44, 1, 200, 0, 0, 0, 0, 0x3B], .gif, 300, 200, true),
        (webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 44, 1, 200, 0]), .webp, 300, 200, false),
        (webp("VP8L", [0x2F] + little(299 | 199 << 14, 4) + [0, 0, 0, 0, 0]), .webp, 300, 200, false),
        (webp("VP8X", [2, 0, 0, 0] + little(299, 3) + little(199, 3)), .webp, 300, 200, true),
        (avif([(300, 200)]), .avif, 300, 200, false),
        (avif([(64, 64), (300, 200), (16, 16)]), .avif, 300, 200, false),
        (avif([(300, 200)], turns: 1), .avif, 200, 300, false),
        (Array(#"<svg viewBox="0 0 300 200.4"/>"#.utf8), .svg, 300, 200, false),
      ]

  @Test(arguments: 0..<pictures.count)
  func readsTheSize(_ number: Int) throws {
    let (bytes, format, width, height, isAnimated) = Self.pictures[number]
    let header = try #require(PictureHeader(bytes))
    #expect(header.format == format && header.width == width && header.height == height)
    #expect(header.isAnimated == isAnimated)
    #expect(!header.isTooLarge)
  }

  @Test(arguments: 0..<pictures.count)
  func readsNothingBeyondTheEnd(_ number: Int) {
    let bytes = Self.pictures[number].bytes
    for count in 0..<bytes.count { _ = PictureHeader(Array(bytes.prefix(count))) }
    // Each byte as a lie.
    for position in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var wrong = bytes
        wrong[position] = value
        _ = PictureHeader(wrong)
        _ = PictureCheck.problem(in: wrong)
        _ = try? ImageFile(wrong)
      }
    }
  }

  @Test func aHeaderThatLiesIsTooLarge() {
    #expect(PictureHeader(Self.png(100_000, 1))?.isTooLarge == true)
    #expect(PictureHeader(Self.png(0x7FFF_FFFF, 0x7FFF_FFFF))?.isTooLarge == true)
    #expect(PictureHeader(Self.avif([(0xFFFF_FFFF, 0xFFFF_FFFF)]))?.isTooLarge == true)
    #expect(PictureHeader(Self.png(0, 1)) == nil)
  }

  @Test func findsWholeAVIFs() {
    let bytes = Self.avif([(3, 2)])
    #expect(PictureCheck.problem(in: bytes) == nil)
    for count in 0..<bytes.count { #expect(PictureCheck.problem(in: Array(bytes.prefix(count))) != nil) }
  }

  @Test func acceptsStillWebPsAndGIFs() throws {
    let webp = Self.pictures[7].bytes
    #expect(try ImageFile(webp).kind == .webp)
    #expect(try ImageFile(webp).size.width == 300)
    #expect(throws: ImageFileError.damaged(.webp, "it ends too early")) { try ImageFile(webp.dropLast()) }
    #expect(throws: ImageFileError.animated(.webp)) { try ImageFile(Self.pictures[8].bytes) }
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 44, 1, 200, 0, 0, 2, 2, 0x44, 1, 0]
    let head = Array("GIF89a".utf8) + [44, 1, 200, 0, 0, 0, 0]
    #expect(try ImageFile(head + frame + [0x3B]).size.height == 200)
    #expect(throws: ImageFileError.animated(.gif)) { try ImageFile(head + frame + frame + [0x3B]) }
    #expect(throws: ImageFileError.damaged(.gif, "it ends too early")) { try ImageFile(head + frame) }
  }
}
