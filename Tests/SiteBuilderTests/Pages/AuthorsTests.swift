import Testing

@testable import SiteBuilder

struct AuthorsTests {
  private func author(_ frontMatter: String, configuration: String = "") throws -> String? {
    let built = try TestSite([
      "content/index.md": "# Home\n",
      "content/a.md": "---\nlayout: none\n\(frontMatter)\n---\n{{ page.author }}\n",
      "zoetrope.yml": configuration,
    ]).build()
    #expect(built.report == "")
    return try built.text("a/index.html")
  }

  @Test(arguments: [
    ("author: Ada", "Ada"), ("author: [Ada, Bob]", "Ada, Bob"), ("authors: [Ada, Bob]", "Ada, Bob"),
    ("author: {name: Ada, email: a@b.c}", "Ada"), ("authors:\n  - name: Ada\n  - Bob", "Ada, Bob"),
  ])
  func `all authors are shown`(_ frontMatter: String, _ expected: String) throws {
    #expect(try author(frontMatter) == "<p>\(expected)</p>\n")
  }

  @Test func `a page without one is the site's`() throws {
    #expect(try author("title: x", configuration: "author: [Ada, Bob]\n") == "<p>Ada, Bob</p>\n")
  }

  @Test func `what names nobody is reported`() throws {
    let built = try TestSite(["content/index.md": "---\nauthor: [[Ada]]\n---\n"]).build()
    #expect(built.identifiers == ["front-matter.type"])
  }

  @Test func `the feed names each`() throws {
    let built = try TestSite([
      "content/index.md": "# Home\n", "content/2014-05-17-a.md": "---\nauthor: [Ada, Bob]\n---\nx\n",
      "zoetrope.yml": "url: https://example.org\n",
    ]).build()
    let feed = try #require(try built.text("feed.xml"))
    #expect(feed.contains("<name>Ada</name>") && feed.contains("<name>Bob</name>"))
  }
}
