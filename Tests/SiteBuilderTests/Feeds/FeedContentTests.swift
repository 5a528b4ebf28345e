import Testing

@testable import SiteBuilder

/// Pages as feed readers show them.
struct FeedContentTests {
  private func content(_ html: String) throws -> String {
    let page = Page(
      index: 0, kind: .post, source: nil, title: "A", permalink: Permalink(folder: "posts/a b"),
      section: "posts")
    return String(
      decoding: FeedContent.html(of: Array(html.utf8), on: page, base: "https://a.b/c"), as: UTF8.self)
  }

  @Test(arguments: [
    ("<a href=\"../d/index.html#e\">x</a>", "<a href=\"https://a.b/c/posts/d/index.html#e\">x</a>"),
    ("<a href='/d/?q=1&amp;r'>x</a>", "<a href='https://a.b/c/d/?q=1&amp;r'>x</a>"),
    ("<a href=\"#e\">x</a>", "<a href=\"https://a.b/c/posts/a%20b/#e\">x</a>"),
    ("<img alt=x src=e.png>", "<img alt=x src=\"https://a.b/c/posts/a%20b/e.png\">"),
    ("<a href=\"https://d.e/f\">x</a>", "<a href=\"https://d.e/f\">x</a>"),
    ("<a href=\"../../../../../up\">x</a>", "<a href=\"https://a.b/c/\">x</a>"),
  ])
  func `addresses are complete`(_ html: String, _ expected: String) throws {
    #expect(try content(html) == expected)
  }

  @Test func `all tabs of code are shown`() throws {
    let tabs = """
      <div class="code-tabs"><input type="radio" class="code-pick t1"><label class="code-pick" for="x">A</label>\
      <div class="t1"><p class="code-tab">A</p><pre>a</pre></div></div>
      """
    #expect(
      try content(tabs) == """
        <div class="code-tabs"><div class="t1"><p class="code-tab">A</p><pre>a</pre></div></div>
        """)
  }

  @Test func `a figure is its strip and its caption`() throws {
    let figure = """
      <p>a</p><figure class="zt-figure f1"><input type="radio"><div class="zt-live"><div><img src="s.svg"></div>\
      <label>Play</label></div><div class="zt-strip"><img src="t.svg" alt="u"><div class="zt-picks"><label>0 s</label>\
      </div></div><figcaption><p>v <b>w</b></p></figcaption></figure><p>b</p>
      """
    #expect(
      try content(figure) == """
        <p>a</p><figure class="zt-figure f1"><img src="https://a.b/c/posts/a%20b/t.svg" alt="u"><figcaption><p>v \
        <b>w</b></p></figcaption></figure><p>b</p>
        """)
  }

  @Test(arguments: [
    ("<h2>A <a class=\"anchor\" href=\"#a\">#</a></h2>", "<h2>A </h2>"), ("a<svg><g/></svg>b", "ab"),
    ("<figure><pre>x</pre></figure>", "<figure><pre>x</pre></figure>"), ("a<script>b</script>c", "ac"),
    ("<div class=\"zt-live\"><div>a", ""), ("</div>a<b", "</div>a<b"), ("a<b c=\"", "a<b c=\""), ("", ""),
  ])
  func `what readers can't show is left out`(_ html: String, _ expected: String) throws {
    #expect(try content(html) == expected)
  }

  @Test func `an edit of a page's text reaches the feed`() throws {
    let site = try TestSite([
      "zoetrope.yml": "url: https://a.b\n", "content/2014-05-17-a.md": "# A\n\nOne.\n",
    ])
    #expect(try #require(try site.build().text("feed.xml")).contains("&lt;p&gt;One.&lt;/p&gt;"))
    try site.source.write("# A\n\nTwo.\n", to: "content/2014-05-17-a.md")
    let built = site.build(changed: ["content/2014-05-17-a.md"])
    #expect(try #require(try built.text("feed.xml")).contains("&lt;p&gt;Two.&lt;/p&gt;"))
  }
}
