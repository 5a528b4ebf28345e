import Foundation
import Testing

@testable import SiteBuilder

struct ThemeTests {
  /// The folder that the theme is made of.
  private static let templates = URL(fileURLWithPath: TestSite.testFolder)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("templates").path

  @Test func `holds exactly the files of templates`() throws {
    var isFolder: ObjCBool = false
    let items = FileManager.default.enumerator(atPath: Self.templates)?.allObjects as? [String] ?? []
    let files = items.filter {
      FileManager.default.fileExists(atPath: Self.templates + "/" + $0, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
    // The styles of figures belong to the theme, but come from the renderer.
    #expect(Theme.paths.filter { $0 != FigureStyles.sharedPath }.sorted() == files.sorted())
    for path in files {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.templates + "/" + path))
      #expect(Theme.bytes(of: path) == Array(bytes), "\(path)")
    }
  }

  @Test func `a site without templates has the theme's pages and no problems`() throws {
    let site = try TestSite(
      [
        "content/index.md": "---\ntitle: Home\n---\nHello.\n",
        "content/tutorials/a.md": "# A\n\n## One\n\n## Two\n",
        "content/tutorials/b.md": "---\ntitle: B\ndate: 2014-05-17\ntags: [x]\nsummary: Two\n---\n",
        "zoetrope.yml": "url: https://a.b\n",
      ], usesPlainTemplates: false)
    let built = site.build()
    #expect(built.report == "")
    let page = try #require(try built.text("tutorials/a/index.html"))
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.contains("href=\"../../assets/zoetrope.css\""))
    #expect(!page.contains("=\"/"))
  }

  @Test func `a card shows the first figure of its page that moves, and nothing without one`() throws {
    let figure = "```{transition} fade\n:from: a\n:to: b\n```\n"
    let site = try TestSite(
      [
        "content/index.md": "# Home\n", "content/tutorials/index.md": "---\nlayout: listing\n---\n",
        "content/screens/a.yml": "background: red\n", "content/screens/b.yml": "background: blue\n",
        "content/tutorials/moving.md": "# Moving\n\n" + figure, "content/tutorials/still.md": "# Still\n",
      ], usesPlainTemplates: false)
    let built = site.build()
    #expect(built.report == "")
    let cards = try #require(try built.text("tutorials/index.html"))
    let source = try #require(cards.firstMatch(of: /<img src="\.\.\/(assets\/figures\/[^"]+)"/))
    #expect(try built.text(String(source.1))?.hasPrefix("<svg") == true)
    #expect(cards.split(separator: "<img ").count == 2)
  }

  @Test func `a site's style sheets have no comments`() throws {
    let built = try TestSite(["content/index.md": "# Home\n"], usesPlainTemplates: false).build()
    let sheet = try #require(try built.text("assets/zoetrope.css"))
    #expect(!sheet.contains("/*") && !sheet.contains("\n\n"))
    #expect(sheet.count { $0 == "{" } == sheet.count { $0 == "}" })
    let own = try #require(Theme.bytes(of: "assets/zoetrope.css"))
    #expect(String(decoding: own, as: UTF8.self).contains("/*"))
  }

  @Test func `strings keep what looks like a comment`() {
    func published(_ css: String) -> String {
      String(decoding: StyleSheet.withoutComments(Array(css.utf8)), as: UTF8.self)
    }
    #expect(
      published("/* a */\na { b: \"/* c */\" } /* d */\n\n/* e\n */\n  /* f */\n  g {}\n")
        == "a { b: \"/* c */\" }\ng {}\n")
    #expect(published("a {\n  b: c,\n    d;\n\n  e: f;\n}\n") == "a {\nb: c,\nd;\ne: f;\n}\n")
    #expect(published("a { e: \"\\\n  f\" }\n") == "a { e: \"\\\n  f\" }\n")
    #expect(published("a { b: '\\'/* c */' }") == "a { b: '\\'/* c */' }")
    #expect(published("a {} /* never ends") == "a {}")
  }

  @Test(arguments: [("Words.\n", true), ("<div class=\"feature\">\n\nWords.\n</div>\n", false)])
  func `a home page of words alone is set as text`(body: String, isText: Bool) throws {
    let built = try TestSite(["content/index.md": "# Home\n\n" + body], usesPlainTemplates: false).build()
    #expect(try built.text("index.html")?.contains("<div class=\"prose\">") == isText)
  }
}
