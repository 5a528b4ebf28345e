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
    ("*b*{:.a}{:.b #c} d\n", "<p><em class=\"a b\" id=\"c\">b</em> d</p>\n"),
    ("[a](b){:target=\"_blank\" rel='x'}\n", "<p><a target=\"_blank\" rel=\"x\" href=\"b\">a</a></p>\n"),
    ("![a](b.png){: width=\"9\"}\n", "<p><img width=\"9\" src=\"b.png\" alt=\"a\" /></p>\n"),
    ("## A\n{: .x}\n", "<h2 id=\"a\" class=\"x\">A</h2>\n"),
    ("## A\n{: #own}\n\n[x](#own)\n", "<h2 id=\"own\">A</h2>\n<p><a href=\"#own\">x</a></p>\n"),
    ("`{: .a}` is *code*\n", "<p><code>{: .a}</code> is <em>code</em></p>\n"),
    ("Text\n{: .a\"onclick=\"x}\n", "<p>Text</p>\n"),
    ("[a](b){: .btn .btn--x }\n", "<p><a class=\"btn btn--x\" href=\"b\">a</a></p>\n"),
    ("{: .note--info}\nText\n", "<p class=\"note--info\">Text</p>\n"),
    ("* {: .a} *x*\n* y\n", "<ul>\n<li class=\"a\"><em>x</em></li>\n<li>y</li>\n</ul>\n"),
  ])
  func attributeListsAreApplied(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test func codeIsLeftAlone() {
    #expect(html("```\n{: .a}\n$$x$$\n```\n").contains("{: .a}\n$$x$$"))
    #expect(html("Text\n\n    {: .a}\n").contains("{: .a}"))
  }

  @Test func tablesHaveGroupsAndAFooter() {
    let table = html("|A|B|\n|:--|--:|\n|1|2|\n|------|\n|3|4|\n|======|\n|f|g|\n{: .t}\n")
    let parts = table.split(separator: "\n").filter {
      !$0.contains("<td") && !$0.contains("tr>") && !$0.contains("<th ")
    }
    #expect(
      parts.joined()
        == "<div class=\"table-scroll\" tabindex=\"0\"><table class=\"t\"><thead></thead><tbody></tbody>"
        + "<tbody></tbody><tfoot></tfoot></table></div>")
    #expect(!table.contains("—") && !table.contains("==="))
  }

  @Test(arguments: [
    "| a | b |\n|---+---|\n| c | d |\n|===\n| e | f\n",
    "|---+---|\n| a | b |\n|---|---|\n| c | d |\n|===|\n|e|f|\n",
  ])
  func rulesOfTablesMayHavePlusSigns(_ text: String) {
    let table = html(text)
    #expect(
      table.contains(
        "<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>c</td>\n<td>d</td>\n</tr>\n</tbody>\n<tfoot>"))
    #expect(!table.contains("|"))
  }

  @Test(arguments: [
    (
      "Text <script>var a = x_b * c_d * e; s = \"*b* -- c\";</script> *end*.\n",
      "<p>Text <script>var a = x_b * c_d * e; s = \"*b* -- c\";</script> <em>end</em>.</p>\n"
    ),
    ("In {::nomarkdown}<i>*x*</i>{:/} *line*.\n", "<p>In <i>*x*</i> <em>line</em>.</p>\n"),
    ("`a\nx <style>*b*</style>`\n", "<p><code>a x &lt;style&gt;*b*&lt;/style&gt;</code></p>\n"),
    ("* a\n* b\n^\n* c\n", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n\n<ul>\n<li>c</li>\n</ul>\n"),
    ("## Two ## {#own}\n", "<h2 id=\"own\">Two</h2>\n"), ("## C# {#own}\n", "<h2 id=\"own\">C#</h2>\n"),
  ])
  func endsAndRawTextsAreKramdowns(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test func tablesKeepTheirRows() {
    let table = html("| a | b |\n|---|---|\n| 1 | 2 |\n{: .wide}\n")
    #expect(table.contains("<td>1</td>"))
    #expect(table.contains("wide"))
  }

  @Test func alignmentsOfColumnsNeedNoStyleSheet() {
    let table = html("| a | b |\n|:-:|---|\n| 1 | 2 |\n")
    #expect(table.contains("<td style=\"text-align: center\">1</td>\n<td>2</td>"))
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
    ("{::comment}hidden{:/comment}A {::nomarkdown}<b>x</b>{:/}\n", "<p>A <b>x</b></p>\n"),
    ("$$x^2 < y$$\n", "\\[x^2 &lt; y\\]\n"),
    ("$$\nx_1 &= *1* \\\\\n\ny\n$$\n\nA\n", "\\[\nx_1 &amp;= *1* \\\\\n\ny\n\\]\n<p>A</p>\n"),
    ("- a\n\n  $$\n  x\n  $$\n", "<ul>\n<li>\n<p>a</p>\n\\[\nx\n\\]\n</li>\n</ul>\n"),
    ("A\n$$\na_b \\\\\n- c_d\n$$ e_\n", "<p>A\n\\(\na_b \\\\\n- c_d\n\\) e_</p>\n"),
    ("$$ a\n\nb\n", "<p>$$ a</p>\n<p>b</p>\n"),
    ("A $$a_b*c*$$ d\n", "<p>A \\(a_b*c*\\) d</p>\n"),
  ])
  func otherNotationsAreRead(_ text: String, _ expected: String) {
    let page = Rendered(text) { $0.kramdown = true }
    #expect(page.html == expected)
    #expect(page.problems.isEmpty)
  }

  @Test(arguments: [
    // What kramdown writes for the same text.
    ("`dd`'ed \"ve-\", a=\"b\" ('x')", "<p><code>dd</code>‘ed “ve-“, a=”b” (‘x’)</p>\n"),
    (
      "\"'Quoted' words\" of the '80s, it's *a*'s", "<p>“‘Quoted’ words” of the ’80s, it’s <em>a</em>’s</p>\n"
    ),
    ("a---b--c...d ----e", "<p>a—b–c…d —-e</p>\n"),
    (
      "\\\"a\\\" &quot;b&quot; <code>--x 'y'</code>",
      "<p>&quot;a&quot; &quot;b&quot; <code>--x 'y'</code></p>\n"
    ),
    ("[\"\" x] [\"a\"]", "<p>[”” x] [“a”]</p>\n"),
    ("![it's](a.png \"it's\")", "<p><img src=\"a.png\" alt=\"it's\" title=\"it's\" /></p>\n"),
  ])
  func quotesAreKramdowns(_ text: String, _ expected: String) {
    #expect(Rendered(text) { ($0.kramdown, $0.smart) = (true, true) }.html == expected)
  }

  @Test(arguments: [
    ("<div>\n\n    <p>*a*</p>\n\n</div>\n*b*\n", "<div>\n\n    <p>*a*</p>\n\n</div>\n<p><em>b</em></p>\n"),
    ("<!--\na\n\n* b\n-->\n", "<!--\na\n\n* b\n-->\n"),
    ("<video src=\"a\">*a*</video>\n", "<video src=\"a\">*a*</video>\n"),
    ("<img src=\"a\" alt=\"\">\n", "<p><img src=\"a\" alt=\"\"></p>\n"),
    (
      "<div>\n<p markdown=\"1\">\n    A *b*\n    c.</p>\n</div>\n", "<div>\n<p>A <em>b</em>\nc.</p>\n</div>\n"
    ),
    ("<h5 markdown=\"1\">A *b*</h5>\n", "<h5>A <em>b</em></h5>\n"),
    ("<div>\n```\na\n```\n</div>\n", "<div>\n<pre><code>a\n</code></pre>\n</div>\n"),
    ("<div>\n\n*a*\n", "<div>\n<p><em>a</em></p>\n"),
  ])
  func elementsEndAtTheirEndTag(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    ("|a|b|\n|c|d|\n", ["a", "b", "c", "d"]), ("a|, b\n", ["a", ", b"]), ("`a|b` c\n", []),
    ("a | b\nc\n", []), ("a \\| b\n", []),
  ])
  func tablesNeedNoHeader(_ text: String, _ cells: [String]) {
    let page = html(text)
    #expect(page.contains("<table>") == !cells.isEmpty)
    #expect(!page.contains("thead"))
    for cell in cells { #expect(page.contains("<td>\(cell)</td>")) }
  }

  @Test func cellsOfTablesAreKramdowns() {
    #expect(html("| x |\n| y |\n").contains("<tr>\n<td>x</td>\n</tr>\n<tr>\n<td>y</td>\n</tr>"))
    // Without a pipe before the header, one before a row separates an empty cell.
    #expect(html("a | b\n--|--\n  | c\n").contains("<td></td>\n<td>c</td>"))
    #expect(html("| a | b\n|--|--\n  | c\n").contains("<td>c</td>"))
  }

  @Test(arguments: [
    // What kramdown writes for the same text.
    ("* a\n\n  b\n* c\n* d\n", [true, false, false]), ("* a\n* b\n\n  c\n* d\n", [false, true, false]),
    ("* a\n\n* b\n", [true, true]), ("* a\n  * x\n\n* b\n", [false, false, false]),
    ("* a\n* b\n", [false, false]),
    ("* a\n\n  ```\n  x\n  ```\n* b\n", [true, true]),
  ])
  func itemsWithAnEmptyLineAreParagraphs(_ text: String, _ areParagraphs: [Bool]) {
    let items = html(text).split(separator: "<li>").dropFirst()
    #expect(items.map { $0.drop { $0 == "\n" }.hasPrefix("<p>") } == areParagraphs)
  }

  @Test func textBelowAHeadingOfAnItemIsAParagraph() {
    #expect(
      html("- # A\n  b\n- c\n")
        == "<ul>\n<li>\n<h1 id=\"a\">A</h1>\n<p>\nb\n</p>\n</li>\n<li>c</li>\n</ul>\n")
  }

  @Test func elementsCanBeKramdowns() {
    let page = Rendered("A[^a] B[^a]\n\n[^a]: C\n\n- [x] D\n- E\n") {
      ($0.kramdown, $0.kramdownElements) = (true, true)
    }.html
    for part in [
      "<sup id=\"fnref:a\" role=\"doc-noteref\"><a href=\"#fn:a\" class=\"footnote\" rel=\"footnote\">1</a></sup>",
      "<sup id=\"fnref:a:1\" role=\"doc-noteref\">", "<div class=\"footnotes\" role=\"doc-endnotes\">\n<ol>",
      "<li id=\"fn:a\" role=\"doc-endnote\">\n<p>C\u{A0}<a href=\"#fnref:a\" class=\"reversefootnote\" role=\"doc-backlink\">↩</a>",
      "<a href=\"#fnref:a:1\" class=\"reversefootnote\" role=\"doc-backlink\">↩<sup>2</sup></a></p>",
      "<ul class=\"task-list\">\n<li class=\"task-list-item\">\n<input type=\"checkbox\" class=\"task-list-item-checkbox\"",
      "<li>E</li>",
    ] {
      #expect(page.contains(part), "\(part) in \(page)")
    }
  }

  @Test func contentsAreLikeTheirList() {
    let page = Rendered("1. x\n{:toc .a}\n\n# A `b`\n") { ($0.kramdown, $0.codeClass) = (true, "c") }.html
    #expect(page.hasPrefix("<ol id=\"markdown-toc\" class=\"a\"><li>"))
    #expect(page.contains(">A <code class=\"c\">b</code></a></li></ol>"))
  }

  @Test(arguments: [
    ("{:box: .a .b #c}\n\nText\n{: box}\n", "<p class=\"a b\" id=\"c\">Text</p>\n"),
    ("*a*{: box .d}\n\n{:box: .a}\n", "<p><em class=\"a d\">a</em></p>\n"),
    ("{:a: b .x}\n{:b: a .y}\n\nText\n{: .z}\n", "<p class=\"z\">Text</p>\n"),
    ("1) a\n", "<p>1) a</p>\n"),
    ("`a``b`\n", "<p><code>a</code><code>b</code></p>\n"),
    ("## A\n{: #b--}\n", "<h2 id=\"b--\">A</h2>\n"),
  ])
  func listsHaveNames(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    // What kramdown writes for the same text.
    ("one\n---\n", "<h2 id=\"one\">one</h2>\n"),
    ("one\n=\n\na\n", "<h1 id=\"one\">one</h1>\n<p>a</p>\n"),
    ("a\nb\n---\nc\nd\n===\ne\n", "<p>a\nb\n---\nc\nd\n===\ne</p>\n"),
    ("# A\nb\n---\n", "<h1 id=\"a\">A</h1>\n<p>b\n---</p>\n"),
    ("> a\n> b\n> ---\n", "<blockquote>\n<p>a\nb\n---</p>\n</blockquote>\n"),
    ("- a\n  ---\n", "<ul>\n<li>\n<h2 id=\"a\">a</h2>\n</li>\n</ul>\n"),
    ("a\n ---\n", "<p>a\n---</p>\n"), ("one\n---\n---\n", "<h2 id=\"one\">one</h2>\n<hr />\n"),
    ("a\n***\nb\n", "<p>a\n***\nb</p>\n"), ("a\n\n***\n", "<p>a</p>\n<hr />\n"),
    ("a\nb\n- - -\n", "<p>a\nb</p>\n<hr />\n"), (" # A\n\n#\n", "<p># A</p>\n<p>#</p>\n"),
    ("[^a b]: note\n\nb\n", "<p>b</p>\n"),
  ])
  func onlySomeLinesAreHeadings(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    // What kramdown writes for the same text.
    ("**SGML(Standard)**에\n", "<p><strong>SGML(Standard)</strong>에</p>\n"),
    ("글**(굵게)**은 **「強調」**다\n", "<p>글<strong>(굵게)</strong>은 <strong>「強調」</strong>다</p>\n"),
    ("これは*（斜体）*と\n", "<p>これは<em>（斜体）</em>と</p>\n"),
    ("(**a**) **b(\nc)**d\n", "<p>(<strong>a</strong>) <strong>b(\nc)</strong>d</p>\n"),
    ("`**(x)**y` **(l)**m\n", "<p><code>**(x)**y</code> <strong>(l)</strong>m</p>\n"),
    ("[**(l)**m](/x*(y)*z)\n", "<p><a href=\"/x*(y)*z\"><strong>(l)</strong>m</a></p>\n"),
    ("    a\n    **(x)**y\n", "<pre><code>a\n**(x)**y\n</code></pre>\n"),
    ("a **\n", "<p>a **</p>\n"), ("2 * (3*(4+5))\n", "<p>2 * (3*(4+5))</p>\n"),
  ])
  func starsNeedNoSpacesBesidePunctuation(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    // What kramdown writes for the same text.
    ("a <div>x</div> <b>c</b>\n", "<p>a &lt;div&gt;x&lt;/div&gt; <b>c</b></p>\n"),
    ("- <div>x</div>\n", "<ul>\n<li>\n<div>x</div>\n</li>\n</ul>\n"),
    ("<div>\na <p>x</p>\n</div>\n", "<div>\na <p>x</p>\n</div>\n"),
  ])
  func tagsOfBlocksInTextAreText(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test func codeHasClasses() {
    let page = Rendered("`a` <code>b</code> https://a.org\n") {
      ($0.kramdown, $0.codeClass, $0.bareLinks) = (true, "x", false)
    }
    #expect(page.html == "<p><code class=\"x\">a</code> <code>b</code> https://a.org</p>\n")
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
    for line in [
      "<div>\n", "<div>\n\n", "<!-- \n", "a | b\n\n", "{:a: a a}\n{: a}\nx\n\n", "\"'", "<div><!--\n",
    ] {
      #expect(!html(String(repeating: line, count: count / 10)).isEmpty)
    }
  }
}
