import Testing

@testable import SiteBuilder

/// A site that was built before is, after a change, the same as one that is built for the first time.
struct RebuildTests {
  private func makeSite() throws -> TestSite {
    try TestSite([
      "content/index.md":
        "# Home\n\n{% for post in site.posts %}[{{ post.title }}]({{ post.url }})\n{% endfor %}\n",
      "content/2014-05-17-a.md": "# A\n\n[b](2014-05-18-b.md#here)\n",
      "content/2014-05-18-b.md": "# B\n\n## Here\n",
      "content/picture.png": "one", "zoetrope.yml": "title: Site\n",
    ])
  }

  private static let changes: [(name: String, path: String, text: String?)] = [
    ("a page's text", "content/2014-05-18-b.md", "# B\n\n## There\n"),
    ("a title", "content/2014-05-18-b.md", "# Bee\n\n## Here\n"),
    ("a permalink", "content/2014-05-18-b.md", "---\npermalink: /elsewhere/\n---\n# B\n\n## Here\n"),
    ("an error", "content/2014-05-18-b.md", "{{ 1 | nothing }}\n"),
    ("a draft", "content/2014-05-18-b.md", "---\ndraft: true\n---\n# B\n"),
    ("a new page", "content/c.md", "# C\n"),
    ("a page that goes", "content/2014-05-18-b.md", nil),
    ("a layout", "templates/layouts/default.html", "changed {{ content }}"),
    ("a new include", "templates/includes/x.html", "x"),
    ("the configuration", "zoetrope.yml", "title: Other\nheading_anchors: false\n"),
    ("a picture", "content/picture.png", "two"),
    ("a picture that goes", "content/picture.png", nil),
  ]

  @Test(arguments: changes.indices)
  func `a rebuild equals a clean build`(_ index: Int) throws {
    let (name, path, text) = Self.changes[index]
    let site = try makeSite()
    _ = site.build()
    if let text { try site.source.write(text, to: path) } else { try site.source.remove(path) }
    try expectEqual(site.build(changed: [path]), site.cleanBuild(), name)
  }

  @Test func `many changes in a row leave nothing behind`() throws {
    let site = try makeSite()
    _ = site.build()
    for (name, path, text) in Self.changes {
      if let text {
        try site.source.write(text, to: path)
      } else if site.source.exists(path) {
        try site.source.remove(path)
      }
      try expectEqual(site.build(changed: [path]), site.cleanBuild(), name)
    }
  }

  @Test func `without a hint, everything is looked at`() throws {
    let site = try makeSite()
    _ = site.build()
    try site.source.write("# New\n", to: "content/2014-05-17-a.md")
    try expectEqual(site.build(), site.cleanBuild(), "no hint")
  }

  @Test func `the same source gives the same bytes`() throws {
    let site = try makeSite()
    try expectEqual(site.cleanBuild(), site.cleanBuild(), "twice")
  }

  private func expectEqual(_ a: BuiltSite, _ b: BuiltSite, _ name: String) throws {
    #expect(a.report == b.report, "\(name)")
    #expect(a.files.map(\.path) == b.files.map(\.path), "\(name)")
    for (left, right) in zip(a.files, b.files) {
      let (leftBytes, rightBytes) = (try left.bytes(), try right.bytes())
      #expect(leftBytes == rightBytes, "\(name): \(left.path)")
    }
  }
}
