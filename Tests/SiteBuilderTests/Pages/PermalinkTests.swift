import Diagnostics
import Testing

@testable import SiteBuilder

struct PermalinkTests {
  @Test(arguments: [
    ("/", "/", "index.html"), ("/a/", "/a/", "a/index.html"), ("/a", "/a/", "a/index.html"),
    ("/a.html", "/a.html", "a.html"), ("/a/index.html", "/a/", "a/index.html"),
    ("/index.html", "/", "index.html"),
    ("/feed.xml", "/feed.xml", "feed.xml"),
  ])
  func `URL and file belong together`(_ given: String, _ url: String, _ path: String) {
    let permalink = Permalink(url: given)
    #expect(permalink.url == url)
    #expect(permalink.outputPath == path)
  }

  private func url(_ path: String, _ frontMatter: String = "", site: String = "") -> (
    url: String, problems: [String]
  ) {
    let diagnostics = DiagnosticCollector()
    let configuration = Configuration(SourceFile(path: "zoetrope.yml", text: site), diagnostics)
    let page = SourcePage(
      SourceFile(path: path, text: frontMatter.isEmpty ? "" : "---\n\(frontMatter)\n---\n"), path: path)
    let permalink = Permalink(of: page, configuration, diagnostics)
    return (permalink.url, (diagnostics.diagnostics + page.diagnostics).map(\.identifier))
  }

  @Test(arguments: [
    ("index.md", "/"), ("about.md", "/about/"), ("tutorials/fold.md", "/tutorials/fold/"),
    ("tutorials/index.md", "/tutorials/"), ("_posts/2013-09-20-flip.md", "/flip/"),
    ("blog/_posts/2013-09-20-flip.md", "/blog/flip/"), ("2013-09-31-no-date.md", "/2013-09-31-no-date/"),
    ("404.md", "/404.html"), ("2014-01-01-index.md", "/index/"),
  ])
  func `follows the path`(_ path: String, _ expected: String) {
    #expect(url(path) == (expected, []))
  }

  @Test(arguments: [
    ("permalink: /x/y", "/x/y/"), ("permalink: /x.html", "/x.html"), ("slug: z", "/d/z/"),
    ("permalink: /:section/:year/:i_month/:slug.html", "/d/2014/5/a.html"),
    ("permalink: /:categories/:title/", "/a/"),
    ("permalink: /:categories/:title/\ncategories: [One Two, b]", "/one-two/b/a/"),
  ])
  func `front matter goes first`(_ frontMatter: String, _ expected: String) {
    #expect(url("d/2014-05-17-a.md", frontMatter) == (expected, []))
  }

  @Test func `the configuration's pattern is for dated pages`() {
    let site = "permalink: /:year/:title.html"
    #expect(url("2014-05-17-a.md", site: site) == ("/2014/a.html", []))
    #expect(url("b.md", site: site) == ("/b/", []))
    let languages = site + "\nlanguages: [de]"
    #expect(url("de/posts/2014-05-17-a.md", site: languages) == ("/de/2014/a.html", []))
    #expect(url("es/posts/2014-05-17-a.md", site: languages) == ("/2014/a.html", []))
  }

  @Test(arguments: ["x", "//x", "/../x", "/a/./b", "/a?b", "/a#b", "/.hidden/", "/a\\\\b", "http://x"])
  func `what no page can have is refused`(_ permalink: String) {
    #expect(url("a.md", "permalink: \"\(permalink)\"").problems.first?.hasPrefix("permalink.") == true)
  }

  @Test(arguments: [
    ("posts/a.md", "date: 2014-05-17", true), ("de/blog/x/a.md", "date: 2014-05-17", true),
    ("post/a.md", "date: 2014-05-17", true), ("posts/2014-05-17-a.md", "title: A", true),
    ("posts/a.md", "title: A", false), ("posts/index.md", "date: 2014-05-17", false),
    ("posts/a/index.md", "date: 2014-05-17", true), ("posts/a/index.md", "title: A", false),
    ("notes/a/index.md", "date: 2014-05-17", false), ("notes/a.md", "date: 2014-05-17", false),
    ("posts/a.txt", "date: 2014-05-17", false),
  ])
  func `a date makes a post by the name or in a folder of posts`(
    _ path: String, _ matter: String, _ isPost: Bool
  ) {
    let page = SourcePage(SourceFile(path: "content/" + path, text: "---\n\(matter)\n---\n"), path: path)
    #expect(page.metadata.isPost == isPost)
  }

  @Test func `a folder with a dated page is a post with the folder's name`() {
    #expect(url("posts/a/index.md", "date: 2014-05-17") == ("/posts/a/", []))
    #expect(url("blog/2014-05-17-a/index.md") == ("/blog/a/", []))
    #expect(url("posts/a/index.md", "date: 2014-05-17\nslug: b") == ("/posts/b/", []))
    #expect(url("posts/a/index.md", "date: 2014-05-17", site: "permalink: /:year/:slug/") == ("/2014/a/", []))
  }

  @Test(arguments: [
    ("tags: [\(String(repeating: "t", count: 300))]", "shorten the tag"),
    ("permalink: /\(String(repeating: "a/", count: 600))", "give the page a shorter"),
    ("tags: [\(String(repeating: "t", count: 255))]", nil),
    ("permalink: /\(String(repeating: "a/", count: 490))", nil),
  ])
  func `an address too long for a file is refused`(_ frontMatter: String, _ fix: String?) {
    let page = SourcePage(SourceFile(path: "content/a.md", text: "---\n\(frontMatter)\n---\n"), path: "a.md")
    let plan = SitePlan([page], staticFiles: [], configuration: Configuration())
    #expect(plan.diagnostics.map(\.identifier) == (fix == nil ? [] : ["permalink.too-long"]))
    #expect(plan.diagnostics.first?.fix.map { $0.hasPrefix(fix ?? "") } ?? true)
    if fix != nil { #expect(plan.diagnostics.first?.range?.start.line == 2) }
  }
}
