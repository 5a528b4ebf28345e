import Testing

@testable import SiteBuilder

/// What pages show of the navigation: short, whatever the number of pages.
struct NavigationTests {
  /// Shows a menu as `A*[a b!] B`: a star for what is active, a mark of exclamation for the page itself.
  private static let menu = """
    {% for item in site.navigation %}{{ item.title }}{% if item.active %}*{% endif -%}
    {% if item.current %}!{% endif %}{% if item.children.size > 0 %}[{% for child in item.children -%}
    {{ child.title }}{% if child.active and child.children.size > 0 -%}
    [{% for page in child.children %}{{ page.title }}{% if page.current %}!{% endif %} {% endfor %}]{% endif -%}
    {% if child.current %}!{% endif %} {% endfor %}]{% endif %} {% endfor %}
    """

  /// Pages whose addresses are all of one length, so that a site of twice as many has twice the bytes.
  private static func pages(_ count: Int, _ path: (String) -> String) -> [String: String] {
    var files = ["content/index.md": "# Home\n"]
    for number in 0..<count {
      let name = String(String(1000 + number).dropFirst())
      files["content/" + path(name) + ".md"] = "# T\(name)\n\nText.\n"
    }
    return files
  }

  private func shown(_ path: String, in files: [String: String]) throws -> String {
    var files = files
    for layout in ["page", "listing", "home"] { files["templates/layouts/\(layout).html"] = Self.menu }
    let built = try TestSite(files).build()
    #expect(built.report == "")
    return try #require(try built.text(path)).split(separator: " ").joined(separator: " ")
  }

  // MARK: Growth

  /// Ways to have many pages; none of them may make a page longer because there are others.
  static let shapes: [(name: String, path: @Sendable (String) -> String)] = [
    ("pages at the top", { "p\($0)" }), ("sections", { "s\($0)/p" }), ("pages of a section", { "s/p\($0)" }),
    ("sections of a section", { "s/s\($0)/p" }), ("tutorials", { "tutorials/p\($0)" }),
    ("posts", { "2014-05-17-p\($0)" }), ("folders with pages", { "s\($0)/index" }),
  ]

  @Test(arguments: shapes.indices) func `twice the pages make twice the bytes`(shape: Int) throws {
    let shape = Self.shapes[shape]
    func bytes(_ count: Int, _ more: [String: String]) throws -> Int {
      let files = Self.pages(count, shape.path).merging(more) { $1 }
      let built = try TestSite(files, usesPlainTemplates: false).build()
      #expect(built.report == "")
      return try built.ownFiles.reduce(0) { try $0 + $1.bytes().count }
    }
    for more in [[:], ["content/tutorials/index.md": "---\npaginate: 5\n---\n# Tutorials\n"]] {
      let (once, twice) = (try bytes(100, more), try bytes(200, more))
      #expect(Double(twice) < 2.1 * Double(once), "\(shape.name): \(once), then \(twice)")
    }
  }

  @Test func `twice the tags make twice the bytes`() throws {
    func bytes(_ count: Int) throws -> Int {
      var files = Self.pages(count) { "notes/p\($0)" }
      for (path, text) in files where path.hasPrefix("content/notes/") {
        files[path] = "---\ntags: [\(path.split(separator: "/").last?.prefix(4) ?? "")]\n---\n" + text
      }
      return try TestSite(files, usesPlainTemplates: false).build().ownFiles
        .reduce(0) { try $0 + $1.bytes().count }
    }
    #expect(Double(try bytes(200)) < 2.1 * Double(try bytes(100)))
  }

  // MARK: The menu

  @Test func `few entries are all shown`() throws {
    #expect(
      try shown("p003/index.html", in: Self.pages(8) { "p\($0)" })
        == "T000 T001 T002 T003*! T004 T005 T006 T007")
  }

  @Test func `many entries are cut, and the last leads to all`() throws {
    let files = Self.pages(40) { "p\($0)" }
    let menu = "T000 T001 T002 T003 T004 T005 T006"
    #expect(
      try shown("p020/index.html", in: files)
        == menu + " All 40 pages*[T018 T019 T020! T021 T022 ]")
    #expect(
      try shown("p039/index.html", in: files)
        == menu + " All 40 pages*[T035 T036 T037 T038 T039! ]")
    // Where the menu itself shows the page, nothing below has to be open.
    #expect(try shown("p000/index.html", in: files).hasPrefix("T000*! T001 T002"))
    #expect(try shown("all-pages/index.html", in: files).contains("All 40 pages*![T007 T008"))
  }

  @Test func `all pages are listed, on as many pages as that takes`() throws {
    let files = Self.pages(120) { "p\($0)" }
    let built = try TestSite(files, usesPlainTemplates: false).build()
    let lists = ["", "page/2/", "page/3/"].map { "all-pages/\($0)index.html" }
    let texts = try lists.map { try #require(try built.text($0)) }
    for number in 0..<120 {
      let title = ">T" + String(String(1000 + number).dropFirst()) + "</a></h2>"
      #expect(texts.count { $0.contains(title) } == 1, "\(title)")
    }
    #expect(try built.text("all-pages/page/4/index.html") == nil)
    #expect(texts[1].contains("<p>Page 2 of 3</p>"))
  }

  @Test func `an author's page of all pages replaces the builder's`() throws {
    var files = Self.pages(40) { "p\($0)" }
    files["content/all-pages.md"] = "# Everything\n"
    files["templates/layouts/page.html"] = "{{ page.title }}: {{ site.navigation[7].url }}"
    #expect(try shown("all-pages/index.html", in: files).contains("All 41 pages*!"))
  }

  @Test func `a written navigation is shown as it is`() throws {
    var files = Self.pages(40) { "p\($0)" }
    files["zoetrope.yml"] =
      "navigation: [\((10..<30).map { "p0\($0).md" }.joined(separator: ", "))]\n"
    let menu = try shown("p011/index.html", in: files)
    #expect(menu.split(separator: " ").count == 20)
    #expect(try TestSite(files).build().text("all-pages/index.html") == nil)
  }

  // MARK: Sections

  @Test func `a short section is shown as a whole`() throws {
    #expect(try shown("s/p001/index.html", in: Self.pages(3) { "s/p\($0)" }) == "S*[T000 T001! T002 ]")
  }

  @Test func `a long section shows what is around the page`() throws {
    let files = Self.pages(41) { "s/p\($0)" }
    #expect(
      try shown("s/p020/index.html", in: files)
        == "S*[T018 T019 T020! T021 T022 All 41 pages ]")
    #expect(
      try shown("s/p000/index.html", in: files)
        == "S*[T000! T001 T002 T003 T004 All 41 pages ]")
  }

  @Test func `a section in the middle of many is open`() throws {
    let menu = try shown("s020/p/index.html", in: Self.pages(41) { "s\($0)/p" })
    #expect(
      menu.hasSuffix(
        "All 41 pages*[S018 S019 S020[T020! ] S021 S022 ]"))
  }

  @Test func `a page in a folder of a folder is below both`() throws {
    let files = [
      "content/index.md": "# Home\n", "content/a/index.md": "# A\n", "content/a/b/index.md": "# B\n",
      "content/a/b/c.md": "# C\n", "content/a/d.md": "# D\n",
    ]
    #expect(try shown("a/b/c/index.html", in: files) == "A*[B[C! ] D ]")
    #expect(try shown("a/d/index.html", in: files) == "A*[B D! ]")
  }

  @Test func `JSON has what is below an entry`() throws {
    var files = Self.pages(2) { "s/p\($0)" }
    files["templates/layouts/page.html"] = "{{ site.navigation | jsonify }}"
    let built = try TestSite(files).build()
    #expect(
      try built.text("s/p000/index.html") == """
        [{"title":"S","url":"/s/","active":true,"current":false,"children":[\
        {"title":"T000","url":"/s/p000/","active":true,"current":true,"children":[]},\
        {"title":"T001","url":"/s/p001/","active":false,"current":false,"children":[]}]}]
        """)
  }

  // MARK: The theme

  @Test func `the tree is open down to the page`() throws {
    let files = [
      "content/index.md": "# Home\n", "content/a/index.md": "# A\n",
      "content/a/b/index.md": "---\ntitle: B & b\n---\n",
      "content/a/b/c/index.md": "# C\n", "content/a/b/c/d.md": "# D\n", "content/e.md": "# E\n",
      "templates/layouts/page.html": "{{ site.navigation_tree }}",
    ]
    #expect(
      try TestSite(files).build().text("a/b/c/d/index.html") == """
        <ul>
        <li><a href="../../../index.html" aria-current="true">A</a>
        <ul>
        <li><a href="../../index.html" aria-current="true">B &amp; b</a>
        <ul>
        <li><a href="../index.html" aria-current="true">C</a>
        <ul>
        <li><a href="index.html" aria-current="page">D</a></li>
        </ul>
        </li>
        </ul>
        </li>
        </ul>
        </li>
        <li><a href="../../../../e/index.html">E</a></li>
        </ul>

        """)
  }

  @Test func `an entry prints as a link, with what an author wrote as text`() throws {
    var files = Self.pages(2) { "s/p\($0)" }
    files["zoetrope.yml"] = """
      navigation:
        - {title: 'A <b> & "c"', url: /s/}
        - {title: Out, url: 'https://example.org/?a=1&b="2"'}
      """
    files["templates/layouts/page.html"] = "{% for item in site.navigation %}{{ item }}\n{% endfor %}"
    #expect(
      try TestSite(files).build().text("s/p000/index.html") == """
        <a href="../index.html" aria-current="true">A &lt;b&gt; &amp; &quot;c&quot;</a>
        <a href="https://example.org/?a=1&amp;b=&quot;2&quot;">Out</a>

        """)
  }

  @Test func `the sidebar opens the section of the page, and no other`() throws {
    var files = ["content/index.md": "# Home\n"]
    for name in ["a", "b"] {
      files["content/\(name)/index.md"] = "---\nlayout: page\n---\n# Section \(name)\n"
      for page in 1...3 { files["content/\(name)/\(page).md"] = "# Page \(name)\(page)\n" }
    }
    let built = try TestSite(files, usesPlainTemplates: false).build()
    let page = try #require(try built.text("a/2/index.html"))
    #expect(page.contains("<li><a href=\"index.html\" aria-current=\"page\">Page a2</a>"))
    #expect(page.contains("<li><a href=\"../index.html\" aria-current=\"true\">Section a</a>"))
    #expect(page.contains(">Page a3</a>"))
    #expect(page.contains(">Section b</a>"))
    #expect(!page.contains("Page b1"))
    let section = try #require(try built.text("b/index.html"))
    #expect(section.contains("aria-current=\"page\">Section b</a>"))
    #expect(section.contains(">Page b1</a>"))
  }
}
