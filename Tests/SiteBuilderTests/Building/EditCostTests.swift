import Testing

@testable import SiteBuilder

/// What an edit costs depends on what it shows in, and not on the size of the site.
struct EditCostTests {
  private func makeSite(pageCount: Int) throws -> TestSite {
    var files = ["content/index.md": "# Home\n", "content/notes/index.md": "# Notes\n"]
    for number in 0..<pageCount {
      files["content/notes/page-\(number).md"] = "# Page \(number)\n\n## Here\n\nText.\n"
    }
    files["content/notes/lister.md"] = "{% for page in site.pages limit: 3 %}{{ page.title }}\n{% endfor %}"
    files["content/notes/linker.md"] = "# Linker\n\n[there](page-1.md#here)\n"
    files["templates/layouts/home.html"] =
      "{{ content }}{% for page in site.pages limit: 4 %}{{ page.excerpt }}{% endfor %}"
    return try TestSite(files)
  }

  /// The work of one edit of a page in the middle of a site.
  private func work(pageCount: Int, path: String, text: String) throws -> BuildWork {
    let site = try makeSite(pageCount: pageCount)
    _ = site.build()
    try site.source.write(text, to: path)
    let built = site.build(changed: [path])
    #expect(built.report == site.cleanBuild().report)
    return built.work
  }

  private func expectWork(_ expected: BuildWork, path: String, text: String) throws {
    #expect(try work(pageCount: 50, path: path, text: text) == expected)
    #expect(try work(pageCount: 200, path: path, text: text) == expected)
  }

  @Test func `a text costs its own page`() throws {
    try expectWork(
      BuildWork(contents: 1, layouts: 1), path: "content/notes/page-30.md",
      text: "# Page 30\n\n## Here\n\nOther text.\n")
  }

  @Test func `a title costs the pages that show it`() throws {
    // Itself, the list of its folder, the pages before and after it.
    try expectWork(
      BuildWork(contents: 1, layouts: 4), path: "content/notes/page-30.md",
      text: "# Other\n\n## Here\n\nText.\n")
  }

  @Test func `a title in a long navigation costs the pages that show it`() throws {
    func work(pageCount: Int) throws -> BuildWork {
      var files = ["content/index.md": "# Home\n"]
      for number in 100..<(100 + pageCount) { files["content/p\(number).md"] = "# Page \(number)\n" }
      let site = try TestSite(files, usesPlainTemplates: false)
      _ = site.build()
      try site.source.write("# Other\n", to: "content/p120.md")
      let (built, clean) = (site.build(changed: ["content/p120.md"]), site.cleanBuild())
      for number in [107, 118, 120, 122, 139] {
        let path = "p\(number)/index.html"
        let (page, expected) = (try built.text(path), try clean.text(path))
        #expect(page == expected)
      }
      return built.work
    }
    // Itself, two pages on both sides, and the page that lists all.
    #expect(try work(pageCount: 40) == BuildWork(contents: 1, layouts: 6))
    #expect(try work(pageCount: 160) == BuildWork(contents: 1, layouts: 6))
  }

  @Test func `an excerpt costs the pages that show it`() throws {
    // Itself, and the home page.
    try expectWork(
      BuildWork(contents: 1, layouts: 2), path: "content/notes/linker.md",
      text: "# Linker\n\nAn excerpt.\n")
  }

  @Test func `a copied file costs no page`() throws {
    let site = try makeSite(pageCount: 10)
    try site.source.write("p {}", to: "content/style.css")
    _ = site.build()
    try site.source.write("a {}", to: "content/style.css")
    let built = site.build(changed: ["content/style.css"])
    #expect(built.work == BuildWork())
    #expect(built.changed == ["style.css"])
  }

  @Test func `an anchor that goes is missed by pages that were not rendered`() throws {
    let site = try makeSite(pageCount: 10)
    #expect(site.build().report == "")
    try site.source.write("# Page 1\n\n## There\n", to: "content/notes/page-1.md")
    let built = site.build(changed: ["content/notes/page-1.md"])
    #expect(built.identifiers == ["link.dead-anchor"])
    #expect(built.work.contents == 1)
    try site.source.write("# Page 1\n\n## Here\n", to: "content/notes/page-1.md")
    #expect(site.build(changed: ["content/notes/page-1.md"]).report == "")
  }

  @Test func `contents are kept when a page comes`() throws {
    let site = try makeSite(pageCount: 10)
    _ = site.build()
    try site.source.write("# New\n", to: "content/a.md")
    // The new one, and the one that lists pages.
    #expect(site.build(changed: ["content/a.md"]).work.contents == 2)
  }
}
