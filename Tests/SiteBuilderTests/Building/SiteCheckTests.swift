import Testing

@testable import SiteBuilder

/// What is no mistake of any page, and would surprise.
struct SiteCheckTests {
  private func built(_ files: [String: String]) throws -> BuiltSite {
    try TestSite(["content/index.md": "# Home\n"].merging(files) { $1 }).build()
  }

  @Test(arguments: [
    ("content/Fold.md", "content/fold.md"), ("content/a.txt", "content/A.txt"),
    ("content/deep/É.md", "content/Deep/é.md"),
    ("content/Fold/index.html", "content/fold.md"),
  ])
  func `names that differ only in case are a warning`(_ one: String, _ other: String) throws {
    let built = try built([one: "x\n", other: "x\n"])
    #expect(built.identifiers.filter { $0 == "permalink.case" }.count >= 1)
    #expect(built.hasFailed(strict: true) && !built.hasFailed(strict: false))
  }

  @Test func `other names are not`() throws {
    #expect(
      try built(["content/A/B.md": "x\n", "content/a/C.txt": "x\n", "content/É.md": "x\n"]).identifiers == [])
  }

  // MARK: Templates

  @Test func `a template that nothing uses is noted`() throws {
    let files = ["templates/includes/mine.html": "x\n", "templates/layouts/own.html": "{{ content }}\n"]
    let problems = try built(files).diagnostics
    #expect(problems.map(\.identifier) == ["template.unused", "template.unused"])
    #expect(problems.allSatisfy { $0.severity == .note && $0.fix == nil })
    for use in [
      "{% include mine.html %}", "{% render 'mine' %}",
      "{% if x %}{% else %}{% include mine.html %}{% endif %}",
    ] {
      let used = files.merging(["content/a.md": "---\nlayout: own\n---\n\(use)\n"]) { $1 }
      #expect(try built(used).identifiers == [], "\(use)")
    }
    let computed = files.merging([
      "content/a.md": "---\nlayout: own\nname: mine.html\n---\n{% include {{ page.name }} %}\n"
    ]) { $1 }
    #expect(try built(computed).identifiers.contains("template.unused") == false)
  }

  @Test(arguments: [("includes/heder.html", "header.html"), ("layouts/tutoral.html", "tutorial")])
  func `one that is nearly the theme’s is a warning`(_ path: String, _ meant: String) throws {
    let problems = try built(["templates/" + path: "x\n"]).diagnostics
    #expect(problems.map(\.identifier) == ["template.unused"])
    #expect(problems.first?.severity == .warning)
    #expect(problems.first?.fix == "to replace the theme’s, rename it to “\(meant)”")
  }

  @Test func `one that replaces the theme’s is used`() throws {
    #expect(
      try built(["templates/includes/drum.html": "x\n", "templates/layouts/gallery.html": "x\n"]).identifiers
        == [])
  }

  @Test(arguments: ["templates/header.html", "templates/layouts/post.htm"])
  func `one in no folder of templates is ignored, with a note`(_ path: String) throws {
    let problems = try built([path: "x\n"]).diagnostics
    #expect(problems.map(\.identifier) == ["template.ignored"])
    #expect(problems.first?.range?.file.path == path)
  }

  @Test func `a mistake in a layout names the page that it shows on`() throws {
    let site = [
      "content/a.md": "---\nlayout: wrap\nnumber: x\n---\n",
      "templates/layouts/wrap.html": "{{ page.number | divided_by: 0 }}",
    ]
    let problem = try #require(try built(site).diagnostics.first)
    #expect(problem.range?.file.path == "templates/layouts/wrap.html")
    #expect(problem.notes.map(\.message) == ["found on the page “content/a.md”"])
  }

  // MARK: Policies

  private func blocked(_ html: String, _ policy: String) throws -> [String] {
    let built = try built([
      "content/a.html": "---\n---\n" + html, "zoetrope.yml": "content_security_policy: \(policy)\n",
    ])
    return built.diagnostics.map { "\($0.identifier) \($0.range?.file.path ?? "") \($0.summary)" }
  }

  @Test(arguments: [
    ("<p style=\"color: red\">", "styles within the page"), ("<style>p {}</style>", "styles within the page"),
    ("<script>x()</script>", "scripts"), ("<a href=\"#\" onclick=\"x()\">", "scripts"),
    ("<script src=\"https://x.y/z.js\"></script>", "scripts"),
    ("<iframe src=\"https://x.y/\"></iframe>", "frames"),
    ("<img src=\"https://x.y/z.png\">", "images of other sites"), ("<embed src=\"/x\">", "objects"),
  ])
  func `what the strict policy blocks is a warning`(_ html: String, _ what: String) throws {
    let said = try blocked(html + html, "true").filter { $0.hasPrefix("policy") }
    #expect(
      said == [
        "policy.blocked content/a.html this page has \(what), which its content security policy blocks"
      ])
    #expect(try blocked(html, "false").filter { $0.hasPrefix("policy") } == [])
  }

  @Test func `what a page's own text has blocked is marked there`() throws {
    let text =
      "# A\n\n```html\n<script>x()</script>\n```\n\nThe `<script>` tag\n\n"
      + "Text <script src=\"https://x.y/z.js\">\n"
    let built = try built([
      "content/a.md": "---\ntitle: A\n---\n" + text, "zoetrope.yml": "content_security_policy: true\n",
    ])
    let place = built.diagnostics.first { $0.identifier == "policy.blocked" }?.range
    #expect(place?.start.line == 12 && place?.start.column == 6)
  }

  @Test(arguments: [
    ("<p class=\"style\"><!-- <style> --><img src=\"/a.svg\">&lt;script>", "true"),
    ("<script type=\"application/ld+json\">{}</script>", "true"),
    ("<p style=\"color: red\"><style></style>", "\"default-src 'self'; style-src 'unsafe-inline'\""),
    ("<script>x()</script>", "\"script-src 'sha256-x'\""),
    ("<iframe src=\"https://x.y/\">", "\"frame-src https://x.y\""),
    ("<iframe src=\"https://x.y/\">", "\"script-src 'none'\""),
    ("<img src=\"https://x.y/z.png\">", "\"img-src https:\""),
  ])
  func `what a policy may allow is none`(_ html: String, _ policy: String) throws {
    #expect(try blocked(html, policy).filter { $0.hasPrefix("policy") } == [])
  }

  @Test func `no page of the theme has what the strict policy blocks`() throws {
    let site = try TestSite(
      [
        "content/index.md": "# Home\n",
        "content/tutorials/a.md": "# A\n\n```{curve}\n:duration: 0.4s\nlinear: linear\n```\n",
        "zoetrope.yml": "content_security_policy: true\nurl: https://a.b\n",
        "content/2014-01-01-b.md": "---\ntags: x\n---\n",
      ], usesPlainTemplates: false)
    #expect(site.build().identifiers == [])
  }
}
