import Testing
import TransitionEngine

@testable import ImageFiles

@Suite struct ImageFileTests {
  /// A PNG of 3 × 2 grey pixels: signature, header, data, end. The checksums are left blank.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 3, 0, 0, 0, 2, 8, 0, 0, 0, 0] + [0, 0, 0, 0]
    + [0, 0, 0, 1] + Array("IDAT".utf8) + [0] + [0, 0, 0, 0]
    + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]

  @Test func readsThePNGsSize() throws {
    let file = try ImageFile(Self.png)
    #expect(file.kind == .png)
    #expect(file.size == CGSize(width: 3, height: 2))
  }

  @Test func refusesWhatIsCutOff() {
    for count in 8..<Self.png.count {
      #expect(throws: ImageFileError.self) { try ImageFile(Array(Self.png.prefix(count))) }
    }
  }

  /// A JPEG of 3 × 2 grey pixels as far as its segments tell: a note, the frame, a scan with a restart and a stuffed byte.
  private static func jpeg(
    frame: UInt8 = 0xC0, precision: UInt8 = 8, height: UInt8 = 2, note: [UInt8] = []
  ) -> [UInt8] {
    let frame = [0xFF, frame, 0, 11, precision, 0, height, 0, 3, 1, 1, 0x11, 0]
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xFF, 0, 0xFF, 0xD0, 0x34]
    return [0xFF, 0xD8] + note + frame + scan + [0xFF, 0xFF, 0xD9]
  }

  /// What a camera writes that was held upright or otherwise, in either order of bytes.
  private static func exif(orientation: UInt8, isLittle: Bool) -> [UInt8] {
    func number(_ value: UInt8, _ count: Int) -> [UInt8] {
      let zeros = [UInt8](repeating: 0, count: count - 1)
      return isLittle ? [value] + zeros : zeros + [value]
    }
    let tag: [UInt8] = isLittle ? [0x12, 0x01] : [0x01, 0x12]
    let header = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(1, 2)
    let entry = tag + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    let data = Array("Exif\0\0".utf8) + header + entry + number(0, 4)
    return [0xFF, 0xE1, 0, UInt8(data.count + 2)] + data
  }

  @Test(arguments: [0xC0, 0xC1, 0xC2] as [UInt8])
  func readsTheJPEGsSize(frame: UInt8) throws {
    let file = try ImageFile(Self.jpeg(frame: frame))
    #expect(file.kind == .jpeg)
    #expect(file.size == CGSize(width: 3, height: 2))
  }

  @Test(arguments: [false, true])
  func readsAnUprightPhotographAndRefusesATurnedOne(isLittle: Bool) throws {
    let upright = try ImageFile(Self.jpeg(note: Self.exif(orientation: 1, isLittle: isLittle)))
    #expect(upright.size == CGSize(width: 3, height: 2))
    #expect(throws: ImageFileError.turnedJPEG) {
      try ImageFile(Self.jpeg(note: Self.exif(orientation: 6, isLittle: isLittle)))
    }
  }

  @Test func refusesJPEGsThatBrowsersDoNotShow() {
    #expect(throws: ImageFileError.unshownJPEG) { try ImageFile(Self.jpeg(frame: 0xC3)) }
    #expect(throws: ImageFileError.unshownJPEG) { try ImageFile(Self.jpeg(precision: 12)) }
  }

  @Test func refusesDamagedJPEGs() {
    let whole = Self.jpeg(note: Self.exif(orientation: 1, isLittle: true))
    for count in 3..<whole.count {
      #expect(throws: ImageFileError.self) { try ImageFile(Array(whole.prefix(count))) }
    }
    #expect(throws: ImageFileError.damaged(.jpeg, "it is 3 × 0 pixels")) {
      try ImageFile(Self.jpeg(height: 0))
    }
    #expect(throws: ImageFileError.damaged(.jpeg, "it has no pixels")) {
      try ImageFile([0xFF, 0xD8, 0xFF, 0xD9])
    }
  }

  @Test(arguments: [
    "", "<html>", "<svg:svg width='1' height='1'/>", "<svg xmlns='x' width='1' height='1'/>",
    "<!--", "<!DOCTYPE svg [<!ENTITY a '", "<!DOCTYPE svg [>", "\u{0}",
  ])
  func refusesOtherFiles(text: String) {
    #expect(throws: ImageFileError.unknownFormat) { try ImageFile(Array(text.utf8)) }
  }

  private static let sizes: [(String, CGSize)] = [
    (#"<svg width="30" height="20px" viewBox="0 0 3 2"/>"#, CGSize(width: 30, height: 20)),
    (#"<svg viewBox='0,0 3 2'>"#, CGSize(width: 3, height: 2)),
    (#"<svg width="30" viewBox="0 0 3 2">"#, CGSize(width: 30, height: 20)),
    (#"<svg width="100%" height="100%" viewBox="0 0 3 2">"#, CGSize(width: 3, height: 2)),
    (
      "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- a > b --><!DOCTYPE svg>\n<svg width='1' height='2'>",
      CGSize(width: 1, height: 2)
    ),
    (
      #"<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="3" height="2"/>"#, CGSize(width: 3, height: 2)
    ),
    (#"<svg width="&#51;" height="2"><broken"#, CGSize(width: 3, height: 2)),
    // As drawing programs write them.
    (
      """
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [
        <!-- ' ]> -->
        <!ENTITY ns "http://www.w3.org/2000/svg">
        <!ENTITY a "]>"><!ENTITY b ']>'><?p ' ]> ?>
      ]>
      <svg xmlns="&ns;" width="3" height="2">
      """,
      CGSize(width: 3, height: 2)
    ),
  ]

  @Test(arguments: sizes)
  func readsTheSVGsSize(text: String, size: CGSize) throws {
    #expect(try ImageFile(Array(text.utf8)).size == size)
  }

  @Test(arguments: ["<svg>", #"<svg width="1em" height="2">"#, #"<svg viewBox="0 0 0 2">"#])
  func refusesAnSVGWithoutSize(text: String) {
    #expect(throws: ImageFileError.svgWithoutSize) { try ImageFile(Array(text.utf8)) }
  }

  @Test func refusesHugePictures() {
    #expect(throws: ImageFileError.tooLarge(width: 1e9, height: 1)) {
      try ImageFile(Array(#"<svg width="1e9" height="1">"#.utf8))
    }
  }

  /// A GIF of one pixel with two tables of colors, a remark and one picture.
  private static let gif: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [UInt8](repeating: 0, count: 6)
    + [0x21, 0xFE, 2, 0x3B, 0x3B, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0x80] + [UInt8](repeating: 1, count: 6)
    + [2, 2, 0x44, 1, 0] + [0x3B]

  private static let webp: [UInt8] =
    Array("RIFF".utf8) + [14, 0, 0, 0] + Array("WEBPVP8L".utf8) + [2, 0, 0, 0, 0x2F, 0]

  @Test(arguments: [png, jpeg(), jpeg(note: exif(orientation: 6, isLittle: true)), gif, webp])
  func findsWholePictures(_ bytes: [UInt8]) {
    #expect(PictureCheck.problem(in: bytes) == nil)
    for count in 0..<bytes.count { #expect(PictureCheck.problem(in: Array(bytes.prefix(count))) != nil) }
  }
}
