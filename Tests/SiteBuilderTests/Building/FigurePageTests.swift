import Hashing
import Testing

@testable import SiteBuilder

/// Pages on which directives run, as far as the site around them is concerned.
struct FigurePageTests {
  private static let screens = """
    ```{screen} a
    background: white
    ```

    ```{screen} b
    background: black
    ```


    """

  private static let figure = "```{transition} fade\n:from: a\n:to: b\n:name: crossing\nA caption.\n```\n"

  private func makeSite(_ page: String) throws -> TestSite {
    try TestSite(["content/index.md": "# Home\n", "content/deep/page.md": page], usesPlainTemplates: false)
  }

  @Test func `styles go to a file beside the page, which links it`() throws {
    let built = try makeSite("# Page\n\n" + Self.screens + Self.figure).build()
    #expect(built.report == "")
    let page = try #require(try built.text("deep/page/index.html"))
    let css = try #require(try built.text("deep/page/figures.css"))
    #expect(page.contains("<figure"))
    #expect(page.contains("href=\"figures.css?v=\(ContentHash(css.utf8).text)\""))
    #expect(page.contains("href=\"../../assets/figures.css\""))
    #expect(!page.contains("style=\""))
    #expect(!page.contains("<script"))
  }

  @Test func `pages without figures have no styles of their own`() throws {
    let built = try makeSite("# Page\n").build()
    #expect(try built.text("deep/page/figures.css") == nil)
    #expect(try built.text("deep/page/index.html")?.contains("figures.css") == false)
  }

  @Test func `each figure has a name of its own, and a plot that of its curves`() throws {
    let figure = "```{transition} fade\n:from: a\n:to: b\n```\n\n"
    let curve = "```{curve}\neaseOut\n```\n"
    let built = try makeSite("# Page\n\n" + Self.screens + figure + figure + curve).build()
    #expect(built.report == "")
    let page = try #require(try built.text("deep/page/index.html"))
    let names = page.matches(of: /<figure[^>]* aria-label="([^"]*)"/).map { String($0.1) }
    #expect(names.count == 2 && names[1] == names[0] + " (2)")
    let title = try #require(page.firstMatch(of: /<figure[^>]* aria-labelledby="([^"]+)"/))
    #expect(page.contains("<title id=\"\(title.1)\">"))
  }

  @Test func `links can lead to figures`() throws {
    let page = Self.screens + Self.figure + "\n[good](#crossing) [bad](#crosing)\n"
    #expect(try makeSite(page).build().identifiers == ["link.dead-anchor"])
  }

  @Test func `screens of the site serve all pages and are not published`() throws {
    let site = try makeSite("# Page\n\n" + Self.figure)
    try site.source.write("background: white\n", to: "content/screens/a.yml")
    try site.source.write("background: black\n", to: "content/screens/b.yml")
    let built = site.build()
    #expect(built.report == "")
    #expect(!built.files.contains { $0.path.contains("screens") })
  }

  @Test func `an unknown directive is reported at its name`() throws {
    let built = try makeSite("text\n\n```{transitoin} fade\n```\n").build()
    #expect(built.identifiers == ["directive.unknown"])
    #expect(built.diagnostics.first?.fix == "did you mean “transition”?")
    #expect(built.diagnostics.first?.range?.start.line == 3)
  }

  @Test func `a screen of the site that changes, changes pages`() throws {
    let site = try makeSite("# Page\n\n" + Self.figure)
    try site.source.write("background: white\n", to: "content/screens/a.yml")
    try site.source.write("background: black\n", to: "content/screens/b.yml")
    let before = try site.build().text("deep/page/index.html")
    try site.source.write("background: red\n", to: "content/screens/a.yml")
    let after = try site.build(changed: ["content/screens/a.yml"]).text("deep/page/index.html")
    #expect(before != after)
    #expect(try site.cleanBuild().text("deep/page/index.html") == after)
  }

  @Test func `an image of a screen that changes, changes pages`() throws {
    let square = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\"/>"
    let page = Self.screens.replacing("background: white", with: "content:\n  - image: {file: ../i.svg}")
    let site = try makeSite("# Page\n\n" + page + Self.figure)
    try site.source.write(square, to: "content/i.svg")
    let built = site.build()
    #expect(built.report == "")
    let before = try built.text("deep/page/index.html")
    try site.source.write(square.replacing("10", with: "30"), to: "content/i.svg")
    let after = try site.build(changed: ["content/i.svg"]).text("deep/page/index.html")
    #expect(before != after)
    #expect(try site.cleanBuild().text("deep/page/index.html") == after)
  }
}
