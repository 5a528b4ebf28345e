import Files
import Testing

@testable import SiteBuilder

/// Places far from a page that show something of it all the same: an edit has to reach them.
struct EditReachTests {
  private func expectReach(
    _ path: String, _ text: String, and others: [String: String] = [:], in files: [String: String],
    changes output: String
  ) throws {
    let site = try TestSite(files)
    let before = try site.build().text(output)
    let edits = others.merging([path: text]) { $1 }
    for (path, text) in edits { try site.source.write(text, to: path) }
    let (built, clean) = (site.build(changed: Set(edits.keys)), site.cleanBuild())
    let (after, expected) = (try built.text(output), try clean.text(output))
    #expect(before != expected)
    #expect(after == expected)
    #expect(built.changed?.contains(PathKey(output)) ?? true)
  }

  @Test func `a folder's title stands in the breadcrumbs of its pages`() throws {
    try expectReach(
      "content/notes/index.md", "# After\n",
      in: [
        "content/notes/index.md": "# Before\n", "content/notes/deep/a.md": "# A\n",
        "templates/layouts/page.html": "{{ page.breadcrumbs | map: 'title' | join: '/' }}",
      ], changes: "notes/deep/a/index.html")
  }

  @Test func `a list's title stands on all its pages`() throws {
    try expectReach(
      "content/notes/index.md", "---\npaginate: 1\n---\n# After\n",
      in: [
        "content/notes/index.md": "---\npaginate: 1\n---\n# Before\n", "content/notes/a.md": "# A\n",
        "content/notes/b.md": "# B\n", "templates/layouts/default.html": "{{ page.title }}{{ content }}",
      ], changes: "notes/page/2/index.html")
  }

  @Test func `a page says that it has no contents, and another shows that`() throws {
    try expectReach(
      "content/notes/b.md", "---\ntoc: false\n---\n# B\n\n## Here\n",
      in: [
        "content/notes/a.md": "# A\n",
        "content/notes/b.md": "---\ntoc: true\n---\n# B\n\n## Here\n",
        "templates/layouts/page.html": "{{ page.next.toc | map: 'title' }}",
      ], changes: "notes/a/index.html")
  }

  @Test func `a title stands in the feed`() throws {
    try expectReach(
      "content/2014-05-17-a.md", "# After\n",
      in: [
        "content/2014-05-17-a.md": "# Before\n", "zoetrope.yml": "title: Site\nurl: https://example.org\n",
      ], changes: AtomFeed.path)
  }

  @Test func `a file that a page shows as a listing is edited`() throws {
    try expectReach(
      "content/code/Cube.swift", "struct Dice {}\n",
      in: [
        "content/notes/a.md": "# A\n\n```{literalinclude} ../code/Cube.swift\n```\n",
        "content/code/Cube.swift": "struct Cube {}\n",
      ], changes: "notes/a/index.html")
  }

  /// The tag makes it a new plan, in which the page with the figure is kept if it can be.
  @Test func `a picture is shown by figures, whatever else changes`() throws {
    func svg(_ width: Int) -> String {
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"10\"/>"
    }
    let page = """
      ```{screen} a
      content:
        - image: {file: /a.svg}
      ```
      ```{strip} fade
      :from: a
      :to: a
      :frames: 2
      ```
      """
    try expectReach(
      "content/a.svg", svg(90), and: ["content/b.md": "---\ntags: [x]\n---\n# B\n"],
      in: ["content/a.svg": svg(10), "content/b.md": "# B\n", "content/c.md": page], changes: "c/index.html")
  }
}
