import Diagnostics
import Testing

@testable import SiteBuilder

struct RelativeLinksTests {
  private func rewrite(_ html: String) throws -> (html: String, dead: [String]) {
    let plan = SitePlan(
      [], staticFiles: [StaticFile(sourcePath: nil, outputPath: "assets/x.css")],
      configuration: Configuration())
    let page = Page(
      index: 0, kind: .page, source: nil, title: "", permalink: Permalink(url: "/a/b/"), section: "a")
    var links = RelativeLinks(page, LinkResolver(plan), base: "")
    return (String(decoding: links.rewrite(Array(html.utf8)), as: UTF8.self), links.dead)
  }

  @Test(arguments: [
    ("<link href=\"/assets/x.css?v=1#y\">", "<link href=\"../../assets/x.css?v=1#y\">"),
    ("<img alt=\"\" src=\"/assets/x.css\">", "<img alt=\"\" src=\"../../assets/x.css\">"),
    ("<img src=\"/assets/x.css\">", "<img src=\"../../assets/x.css\">"),
    ("<img src=\"/assets//./x%2Ecss\">", "<img src=\"../../assets/x.css\">"),
    ("<a href=\"/\">", "<a href=\"../../index.html\">"),
    ("<a href=\"/404.html\"><b>", "<a href=\"../../404.html\"><b>"),
    ("<a href=\"//example.org/\">", "<a href=\"//example.org/\">"),
    ("<a title=\"/x\" data-href=\"/y\">", "<a title=\"/x\" data-href=\"/y\">"),
    ("<a href=\"x/y\">", "<a href=\"x/y\">"),
    ("<a href='/assets/x.css'>", "<a href='../../assets/x.css'>"),
    ("<a href=/assets/x.css>", "<a href=\"../../assets/x.css\">"),
    ("<A HREF = \"/assets/x.css\">", "<A HREF = \"../../assets/x.css\">"),
    (
      "<img srcset=\"/assets/x.css 1x, /assets/x.css 2x\">",
      "<img srcset=\"../../assets/x.css 1x, ../../assets/x.css 2x\">"
    ),
    (
      "<object data='/assets/x.css'></object><p data=\"/assets/x.css\">",
      "<object data='../../assets/x.css'></object><p data=\"/assets/x.css\">"
    ),
    (
      "<video poster=\"/assets/x.css\"><source src='/assets/x.css'>",
      "<video poster=\"../../assets/x.css\"><source src='../../assets/x.css'>"
    ),
    ("<a href=\"/assets/x.css?a&amp;b='&quot;\">", "<a href=\"../../assets/x.css?a&amp;b='&quot;\">"),
    ("<a href='/assets/x.css?it&#39;s'>", "<a href='../../assets/x.css?it&#39;s'>"),
    // Text, comments and scripts link nowhere.
    ("<pre>a href=\"/assets/x.css\"</pre>", "<pre>a href=\"/assets/x.css\"</pre>"),
    ("<!-- <a href=\"/assets/x.css\"> -->", "<!-- <a href=\"/assets/x.css\"> -->"),
    ("<script>'<a href=\"/assets/x.css\">'</SCRIPT>", "<script>'<a href=\"/assets/x.css\">'</SCRIPT>"),
    ("a=\"/", "a=\"/"), (" href=\"/", " href=\"/"), ("=", "="), ("", ""),
  ])
  func `links from the root become relative`(_ html: String, _ expected: String) throws {
    #expect(try rewrite(html).html == expected)
  }

  @Test func `what leads nowhere is relative all the same, and noted`() throws {
    let (html, dead) = try rewrite("<a href=\"/nothing/at/all\">")
    #expect(html == "<a href=\"../../nothing/at/all\">")
    #expect(dead == ["/nothing/at/all"])
    #expect(try rewrite("<a href=\"/tag/ssl/\">").html == "<a href=\"../../tag/ssl/\">")
  }
}
