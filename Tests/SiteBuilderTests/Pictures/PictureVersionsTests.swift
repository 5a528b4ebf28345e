import BuiltTestSupport
import Directives
import Files
import Foundation
import ImageFiles
import ListingsTestSupport
import Rasterizing
import Testing

@testable import SiteBuilder

/// Smaller versions of pictures, where the program that makes them is installed.
struct PictureVersionsTests {
  /// A PNG of gray noise, which is large.
  private static func png(_ width: Int, _ height: Int) throws -> [UInt8] {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)"><filter id="a">\
      <feTurbulence baseFrequency=".9"/></filter><rect width="100%" height="100%" filter="url(#a)"/></svg>
      """
    return try Rasterizer(Built.rasterizer).picture(of: Drawing(Array(drawing.utf8), form: .png)).bytes
  }

  private func build(_ source: TemporaryFolder, output: String? = nil) -> BuiltSite {
    var options = Site.Options(source: source.path)
    options.output = output
    return Site(options).build()
  }

  private static let hasPrograms = PictureProgram.path != nil

  private func source(_ settings: String) throws -> TemporaryFolder {
    let source = try TemporaryFolder()
    try source.write("title: a\npictures: \(settings)\n", to: "zoetrope.yml")
    try source.write("![a](a.png)\n", to: "content/index.md")
    return source
  }

  @Test(.enabled(if: hasPrograms)) func `browsers may choose smaller versions`() throws {
    let source = try source("{widths: [100, 270, 900], formats: [webp, avif], sizes: 50vw}")
    try source.write(try Self.png(300, 200), to: "content/a.png")
    let built = build(source)
    #expect(built.identifiers == [])
    let text = try #require(try built.text("index.html"))
    let sources = text.matches(
      of: /<source type="image\/(\w+)" srcset="(.+?) 100w, (.+?) 300w" sizes="50vw">/)
    #expect(sources.map { String($0.1) } == ["avif", "webp"])
    #expect(text.contains("<img src=\"a.png\" alt=\"a\" width=\"300\" height=\"200\""))
    for source in sources {
      for (path, width) in [(source.2, 100), (source.3, 300)] {
        let file = try #require(built.files.first { $0.path == String(path) })
        #expect(PictureHeader(try file.bytes())?.width == width)
      }
    }
    // What stands in the output isn't made again.
    let output = try TemporaryFolder()
    for file in built.files where file.path.hasPrefix(PictureVersions.folder) {
      try output.write(try file.bytes(), to: file.path)
    }
    let again = build(source, output: output.path)
    #expect(try again.text("index.html") == text)
    let copies = again.files.filter { $0.path.hasPrefix(PictureVersions.folder) }
    #expect(copies.count == 4)
    for file in copies { #expect(file.content == .copy(of: output.path + "/" + file.path)) }
  }

  @Test(.enabled(if: hasPrograms)) func `a picture that can't be read is shown as it is`() throws {
    let source = try source("true")
    var picture = try Self.png(64, 64)
    // Its pixels are damaged, its chunks aren't.
    let data = try #require(picture.firstIndex(of: Array("IDAT".utf8), from: 0, to: picture.count))
    for position in data + 4..<data + 60 { picture[position] = 0xA5 }
    try source.write(picture, to: "content/a.png")
    let built = build(source)
    #expect(built.identifiers == ["image.versions"])
    #expect(try #require(try built.text("index.html")).contains("<img src=\"a.png\" alt=\"a\" width=\"64\""))
  }

  @Test(arguments: [
    ("1", "config.pictures"), ("{width: 3}", "config.pictures"), ("{widths: []}", "config.pictures"),
    ("{widths: [0]}", "config.pictures"), ("{formats: jxl}", "config.pictures"),
    ("{quality: 101}", "config.type"),
  ])
  func `settings that can't be are reported`(_ settings: String, _ identifier: String) throws {
    let built = try TestSite(["zoetrope.yml": "pictures: \(settings)\n", "content/index.md": "a\n"]).build()
    #expect(built.identifiers.filter { $0 != "pictures.tool-missing" } == [identifier])
  }
}
