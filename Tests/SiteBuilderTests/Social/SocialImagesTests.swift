import BuiltTestSupport
import Directives
import Files
import Foundation
import ImageFiles
import ListingsTestSupport
import Rasterizing
import Rendering
import Testing

@testable import SiteBuilder

/// Pictures for services that show links.
struct SocialImagesTests {
  private static let figure = "```{transition} fade\n:from: a\n:to: b\n```\n"

  private static func files(_ configuration: String) -> [String: String] {
    [
      "zoetrope.yml": configuration, "content/index.md": "# Home\n",
      "content/screens/a.yml": "background: red\n", "content/screens/b.yml": "background: blue\n",
      "content/moving.md": "---\ntitle: </script> & \"moving\"\n---\n" + figure,
    ]
  }

  private func built(
    _ source: TemporaryFolder, output: String? = nil, isOn: Bool = true
  ) -> BuiltSite {
    var options = Site.Options(source: source.path)
    options.output = output
    options.hasReaders = isOn
    options.rasterizer = Built.rasterizer
    return Site(options).build()
  }

  private func source(_ configuration: String) throws -> TemporaryFolder {
    let source = try TemporaryFolder()
    for (name, text) in Self.files(configuration) { try source.write(text, to: name) }
    return source
  }

  private func image(_ built: BuiltSite) throws -> OutputFile? {
    let text = try #require(try built.text("moving/index.html"))
    guard let address = text.firstMatch(of: /og:image" content="https:\/\/a\.b\/c\/([^"]+)"/) else {
      return nil
    }
    return built.files.first { $0.path == String(address.1) }
  }

  private static let whole = "url: https://a.b/c\nsocial_images: true\n"

  @Test func `a page with a figure has a picture, made once`() throws {
    let source = try source(Self.whole)
    let first = built(source)
    #expect(first.identifiers.filter { $0 != "feed.empty" } == [])
    let picture = try #require(try image(first))
    let file = try ImageFile(picture.bytes())
    #expect(file.kind == .png && file.size.width == 1200 && file.size.height == 630)
    #expect(try #require(try first.text("index.html")).contains("og:image") == false)

    // One that stands in the output is kept, and a damaged one is made anew.
    let output = try TemporaryFolder()
    let path = output.path + "/" + picture.path
    try FileSystem.makeFolders(SitePath.directory(of: path))
    try FileSystem.write(try picture.bytes(), to: path)
    #expect(try image(built(source, output: output.path))?.content == .copy(of: path))
    try FileSystem.write([1, 2, 3], to: path)
    #expect(try image(built(source, output: output.path))?.bytes() == picture.bytes())

    // Another title is another picture, under another name.
    try source.write("# Other\n\n" + Self.figure, to: "content/moving.md")
    #expect(try image(built(source))?.path != picture.path)
  }

  @Test(arguments: [
    "url: https://a.b/c\n", "social_images: true\n", "url: https://a.b/c\nsocial_images: false\n",
  ])
  func `none is made unless a site with an address asks`(_ configuration: String) throws {
    #expect(try image(built(try source(configuration))) == nil)
  }

  @Test func `none is made for what nobody can share`() throws {
    #expect(try image(built(try source(Self.whole), isOn: false)) == nil)
  }

  @Test func `a drawing reaches neither files nor networks`() throws {
    let rasterizer = Rasterizer(Built.rasterizer)
    let folder = try TemporaryFolder()
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\"><path d=\"M0 0h10v10H0z\"/></svg>",
      to: "black.svg")
    func strip(_ content: String) -> [UInt8] {
      Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\(content)</svg>".utf8)
    }
    let image = SocialImage(
      title: "", siteTitle: "",
      row: FrameRow(count: 1, size: .init(width: 10, height: 10), gap: 0))
    func picture(_ content: String) throws -> [UInt8] {
      let drawing = try #require(image.drawing(with: strip(content)))
      return try rasterizer.picture(of: Drawing(drawing, form: .png)).bytes
    }
    let empty = try picture("")
    for start in ["file://" + folder.path, folder.path, "http://127.0.0.1:1"] {
      let address = start + "/black.svg"
      #expect(try picture("<image href=\"\(address)\" width=\"100\" height=\"100\"/>") == empty)
    }
    #expect(try picture("<path fill=\"red\" d=\"M0 0h100v100H0z\"/>") != empty)
  }

  @Test func `a program that fails, or that is missing, is told`() throws {
    let source = try source(Self.whole)
    let other = try TemporaryFolder()
    try other.write("#!/bin/sh\nexit 1\n", to: "rasterizer")
    var options = Site.Options(source: source.path)
    options.hasReaders = true
    options.rasterizer = other.path + "/rasterizer"
    #expect(Site(options).build().identifiers.contains("social.failed"))
    options.rasterizer = nil
    #expect(Site(options).build().identifiers.contains("social.tool-missing"))
  }

  @Test(arguments: ["", "Cube", String(repeating: "Donaudampfschifffahrt", count: 9), "标题"])
  func `any title is drawn within the picture`(_ title: String) throws {
    let row = FrameRow(count: 5, size: .init(width: 375, height: 667), gap: 24)
    let drawing = try #require(
      SocialImage(title: title, siteTitle: "Site", row: row).drawing(with: Array("<svg ></svg>".utf8)))
    let text = String(decoding: drawing, as: UTF8.self)
    #expect(text.components(separatedBy: "<use").count == 4)
    #expect(SocialImage(title: title, siteTitle: "", row: row).drawing(with: Array("x".utf8)) == nil)
  }

  @Test func `search engines get data that nothing can leave`() throws {
    let site = try TestSite(
      Self.files("title: S\nurl: https://a.b/c\ncontent_security_policy: true\n").merging([
        "content/tutorials/x.md":
          "---\ndate: 2014-05-17\nauthor: N\nsummary: </script><b>\n---\n# X\n"
      ]) { $1 }, usesPlainTemplates: false)
    let built = site.build()
    #expect(built.report == "")
    for path in ["index.html", "moving/index.html", "tutorials/x/index.html"] {
      let text = try #require(try built.text(path))
      let script = /<script type="application\/ld\+json">(?s:(.*?))<\/script>/
      let data = try #require(text.firstMatch(of: script))
      let json = try JSONSerialization.jsonObject(with: Data(data.1.utf8)) as? [String: Any]
      let graph = try #require(json?["@graph"] as? [[String: Any]])
      #expect(graph.first?["@type"] as? String == (path == "index.html" ? "WebSite" : "TechArticle"))
    }
    let article = try #require(try built.text("tutorials/x/index.html"))
    for part in [
      "\"datePublished\":\"2014-05-17\"", "\"author\":{\"@type\":\"Person\",\"name\":\"N\"}",
      "BreadcrumbList",
      "\"item\":\"https://a.b/c/tutorials/\"", "<link rel=\"canonical\" href=\"https://a.b/c/tutorials/x/\">",
    ] {
      #expect(article.contains(part), "\(part)")
    }
  }
}
