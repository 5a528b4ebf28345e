import Foundation
import Testing

@testable import SiteBuilder

/// Search as a site with the theme has it.
struct SearchSiteTests {
  private static let table = """
    ---
    title: Reference
    defines: Options
    ---
    ## fold

    | option | meaning |
    |---|---|
    | `folds`, `panels` | how many, as in `other` |
    | `fold.depth` | qualified |
    | [Black screen](about.md#why) | a link |
    | plain | none |

    <table>
    <thead><tr><th>`heading`</th><th>text</th></tr></thead>
    <tbody><tr><th scope="row">

    [`black-screen`](about.md#deep)

    </th><td>`value`</td></tr></tbody>
    </table>

    <details id="UIView"><summary><code>class UIView</code></summary>

    - <code id="UIView.alpha">var alpha: CGFloat</code> Opacity.

    </details>

    """

  private func site(_ more: String = "", files: [String: String] = [:]) throws -> TestSite {
    let all = [
      "zoetrope.yml": "search: true\n" + more, "content/index.md": "# Home\n",
      "content/about.md": "---\ntitle: About & us\n---\n\n## Why\n\nText.\n\n### Deep\n\n#### Deeper\n",
      "content/reference.md": Self.table,
    ].merging(files) { _, new in new }
    return try TestSite(all, usesPlainTemplates: false)
  }

  /// The lines of the index: places and names.
  private func index(_ built: BuiltSite) throws -> String {
    try built.files.filter { $0.path.hasPrefix("search/words/") }
      .map { String(decoding: try $0.bytes(), as: UTF8.self) }.joined()
  }

  @Test func `pages, sections and names are found`() throws {
    let built = try site().build()
    #expect(built.report == "")
    let index = try index(built)
    for line in [
      "[\"about/index.html\",\"\"]", "[\"about/index.html\",\"About \\u0026 us\"]",
      "[\"reference/index.html\",\"fold · Reference\"]", "[\"about/index.html\",\"fold · Reference\"]",
      ",0,\"About \\u0026 us\",\"\"]", ",1,\"Why\",\"why\"]", ",1,\"Deep\",\"deep\"]",
      ",2,\"folds\",\"fold-folds\"]", ",2,\"panels\",\"fold-panels\"]", ",2,\"fold.depth\"]",
      ",2,\"Black screen\",\"why\"]", ",2,\"black-screen\",\"deep\"]",
      ",2,\"UIView\"]", ",2,\"UIView.alpha\"]",
    ] {
      #expect(index.contains(line), "\(line)")
    }
    for name in ["Deeper", "other", "plain", "heading", "value", "Search", "Not found"] {
      #expect(!index.contains(",\"\(name)\""))
    }
    let page = try #require(try built.text("reference/index.html"))
    #expect(
      page.contains("<td><code id=\"fold-folds\">folds</code>, <code id=\"fold-panels\">panels</code></td>"))
    #expect(page.contains("<td><code id=\"fold.depth\">fold.depth</code></td>"))
  }

  @Test func `the page of all names needs no script`() throws {
    let page = try #require(try site().build().text("search/index.html"))
    for link in [
      "<a href=\"../about/index.html\">About &amp; us</a>",
      "<a href=\"../reference/index.html#UIView.alpha\">UIView.alpha</a>",
      "<a href=\"../about/index.html#why\">Why</a>",
    ] {
      #expect(page.contains(link), "\(link)")
    }
    #expect(page.contains("<h2 id=\"zt-names-options\">Options <span class=\"count\">7</span></h2>"))
  }

  @Test func `groups have their titles in the site's language`() throws {
    let files = ["content/de/index.md": "# Start\n\n## Abschnitt\n", "content/de/about.md": "# Über uns\n"]
    let built = try site("languages: [de]\n", files: files).build()
    let german = try #require(try built.text("de/search/index.html"))
    #expect(german.contains("<h2 id=\"zt-names-seiten\">Seiten <span"))
    #expect(german.contains("<h2 id=\"zt-names-abschnitte\">Abschnitte <span"))
    #expect(try built.text("de/search/index.json")?.contains("\"groups\":[\"Seiten\",\"Abschnitte\"") == true)
    #expect(try built.text("search/index.json")?.contains("\"groups\":[\"Pages\",\"Sections\"") == true)
  }

  @Test func `links to names are checked`() throws {
    let built = try site(files: [
      "content/links.md": "[a](reference.md#fold-folds) [b](reference.md#fold-none)\n"
    ]).build()
    #expect(built.identifiers == ["link.dead-anchor"])
  }

  @Test func `the policy lets the script run, and nothing else`() throws {
    let page = try #require(try site("content_security_policy: true\n").build().text("index.html"))
    #expect(page.contains("script-src &#39;self&#39;; connect-src &#39;self&#39;\""))
    #expect(page.contains("<script src=\"assets/search.js\" defer></script>"))
  }

  @Test func `a site without search has nothing of it`() throws {
    let built = try TestSite(["content/index.md": "# Home\n"], usesPlainTemplates: false).build()
    #expect(!built.files.contains { $0.path.contains("search") })
    #expect(try #require(try built.text("index.html")).contains("script") == false)
  }

  @Test func `an edit equals a clean build`() throws {
    let site = try site()
    _ = site.build()
    for (text, isFound) in [
      ("# About\n\n## Because\n", true), ("# About\n\n## Because\n\nText.\n", true), ("# Others\n", false),
    ] {
      try site.source.write(text, to: "content/about.md")
      let (edited, clean) = (site.build(changed: ["content/about.md"]), site.cleanBuild())
      #expect(edited.files.map(\.path) == clean.files.map(\.path))
      for (a, b) in zip(edited.files, clean.files) { #expect(a.content == b.content, "\(a.path)") }
      #expect(try index(edited).contains("Because") == isFound)
    }
  }

  @Test func `an edit of text leaves the index`() throws {
    let site = try site()
    _ = site.build()
    try site.source.write(
      "---\ntitle: About & us\n---\n\n## Why\n\nOther text.\n\n### Deep\n", to: "content/about.md")
    let built = site.build(changed: ["content/about.md"])
    #expect(built.changed?.contains("about/index.html") == true)
    #expect(built.changed?.contains { $0.path.hasPrefix("search/") } == false)
  }

  @Test func `shards merge to the same index`() throws {
    let site = try site()
    let whole = site.cleanBuild()
    for number in 1...3 {
      var options = Site.Options(source: site.source.path)
      options.shard = try #require(Shard("\(number)/3"))
      for file in Site(options).build().files where file.path.hasPrefix("search/") {
        #expect(whole.outputs[file.path] == file.content, "\(file.path)")
      }
    }
  }
}
