import Diagnostics
import TransitionEngine
import Testing

@testable import SiteBuilder

/// Sites that want more than their due: places of others, places outside, or all the time there is.
struct HostileSiteTests {
  private func places(_ built: BuiltSite) -> [String] {
    built.diagnostics.map { diagnostic in
      let start = diagnostic.range?.start
      return "\(diagnostic.identifier) \(diagnostic.range?.file.path ?? ""):\(start?.line ?? 0)"
    }
  }

  // MARK: Places

  @Test func `two pages with one permalink are reported with both places`() throws {
    let built = try TestSite([
      "content/a.md": "---\npermalink: /same/\n---\nA\n",
      "content/b.md": "---\ntitle: B\npermalink: /same/\n---\nB\n",
    ]).build()
    #expect(places(built) == ["permalink.taken content/b.md:3"])
    #expect(built.diagnostics.first?.notes.first?.range?.file.path == "content/a.md")
    #expect(built.hasFailed(strict: false))
  }

  @Test func `a page cannot take a file's place`() throws {
    let built = try TestSite([
      "content/a.md": "---\npermalink: /style.css\n---\nA\n", "content/style.css": "p {}\n",
    ]).build()
    #expect(built.identifiers == ["permalink.taken"])
  }

  @Test(arguments: [
    "../evil.html", "/a/../../evil/", "a/../../../evil.html", "..", "//", "\"..\\\\..\\\\evil.html\"",
    "\"a\\0b\"",
    "/.git/hooks/post-commit", ".zoetrope-manifest", "\"/a\\nb/\"",
  ])
  func `a permalink that leaves the site, or hides in it, is refused`(_ permalink: String) throws {
    let built = try TestSite(["content/a.md": "---\npermalink: \(permalink)\n---\nA\n"]).build()
    #expect(built.hasFailed(strict: false))
    #expect(places(built).allSatisfy { $0.hasPrefix("permalink.invalid content/a.md:2") })
  }

  @Test func `tags cannot leave the site either`() throws {
    let site = try TestSite([
      "content/a.md": "---\ntags: [\"../../x\", \"..\", \"/\", \"\", \"<b>\"]\n---\nA\n"
    ])
    for file in site.build().files {
      #expect(!file.path.split(separator: "/").contains(".."))
      #expect(!file.path.hasPrefix("/"))
    }
  }

  @Test(arguments: ["../../../etc/passwd", "/etc/passwd", "screens/../../secret"])
  func `templates and pictures outside of the source are not read`(_ path: String) throws {
    let site = try TestSite([
      "content/index.md": "{% include \(path) %}\n", "content/a.md": "---\nlayout: \(path)\n---\nA\n",
      "content/b.md": "```{screen} x\n:image: \(path)\n:show:\n```\n",
    ])
    try site.source.write("secret", to: "secret")
    let built = site.build()
    #expect(
      Set(built.diagnostics.compactMap { $0.range?.file.path }) == [
        "content/index.md", "content/a.md", "content/b.md",
      ])
    #expect(try !built.files.contains { String(decoding: try $0.bytes(), as: UTF8.self).contains("root:x:") })
  }

  // MARK: Pictures

  @Test(arguments: [[], Array("hello".utf8), [0x89, 0x50, 0x4E, 0x47], Array("<svg".utf8)])
  func `a picture that is none is reported where it is named`(_ bytes: [UInt8]) throws {
    let site = try TestSite(["content/index.md": "Text\n\n```{screen} shot\n:image: shot.png\n```\n"])
    try site.source.write(bytes, to: "content/shot.png")
    #expect(places(site.build()) == ["screen.image content/index.md:4"])
  }

  // MARK: Time

  @Test(arguments: [
    String(repeating: ">", count: 10_000), String(repeating: "- ", count: 10_000) + "x",
    String(repeating: "[", count: 10_000) + "](", String(repeating: "*a_ ", count: 10_000),
    String(repeating: "{{", count: 10_000), String(repeating: "{% if x %}", count: 10_000),
    "---\nx: " + String(repeating: "[", count: 10_000) + "\n---\n",
    "---\nx:\n  " + String(repeating: "- ", count: 10_000) + "\n---\n",
    "```swift\n" + String(repeating: "\"\\(", count: 10_000) + "\n```\n",
    String(repeating: "[^1] ", count: 10_000) + "\n\n[^1]: x\n", String(repeating: "[x](#no) ", count: 5_000),
    String(repeating: "\0", count: 100_000), String(repeating: "| a\n", count: 10_000),
  ])
  func `ten thousand of anything come to an end`(_ text: String) throws {
    let built = try TestSite(["content/index.md": text]).build()
    #expect(!built.files.isEmpty || built.hasFailed(strict: false))
  }
}
