import BasicTestSupport
import Testing

@testable import Markdown

/// The notations of GitHub's Markdown, with its rules: https://github.github.com/gfm/.
@Suite struct GitHubTests {
  private func html(_ text: String, _ change: (inout MarkdownOptions) -> Void = { _ in }) -> String {
    let page = Rendered(text, change)
    #expect(page.problems == [])
    return page.html
  }

  // MARK: Strikethrough

  @Test(arguments: [
    ("~~Late~~ on ~time~", "<del>Late</del> on <del>time</del>"),
    ("a~~b~~c", "a<del>b</del>c"), ("~~**b** `c`~~", "<del><strong>b</strong> <code>c</code></del>"),
    ("**~~b~~**", "<strong><del>b</del></strong>"), ("[~~a~~](b)", "<a href=\"b\"><del>a</del></a>"),
    ("~~a\nb~~", "<del>a\nb</del>"), ("~~a ~~b~~ c~~", "<del>a <del>b</del> c</del>"),
    // No pair.
    ("~~a", "~~a"), ("a~~ b~~", "a~~ b~~"), ("~~ a ~~", "~~ a ~~"), ("~~a~ b", "~~a~ b"),
    ("\\~~a~~", "~~a~~"), ("\\~\\~a~~", "~~a~~"), ("`~~a~~`", "<code>~~a~~</code>"),
    ("`\\~` ~~a~~", "<code>\\~</code> <del>a</del>"), ("x ~~~a~~~", "x ~~~a~~~"), ("x ~~~~", "x ~~~~"),
    ("5~6~7", "5~6~7"), ("\\~_y_ ~", "~<em>y</em> ~"), ("[a](\\~b) ~", "<a href=\"~b\">a</a> ~"),
  ])
  func tildesStrikeOut(_ text: String, _ expected: String) {
    #expect(html(text + "\n") == "<p>\(expected)</p>\n")
  }

  @Test func tildesPairWithinAParagraphAndACell() {
    #expect(html("~~a\n\nb~~\n") == "<p>~~a</p>\n<p>b~~</p>\n")
    let table = html("| a | b |\n|---|---|\n| ~~c~~ | ~~d |\n")
    #expect(table.contains("<td><del>c</del></td>\n<td>~~d</td>"))
  }

  @Test func aStruckWordStaysInTheContents() {
    #expect(Rendered("# The ~~old~~ new\n").document.headings.map(\.text) == ["The old new"])
    #expect(Rendered("# The ~~old~~ new\n").document.headings.map(\.id) == ["the-old-new"])
  }

  // MARK: Bare links

  private static func link(_ text: String, _ address: String? = nil) -> String {
    "<a href=\"\(address ?? text)\">\(text)</a>"
  }

  @Test(arguments: [
    ("www.fold.example", link("www.fold.example", "http://www.fold.example")),
    (
      "Look at www.fold.example/help now",
      "Look at \(link("www.fold.example/help", "http://www.fold.example/help")) now"
    ),
    (
      "www.a.example.\n(www.b.example)",
      "\(link("www.a.example", "http://www.a.example")).\n(\(link("www.b.example", "http://www.b.example")))"
    ),
    ("https://a.example/x?q=(y)&z=1", link("https://a.example/x?q=(y)&amp;z=1")),
    ("(https://a.example/x(y))", "(\(link("https://a.example/x(y)")))"),
    ("https://a.example/x;y&copy;", "\(link("https://a.example/x;y©", "https://a.example/x;y%C2%A9"))"),
    ("https://a.example/?q=a&hl;", "\(link("https://a.example/?q=a"))&amp;hl;"),
    ("https://a.example<b", "\(link("https://a.example"))&lt;b"),
    ("ftp://a.example", link("ftp://a.example")),
    ("HTTPS://A.example", link("HTTPS://A.example")),
    ("https://localhost:8000/", link("https://localhost:8000/")),
    ("**https://a.example/x**", "<strong>\(link("https://a.example/x"))</strong>"),
    ("https://a.example/__init__.py, *x*", "\(link("https://a.example/__init__.py")), <em>x</em>"),
    ("https://a.example/~b/~c/ ~d~", "\(link("https://a.example/~b/~c/")) <del>d</del>"),
    ("`https://a_b_/*c*`", "<code>https://a_b_/*c*</code>"),
    ("~~https://a.example~~", "<del>\(link("https://a.example"))</del>"),
    // Mail.
    ("a.b-c_d@e.example.", "\(link("a.b-c_d@e.example", "mailto:a.b-c_d@e.example"))."),
    ("mailto:a@b.example", link("mailto:a@b.example")),
    ("xmpp:a@b.example", link("xmpp:a@b.example")),
    ("xmpp:a@b.example/c@d.e/f", "\(link("xmpp:a@b.example/c@d.e"))/f"),
    ("axmpp:a@b.example", "axmpp:\(link("a@b.example", "mailto:a@b.example"))"),
    ("a+b@c.example?", "\(link("a+b@c.example", "mailto:a+b@c.example"))?"),
    // Text.
    ("a@b", "a@b"), ("a@b.example-", "a@b.example-"), ("a@b.example_", "a@b.example_"),
    ("@b.example", "@b.example"),
    ("http:// and www. and www.a_b.example", "http:// and www. and www.a_b.example"),
    ("xhttp://a.example, awww.b.example", "xhttp://a.example, awww.b.example"),
    ("[https://a.example](b)", link("https://a.example", "b")),
    ("<https://a.example>", link("https://a.example")),
    ("![https://a.example](b)", "<img src=\"b\" alt=\"https://a.example\" />"),
    ("<a href=\"b\">https://a.example</a>", "<a href=\"b\">https://a.example</a>"),
    ("<code>www.a.example</code>", "<code>www.a.example</code>"),
  ])
  func bareAddressesAreLinks(_ text: String, _ expected: String) {
    #expect(html(text + "\n") == "<p>\(expected)</p>\n")
  }

  @Test func linksAreKnownToThePage() {
    let page = Rendered("See 1️⃣https://a.example/x, (www.b.example)\n2️⃣www.c.example\n")
    #expect(page.links.first == "https://a.example/x@1")
    #expect(page.links.last == "http://www.c.example@2")
    #expect(page.links.count == 3)
  }

  // MARK: Tasks

  @Test func boxesAreCheckboxes() {
    let page = html("- [ ] a\n- [x] *b*\n- [X] c\n- d\n")
    let open = "<input type=\"checkbox\" class=\"task\" disabled aria-label=\"Incomplete task\">"
    let done = "<input type=\"checkbox\" class=\"task\" checked disabled aria-label=\"Completed task\">"
    #expect(
      page == "<ul>\n<li>\(open) a</li>\n<li>\(done) <em>b</em></li>\n<li>\(done) c</li>\n<li>d</li>\n</ul>\n"
    )
    #expect(html("1. [ ] a\n\n   b\n") == "<ol>\n<li>\n<p>\(open) a</p>\n<p>b</p>\n</li>\n</ol>\n")
  }

  @Test(arguments: ["- [y] a", "- [ ]", "- []", "- \\[ ] a", "- a [ ] b", "[ ] a", "- [x]a", "- # [ ] a"])
  func otherBracketsAreText(_ text: String) { #expect(!html(text + "\n").contains("<input")) }

  // MARK: Alerts

  @Test(arguments: [
    ("NOTE", "note", "Note"), ("tip", "tip", "Tip"), ("Important", "important", "Important"),
    ("WARNING", "warning", "Warning"), ("CAUTION", "caution", "Caution"),
  ])
  func aMarkedQuotationIsAnAdmonition(_ word: String, _ name: String, _ title: String) {
    let expected =
      "<aside class=\"admonition \(name)\" role=\"note\"><p class=\"admonition-title\">\(title)</p>"
    #expect(
      html("> [!\(word)]\n> Text\n>\n> - a\n")
        == "\(expected)\n<p>Text</p>\n<ul>\n<li>a</li>\n</ul>\n</aside>\n")
    #expect(html("> [!\(word)]\n>\n> Text\n") == "\(expected)\n<p>Text</p>\n</aside>\n")
  }

  @Test func otherQuotationsStay() {
    for text in ["> \\[!NOTE]\n> a\n", "> a\n> [!NOTE]\n", "> [NOTE]\n> a\n"] {
      #expect(html(text).hasPrefix("<blockquote>"))
    }
  }

  // MARK: Containers

  @Test(
    arguments: [
      (":::tip\nx\n:::\n", "tip", nil), ("::: tip\nx\n:::\n", "tip", nil),
      (":::note My *title*\nx\n:::\n", "note", "My *title*"),
      (":::warning[Hot]\nx\n:::\n", "warning", "Hot"), (":::info\nx\n:::\n", "note", nil),
      (":::danger\nx\n:::\n", "caution", nil), ("- :::tip\n  x\n  :::\n", "tip", nil),
      ("::::note\n:::\nx\n::::\n", "note", nil),
    ] as [(String, String, String?)])
  func anAdmonitionNeedsNoBraces(_ text: String, _ name: String, _ title: String?) {
    let page = Rendered(text)
    #expect(page.problems == [])
    #expect(page.handler.directives.map(\.name.value) == [name])
    #expect(page.handler.directives.first?.argument?.value == title)
  }

  @Test func containersNestAndMustEnd() {
    let page = Rendered("::::note\n:::tip\nx\n:::\ny\n::::\nz\n")
    #expect(
      page.html == "<div class=\"note\">\n<div class=\"tip\">\n<p>x</p>\n</div>\n<p>y</p>\n</div>\n<p>z</p>\n"
    )
    #expect(Rendered("1️⃣:::tip\nx\n").problems == ["markdown.unterminated-fence@1"])
  }

  // MARK: Definition lists

  @Test func termsAndDefinitions() {
    #expect(html("Fold\n: A *book*.\n") == "<dl>\n<dt>Fold</dt>\n<dd>A <em>book</em>.</dd>\n</dl>\n")
    #expect(
      html("A\nB\n: c\n  d\n: e\n\nF\n: g\n")
        == "<dl>\n<dt>A</dt>\n<dt>B</dt>\n<dd>c\nd</dd>\n<dd>e</dd>\n<dt>F</dt>\n<dd>g</dd>\n</dl>\n")
    #expect(html("A\n\n: b\n") == "<dl>\n<dt>A</dt>\n<dd>\n<p>b</p>\n</dd>\n</dl>\n")
    #expect(html("> A\n> : b\n") == "<blockquote>\n<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n</blockquote>\n")
  }

  @Test func aDefinitionHasBlocks() {
    let page = html("A\n:   b\n\n    ~~~\n    c\n    ~~~\n\n    - d\n") { $0.focusableCode = false }
    #expect(
      page
        == "<dl>\n<dt>A</dt>\n<dd>\n<p>b</p>\n<pre><code>c\n</code></pre>\n<ul>\n<li>d</li>\n</ul>\n</dd>\n</dl>\n"
    )
  }

  @Test(arguments: [
    "A\n:b\n", "A\n:\n", "    A\n    : b\n", "```text\nA\n: b\n```\n", "<div>\nA\n: b\n</div>\n",
    "A\n\\: b\n",
    "| a |\n|---|\n| : b |\n",
  ])
  func otherColonsAreText(_ text: String) { #expect(!html(text).contains("<dl>")) }

  @Test func aColonInAListIsText() {
    // Without a term, nothing changes but the warning.
    let page = Rendered("+ a\n\n1️⃣: bc\n")
    #expect(page.html == "<ul>\n<li>a</li>\n</ul>\n<p>: bc</p>\n")
    #expect(page.problems == ["markdown.definition-list@1"])
  }

  // MARK: Headings

  @Test(arguments: [
    ("## A {#b .c .d}", "<h2 id=\"b\" class=\"c d\">A</h2>"),
    ("## A {.c}", "<h2 id=\"a\" class=\"c\">A</h2>"),
    ("## A {: #b}", "<h2 id=\"b\">A</h2>"), ("## A {b}", "<h2 id=\"a-b\">A {b}</h2>"),
    ("## f{.x}", "<h2 id=\"fx\">f{.x}</h2>"), ("## A {}", "<h2 id=\"a-\">A {}</h2>"),
  ])
  func bracesGiveAHeadingItsAttributes(_ text: String, _ expected: String) {
    #expect(html(text + "\n") == expected + "\n")
  }

  // MARK: Emoji

  @Test func namesOfEmojiAreReplacedByOption() {
    let text = "Done :tada: :+1:, `:zap:` \\:tada: a:b:c 12:30:45 :heart:\n"
    #expect(
      html(text) { $0.emoji = true } == "<p>Done 🎉 👍, <code>:zap:</code> :tada: a:b:c 12:30:45 ❤️</p>\n")
    #expect(Rendered("1️⃣:tada:\n").problems == ["markdown.emoji@1"])
    #expect(Rendered("1️⃣:tadaa:\n") { $0.emoji = true }.problems == ["markdown.emoji@1"])
  }

  @Test func everyNameIsUnique() {
    let words = [EmojiNames.fromAToL, EmojiNames.fromMToZ].flatMap { $0.split(separator: " ") }
    #expect(words.count > 3_600 && words.count % 2 == 0)
    let names = stride(from: 0, to: words.count, by: 2).map { words[$0] }
    #expect(Set(names).count == names.count)
    #expect(EmojiNames.emoji(named: "1st_place_medal") == "🥇")
    #expect(EmojiNames.emoji(named: "zzz") == "💤")
  }

  // MARK: Cost

  @Test(arguments: [
    "~~ ", "~~a ", "a~~ ", "~~a~~ ", "~a ~~b ", "- [ ] a\n", "www.", "www.a.b ", "http://", "www.a_", "a@",
    "a@b.c ", "a.",
    "(www.a.b", "> [!NOTE]\n> a\n\n", "a\n: b\n\n", "a\n: b\n", ": b\n", "# a {.x}\n", "{", ":tada:", ":a",
    "| a |\n|---|\n: b\n\n",
  ])
  func theirCostIsLinear(_ text: String) {
    let growth = CostGrowth(upTo: 20_000) { count in
      _ = Rendered(String(repeating: text, count: count) + "\n") { $0.emoji = true }
    }
    #expect(growth.isLinear)
  }

  @Test func deepNestingIsBounded() {
    let count = 50_000
    let page = Rendered(
      String(repeating: "~~a ", count: count) + String(repeating: "b~~ ", count: count) + "\n")
    #expect(page.html.hasSuffix("</del></p>\n"))
  }
}
