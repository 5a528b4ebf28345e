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

  @Test(arguments: [
    "", "GIF89a", "<html>", "<!--", "<!DOCTYPE svg [<!ENTITY a '", "<!DOCTYPE svg [>", "\u{0}",
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
}
