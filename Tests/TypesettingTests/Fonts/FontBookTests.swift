import BasicTestSupport
import Foundation
import Testing

@testable import Typesetting

@Suite struct FontBookTests {
  @Test func namesTheFileOfEachWeight() {
    let names = FontWeight.allCases.map { TextStyle(size: 17, weight: $0).faceName }
    #expect(
      names == [
        "Inter-Thin", "Inter-ExtraLight", "Inter-Light", "Inter-Regular", "Inter-Medium", "Inter-SemiBold",
        "Inter-Bold", "Inter-ExtraBold", "Inter-Black",
      ])
  }

  @Test func namesItalics() {
    #expect(TextStyle(size: 17, isItalic: true).faceName == "Inter-Italic")
    #expect(TextStyle(size: 17, weight: .black, isItalic: true).faceName == "Inter-BlackItalic")
  }

  @Test func usesTheDisplayCutFromTwentyPointsOn() {
    #expect(TextStyle(size: 19.9, weight: .bold).faceName == "Inter-Bold")
    #expect(TextStyle(size: 20, weight: .bold).faceName == "InterDisplay-Bold")
  }

  @Test(arguments: FontWeight.allCases, [17, 34])
  func opensEveryFace(weight: FontWeight, size: Double) throws {
    for isItalic in [false, true] {
      let font = try FontBook().font(TextStyle(size: size, weight: weight, isItalic: isItalic))
      #expect(font.face.unitsPerEm > 0)
    }
  }

  @Test func opensAFaceOnce() throws {
    let book = FontBook()
    let small = try book.font(TextStyle(size: 12))
    let large = try book.font(TextStyle(size: 17))
    #expect(small.face === large.face)
  }

  @Test func saysWhatToInstallWhenAFaceIsMissing() {
    let error = #expect(throws: FontError.missing(face: "Inter-Regular", folders: ["/nowhere"])) {
      try FontBook(folders: ["/nowhere"]).font(TextStyle(size: 17))
    }
    #expect(error?.description.contains("fonts-inter") == true)
  }

  @Test func refusesAFileThatIsNoFont() throws {
    let folder = try TemporaryFolder()
    try folder.write("not a font", to: "Inter-Regular.otf")
    #expect(throws: FontError.unreadable(path: folder.path("Inter-Regular.otf"))) {
      try FontBook(folders: [folder.path]).font(TextStyle(size: 17))
    }
  }

  @Test func findsAFaceInACollectionByItsName() throws {
    let single = try FontBook().font(TextStyle(size: 17, weight: .bold))
    let other = try FontBook().font(TextStyle(size: 17))
    let folder = try TemporaryFolder()
    let files = try [other, single].map {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0.face.path)))
    }
    try folder.write(collection(of: files), to: "Inter.ttc")
    let collected = try FontBook(folders: [folder.path]).font(TextStyle(size: 17, weight: .bold))
    #expect(collected.face.index == 1)
    #expect(ShapedText("Inbox", font: collected).glyphs == ShapedText("Inbox", font: single).glyphs)
  }

  /// An OpenType collection: a list of offsets, then the fonts, their table offsets counted from the file's start.
  private func collection(of fonts: [[UInt8]]) -> [UInt8] {
    func bytes(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    var header = Array("ttcf".utf8) + [0, 1, 0, 0] + bytes(fonts.count)
    var body: [UInt8] = []
    let headerLength = header.count + 4 * fonts.count
    for var font in fonts {
      let start = headerLength + body.count
      header += bytes(start)
      for table in 0..<(Int(font[4]) << 8 | Int(font[5])) {
        let field = 12 + 16 * table + 8
        let offset = font[field..<field + 4].reduce(0) { $0 << 8 | Int($1) }
        font.replaceSubrange(field..<field + 4, with: bytes(offset + start))
      }
      body += font + [UInt8](repeating: 0, count: (4 - font.count % 4) % 4)
    }
    return header + body
  }
}
