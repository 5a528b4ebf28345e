import Foundation
import Testing

@testable import SiteBuilder

/// What an author, or a disk, may do to a build: a diagnostic at its place, and never a crash.
struct BadInputTests {
  private let home = ["content/index.md": "# Home\n"]

  @Test func `invalid UTF-8 is reported at its byte`() throws {
    let site = try TestSite(home)
    try site.source.write(Array("# Broken\n\nab".utf8) + [0xC3, 0x28], to: "content/broken.md")
    let diagnostic = try #require(site.build().diagnostics.first)
    #expect(diagnostic.identifier == "source.invalid-utf8")
    #expect(diagnostic.range?.bytes == 12..<13)
  }

  @Test func `invalid UTF-8 in a template is reported at its byte`() throws {
    let site = try TestSite(home)
    try site.source.write([0x61, 0xFF], to: "templates/includes/x.html")
    let diagnostic = try #require(site.build().diagnostics.first)
    #expect(diagnostic.identifier == "source.invalid-utf8")
    #expect(diagnostic.range?.bytes == 1..<2)
  }

  @Test func `byte order mark and carriage returns are fine`() throws {
    let site = try TestSite(home)
    let text = "---\r\ntitle: Windows\r\n---\r\nOne\r\n\r\nTwo\r\n"
    try site.source.write([0xEF, 0xBB, 0xBF] + Array(text.utf8), to: "content/windows.md")
    let built = site.build()
    #expect(built.diagnostics.isEmpty)
    #expect(
      try built.text("windows/index.html")?.hasPrefix("<title>Windows</title>\n<p>One</p>\n<p>Two</p>")
        == true)
  }

  @Test func `empty files are fine`() throws {
    let site = try TestSite([
      "content/index.md": "", "content/x.html": "", "content/y.css": "", "zoetrope.yml": "",
    ])
    let built = site.build()
    #expect(built.diagnostics.isEmpty)
    #expect(try built.text("x.html") == "")
  }

  @Test func `a missing content folder is reported`() throws {
    #expect(try TestSite().build().identifiers == ["source.no-content"])
  }

  @Test func `front matter that never ends is reported at its start`() throws {
    let built = try TestSite(["content/index.md": "---\ntitle: x\n"]).build()
    #expect(built.identifiers == ["front-matter.unterminated"])
  }

  @Test func `liquid that never ends is reported at its start`() throws {
    let built = try TestSite(["content/index.md": "a {{ page.title\n"]).build()
    #expect(built.diagnostics.first?.range?.start.column == 3)
    #expect(built.hasFailed(strict: false))
  }

  @Test func `a fence that never ends is reported`() throws {
    let built = try TestSite(["content/index.md": "```swift\nlet x = 1\n"]).build()
    #expect(built.identifiers == ["markdown.unterminated-fence"])
  }

  @Test func `all problems are found in one build`() throws {
    let site = try TestSite([
      "content/a.md": "---\ndate: never\n---\n", "content/b.md": "{{ 1 | nothing }}\n",
      "content/c.md": "[x](y.md)\n",
      "zoetrope.yml": "paginate: none\n",
    ])
    #expect(
      site.build().identifiers == ["front-matter.date", "liquid.unknown-filter", "link.dead", "config.type"])
  }

  @Test func `a failed part leaves a box in its page`() throws {
    let site = try TestSite(["content/index.md": "before {{ 1 | nothing }} after\n"])
    let page = try #require(try site.build().text("index.html"))
    #expect(page.contains("class=\"zt-error\""))
    #expect(page.contains("unknown filter"))
    #expect(page.contains("after"))
  }

  // MARK: Links in the file system

  private func link(_ name: String, to target: String, in site: TestSite) throws {
    try FileManager.default.createSymbolicLink(
      atPath: site.source.path + "/" + name, withDestinationPath: target)
  }

  @Test func `a link that leaves the source is refused`() throws {
    let site = try TestSite(home)
    try link("content/passwords.md", to: "/etc/passwd", in: site)
    let built = site.build()
    #expect(built.identifiers == ["source.symlink"])
    #expect(built.diagnostics.first?.range?.file.path == "content/passwords.md")
    #expect(!built.files.contains { $0.path.contains("passwords") })
  }

  @Test func `a folder link that leaves the source is refused`() throws {
    let site = try TestSite(home)
    try link("content/etc", to: "/etc", in: site)
    #expect(site.build().identifiers == ["source.symlink"])
  }

  @Test func `a content folder that is a link out of the source is refused`() throws {
    let (site, other) = (try TestSite(), try TestSite(home))
    try link("content", to: other.source.path + "/content", in: site)
    #expect(site.build().identifiers == ["source.symlink"])
  }

  @Test func `a configuration that is a link out of the source is refused`() throws {
    let (site, other) = (try TestSite(home), try TestSite(["zoetrope.yml": "title: Other\n"]))
    try link("zoetrope.yml", to: other.source.path + "/zoetrope.yml", in: site)
    #expect(site.build().identifiers == ["source.symlink"])
  }

  @Test func `names with every odd character are pages, and links to them work`() throws {
    let name = "a #b?c%20d&e'f \"g\" ü"
    let site = try TestSite(home)
    try site.source.write("# Odd\n\n## Here\n", to: "content/\(name).md")
    try site.source.write("[x]({{ site.pages[0].url }}#here)\n", to: "content/index.md")
    let built = site.build()
    #expect(built.report == "")
    let link = "a%20%23b%3Fc%2520d%26e%27f%20%22g%22%20%C3%BC/index.html"
    #expect(try built.text("index.html")?.contains("<a href=\"\(link)#here\">x</a>") == true)
    #expect(try built.text("\(name)/index.html") != nil)
  }

  @Test func `a link that stays in the source is followed`() throws {
    let site = try TestSite(home)
    try site.source.write("# Shared\n", to: "shared/page.md")
    try link("content/page.md", to: "../shared/page.md", in: site)
    let built = site.build()
    #expect(built.diagnostics.isEmpty)
    #expect(try built.text("page/index.html") != nil)
  }

  @Test(arguments: ["..", ".", "nowhere", "loop"])
  func `links that lead back or nowhere are reported`(_ target: String) throws {
    let site = try TestSite(home)
    try link("content/loop", to: target, in: site)
    #expect(site.build().identifiers == ["source.symlink"])
  }

  /// Each folder is linked to twice from the one before, so that the last is seen at 2³⁰ paths.
  @Test func `links that multiply are refused`() throws {
    let site = try TestSite(home)
    for number in 0...30 { try site.source.write("", to: "d\(number)/x.txt") }
    for number in 0..<30 {
      for name in ["a", "b"] { try link("d\(number)/\(name)", to: "../d\(number + 1)", in: site) }
    }
    try link("content/d", to: "../d0", in: site)
    #expect(site.build().identifiers == ["source.symlink"])
  }

  @Test func `a pipe is no page`() throws {
    let site = try TestSite(home)
    #expect(mkfifo(site.source.path + "/content/pipe.md", 0o600) == 0)
    #expect(site.build().identifiers == ["source.special-file"])
  }
}
