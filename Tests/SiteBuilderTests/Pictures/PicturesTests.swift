import Foundation
import Testing

@testable import SiteBuilder

struct PicturesTests {
  private static func svg(_ width: Int, _ height: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  @Test func `an edit of a picture changes the pages that show it`() throws {
    let site = try TestSite(["content/index.md": "![a](a.svg)\n", "content/a.svg": Self.svg(30, 20)])
    #expect(try #require(try site.build().text("index.html")).contains("width=\"30\" height=\"20\""))
    try site.source.write(Self.svg(50, 40), to: "content/a.svg")
    let built = site.build(changed: ["content/a.svg"])
    #expect(try #require(try built.text("index.html")).contains("width=\"50\" height=\"40\""))
  }

  @Test func `only the first picture of a page loads at once`() throws {
    let page = "```{figure} a.svg\n:alt: a\n```\n\n![b](a.svg)\n\n<img src=a.svg alt=c>\n"
    let built = try TestSite(["content/index.md": page, "content/a.svg": Self.svg(30, 20)]).build()
    let images = try #require(try built.text("index.html")).matches(of: /<img[^>]*>/)
    #expect(images.map { $0.0.contains("lazy") } == [false, true, true])
    #expect(images.allSatisfy { $0.0.contains("decoding=\"async\"") })
  }

  @Test func `the policy of a page allows what the page embeds`() throws {
    let site = try TestSite([
      "zoetrope.yml": "content_security_policy: true\n",
      "content/index.md": "```{embed} https://youtu.be/a1\n```\n```{embed} https://b.example/c\n```\n",
      "content/other.md": "a\n",
      "templates/layouts/default.html": "{{ page.content_security_policy }}{{ content }}",
      "templates/layouts/home.html": "{{ page.content_security_policy }}{{ content }}",
    ])
    let built = site.build()
    #expect(built.identifiers == [])
    let text = try #require(try built.text("index.html"))
    #expect(text.contains("; frame-src https://b.example https://www.youtube-nocookie.com<"))
    // Nothing is loaded from there before a click.
    #expect(!text.contains(" src=\"https"))
    #expect(try #require(try built.text("other/index.html")).contains("frame-src") == false)
  }

  @Test(arguments: [("site", ["policy.embed"]), ("page", [])])
  func `a template with a policy that blocks an embed is reported`(owner: String, identifiers: [String])
    throws
  {
    let head =
      "<meta http-equiv=\"Content-Security-Policy\" content=\"{{ \(owner).content_security_policy }}\">"
    let built = try TestSite([
      "zoetrope.yml": "content_security_policy: true\n",
      "content/index.md": "```{embed} https://b.example/c\n```\n",
      "templates/layouts/home.html": head + "{{ content }}",
      "templates/layouts/default.html": head + "{{ content }}",
    ]).build()
    #expect(built.identifiers == identifiers)
  }

  @Test(arguments: [
    ("frame-src 'none'", "frame-src https://a.example"),
    ("frame-src https://b.example; img-src *", "frame-src https://b.example https://a.example; img-src *"),
    ("child-src 'self'", "child-src 'self'; frame-src 'self' https://a.example"),
    ("img-src 'self'", "img-src 'self'"), ("frame-src https://a.example", "frame-src https://a.example"),
  ])
  func `policies are extended by hosts of frames`(_ policy: String, _ extended: String) {
    #expect(ContentSecurityPolicy(policy).allowingFrames(of: ["a.example"]).text == extended)
  }

  @Test func `feeds link to what pages embed`() throws {
    let built = try TestSite([
      "zoetrope.yml": "url: https://a.b/c\n",
      "content/2024-01-01-a.md":
        "```{embed} https://youtu.be/a1\n```\n\n![b](a.svg \"c\")\n\n```{video} a.mp4\n```\n",
      "content/a.svg": Self.svg(30, 20), "content/a.mp4": "a",
    ]).build()
    let feed = try #require(try built.text("feed.xml"))
    #expect(!feed.contains("srcdoc") && !feed.contains("media-address"))
    #expect(feed.contains("https://www.youtube.com/watch?v=a1"))
    #expect(feed.contains("https://a.b/c/a.svg") && feed.contains("figcaption"))
  }

  @Test func `many pictures take linear time`() throws {
    let pictures = (0..<10_000).map { "![a\($0)](a.svg \"b\")\n\n" }.joined()
    let nested = String(repeating: "![", count: 10_000) + String(repeating: "](a.svg)", count: 10_000)
    let built = try TestSite([
      "content/index.md": pictures + nested + "\n", "content/a.svg": Self.svg(30, 20),
    ]).build()
    #expect(built.identifiers == [])
    let text = try #require(try built.text("index.html"))
    #expect(text.components(separatedBy: "<figure").count == 10_001)
  }
}
