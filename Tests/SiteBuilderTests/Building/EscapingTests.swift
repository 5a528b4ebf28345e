import Testing

@testable import SiteBuilder

/// Values that would mean something where they land. `Tests/Browser` tries all places; these are those that failed once.
struct EscapingTests {
  private func build(_ files: [String: String]) throws -> BuiltSite {
    try TestSite(files, usesPlainTemplates: false).build()
  }

  @Test func anAddressOfFrontMatterStaysInItsAttribute() throws {
    let built = try build([
      "content/index.md":
        "---\nlayout: home\nactions: [{title: Go, url: 'https://a.b/\"><script>x</script>'}]\n---\n"
    ])
    #expect(built.report == "")
    let page = try #require(try built.text("index.html"))
    #expect(page.contains("href=\"https://a.b/&quot;&gt;&lt;script&gt;x&lt;/script&gt;\""))
  }

  @Test func anAddressOfTheNavigationStaysInItsAttribute() throws {
    let built = try build([
      "content/index.md": "# Home\n", "zoetrope.yml": "navigation: [{title: A, url: '//a.b/\" onload=x'}]\n",
    ])
    let page = try #require(try built.text("index.html"))
    #expect(page.contains("href=\"//a.b/&quot; onload=x\""))
  }

  @Test(arguments: [
    ("zoetrope.yml", "navigation: ['javascript:x']\n", "link.script"),
    (
      "zoetrope.yml", "repository: 'javascript:x'\nnavigation: [index.md]\n",
      "config.repository liquid.filter"
    ),
    (
      "content/a.md", "---\nlayout: home\nactions: [{title: A, url: ' data:text/html,x'}]\n---\n",
      "liquid.filter"
    ),
    ("content/a.md", "[a](javascript:x)\n", "link.script"),
  ])
  func nothingLinksToCode(file: String, text: String, problem: String) throws {
    let built = try build(["content/index.md": "# Home\n", file: text])
    #expect(Set(built.identifiers) == Set(problem.split(separator: " ").map(String.init)))
    #expect(built.hasFailed(strict: false))
  }

  @Test func thePathOfAScreenshotIsNoOtherAddress() throws {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>"
    let screen = "```{screen} a\n:show:\n\ncontent: [image: {file: \"javascript:a?b#c%41.svg\"}]\n```\n"
    let site = try TestSite(["content/index.md": screen])
    try site.source.write(svg, to: "content/javascript:a?b#c%41.svg")
    let built = site.build()
    let page = try #require(try built.text("index.html"))
    #expect(!page.contains("javascript:"), "\(built.report)")
    let drawing = try #require(built.files.first { $0.isNamedAfterContent })
    #expect(page.contains("src=\"\(drawing.path)\""))
    let file = try drawing.bytes()
    #expect(String(decoding: file, as: UTF8.self).contains("href=\"data:image/svg+xml;base64,"))
  }
}
