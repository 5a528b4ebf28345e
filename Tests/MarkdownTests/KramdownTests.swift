import Testing

@testable import Markdown

@Suite struct KramdownTests {
  private func html(_ text: String) -> String { Rendered(text) { $0.kramdown = true }.html }

  @Test(arguments: [
    ("Text\n{: .a #b}\n", "<p class=\"a\" id=\"b\">Text</p>\n"),
    ("{: .a}\nText\n", "<p class=\"a\">Text</p>\n"),
    ("One\n\n{: .a}\nText\n", "<p>One</p>\n<p class=\"a\">Text</p>\n"),
    ("* a\n* b\n{: .list}\n", "<ul class=\"list\">\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("> Quote\n{: .q}\n", "<blockquote class=\"q\">\n<p>Quote</p>\n</blockquote>\n"),
    ("A *b*{: .c} d\n", "<p>A <em class=\"c\">b</em> d</p>\n"),
    ("[a](b){:target=\"_blank\" rel='x'}\n", "<p><a target=\"_blank\" rel=\"x\" href=\"b\">a</a></p>\n"),
    ("![a](b.png){: width=\"9\"}\n", "<p><img width=\"9\" src=\"b.png\" alt=\"a\" /></p>\n"),
    ("## A\n{: .x}\n", "<h2 id=\"a\" class=\"x\">A</h2>\n"),
    ("## A\n{: #own}\n\n[x](#own)\n", "<h2 id=\"own\">A</h2>\n<p><a href=\"#own\">x</a></p>\n"),
    ("`{: .a}` is *code*\n", "<p><code>{: .a}</code> is <em>code</em></p>\n"),
    ("Text\n{: .a\"onclick=\"x}\n", "<p>Text</p>\n"),
  ])
  func attributeListsAreApplied(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test func codeIsLeftAlone() {
    #expect(html("```\n{: .a}\n$$x$$\n```\n").contains("{: .a}\n$$x$$"))
    #expect(html("Text\n\n    {: .a}\n").contains("{: .a}"))
  }

  @Test func tablesKeepTheirRows() {
    let table = html("| a | b |\n|---|---|\n| 1 | 2 |\n{: .wide}\n")
    #expect(table.contains("<td>1</td>"))
    #expect(table.contains("wide"))
  }

  @Test func contentsListTheHeadings() {
    let page = html("# A\n\n* x\n{:toc}\n\n## B\n\n### C\n\n## D\n{: .no_toc}\n\n# E\n")
    #expect(
      page.contains(
        """
        <ul id="markdown-toc"><li><a href="#a" id="markdown-toc-a">A</a><ul><li><a href="#b" id="markdown-toc-b">B</a>\
        <ul><li><a href="#c" id="markdown-toc-c">C</a></li></ul></li></ul></li><li><a href="#e" \
        id="markdown-toc-e">E</a></li></ul>
        """))
    #expect(!page.contains("<li>x</li>"))
  }

  @Test(arguments: [
    ("The UI.\n\n*[UI]: User interface\n", "<p>The <abbr title=\"User interface\">UI</abbr>.</p>\n"),
    ("{::comment}\nhidden\n{:/comment}\n\nA\n", "<p>A</p>\n"),
    ("{::nomarkdown}\n<b>x</b>\n{:/}\n", "<p><b>x</b></p>\n"),
    ("<div markdown=\"1\">\nA *b*\n</div>\n", "<div>\n<p>A <em>b</em></p>\n</div>\n"),
    ("$$x^2 < y$$\n", "<!---->\\[x^2 &lt; y\\]\n"),
    ("A $$a_b*c*$$ d\n", "<p>A \\(a_b*c*\\) d</p>\n"),
  ])
  func otherNotationsAreRead(_ text: String, _ expected: String) {
    let page = Rendered(text) { $0.kramdown = true }
    #expect(page.html == expected)
    #expect(page.problems.isEmpty)
  }

  @Test func placesStayThose() {
    let page = Rendered("## A\n{: .x}\n\n*[UI]: u\n\n[b][1️⃣c]\n\n[a](1️⃣javascript:x)\n") { $0.kramdown = true }
    #expect(page.diagnostics.allSatisfy { $0.range.map { $0.start.line >= 6 } ?? false })
  }

  @Test func manyTakeLinearTime() {
    let count = 20_000
    let text = String(repeating: "*a*{: .b} {: $$ [c](d){:e=\"f\"} \n", count: count)
    #expect(html(text).utf8.count > count * 20)
    let open =
      String(repeating: "<div markdown=\"1\">\n", count: count) + String(repeating: "{: .a}\n", count: count)
    #expect(!html(open).isEmpty)
  }
}
