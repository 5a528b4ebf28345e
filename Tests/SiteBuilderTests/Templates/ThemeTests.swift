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
        "content/tutorials/b.md": "---\ntitle: B\ntags: [x]\nsummary: Two\n---\n",
        "zoetrope.yml": "url: https://a.b\n",
      ], usesPlainTemplates: false)
    let built = site.build()
    #expect(built.report == "")
    let page = try #require(try built.text("tutorials/a/index.html"))
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.contains("href=\"../../assets/zoetrope.css\""))
    #expect(!page.contains("=\"/"))
  }
}
