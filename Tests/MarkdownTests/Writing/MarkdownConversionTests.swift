import Diagnostics
import HTML
import Testing

@testable import Markdown

/// HTML to Markdown.
@Suite struct MarkdownConversionTests {
  private func markdown(_ html: String) -> String {
    String(decoding: MarkdownConversion.markdown(of: Array(html.utf8)).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("<p>One\n  two</p>\n<p>three</p>", "One\ntwo\n\nthree\n"),
    ("<h2 id=\"a\">A <em>b</em> <a class=\"anchor\" href=\"#a\">#</a></h2><p>x</p>", "## A *b*\n\nx\n"),
    ("<p>a<br>b</p><hr><p>c</p>", "a\\\nb\n\n---\n\nc\n"),
    ("<blockquote><p>a</p><p>b</p></blockquote><p>c</p>", "> a\n>\n> b\n\nc\n"),
    ("<p>x<sup>2</sup> and H<sub>2</sub>O</p>", "x<sup>2</sup> and H<sub>2</sub>O\n"),
    ("<p>a<b> b </b>c</p>", "a **b** c\n"),
    ("<p><b></b>a<!-- <b>no</b> -->b<script>let a = '<p>'</script></p>", "ab\n"),
    ("<p>a <span hidden>b</span><span aria-hidden=\"true\">c</span>d</p>", "a d\n"),
  ]) func blocksAndLines(_ html: String, _ expected: String) {
    #expect(markdown(html) == expected)
  }

  @Test(arguments: [
    ("<ul>\n<li>a</li>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>", "- a\n- b\n  - c\n"),
    ("<ol start=\"9\">\n<li>a</li>\n<li>b</li></ol>", "9. a\n10. b\n"),
    ("<ul><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>", "- a\n\n  b\n\n- c\n"),
    // Two lists stay two.
    ("<ul><li>a</li></ul><ul><li>b</li></ul>", "- a\n\n* b\n"),
    ("<ul><li><input type=\"checkbox\" checked disabled> a</li></ul>", "- [x] a\n"),
    ("<ul><li></li><li>b</li></ul>", "-\n- b\n"),
    ("<dl><dt>T</dt>\n<dd>one</dd><dd>two</dd><dt>U</dt><dd>three</dd></dl>", "- **T**: one\n\n  two\n- **U**: three\n"),
  ]) func lists(_ html: String, _ expected: String) {
    #expect(markdown(html) == expected)
  }

  @Test(arguments: [
    ("<pre><code class=\"language-swift\"><span class=\"k\">let</span> a = &lt;1\n</code></pre>", "```swift\nlet a = <1\n```\n"),
    ("<pre><code>```\n````\n</code></pre>", "`````\n```\n````\n`````\n"),
    ("<ul><li><pre><code>a\n\n  b</code></pre></li></ul>", "- ```\n  a\n\n    b\n  ```\n"),
    ("<p><code>a`b</code> <code>`</code> <code>``</code></p>", "``a`b`` `` ` `` ``` `` ```\n"),
    (
      "<figure class=\"code-block\"><figcaption>a.swift</figcaption><pre><code class=\"language-swift\">a\n</code></pre>"
        + "<details><summary>2 lines</summary><pre><code>b\nc\n</code></pre></details></figure>",
      "**a.swift**\n\n```swift\na\nb\nc\n```\n"
    ),
    ("<pre><code>a<small class=\"zt-runs\">runs <a>x</a></small></code><samp>error</samp></pre>", "```\na\n```\n\n```text\nerror\n```\n"),
  ]) func code(_ html: String, _ expected: String) {
    #expect(markdown(html) == expected)
  }

  @Test func tablesAreRows() {
    let html =
      "<table><thead><tr><th>A</th><th class=\"align-right\">B|C</th></tr></thead>\n<tbody>\n<tr>\n<td>a<br>b</td>"
      + "<td><code>x|y</code></td></tr><tr><td><p>1</p><p>2</p></td></tr></tbody></table><p>x</p>"
    #expect(
      markdown(html)
        == "| A | B\\|C |\n| --- | ---: |\n| a<br>b | `x\\|y` |\n| 1 2 |  |\n\nx\n")
  }

  @Test(arguments: [
    ("<p>Wow!<a href=\"x\">a]b</a></p>", "Wow\\![a\\]b](x)\n"),
    ("<p><a href=\"a (b)|c\" title='\"t\"'>x</a></p>", "[x](a%20\\(b\\)|c \"\\\"t\\\"\")\n"),
    ("<p><a href=\"https://a.b/c_d\">https://a.b/c_d</a></p>", "<https://a.b/c_d>\n"),
    ("<p><a href=\"https://a.b/c\">https://a.b/c</a></p>", "<https://a.b/c>\n"),
    ("<p><a href=\"javascript:alert(1)\">x</a> <a href=\"y\"></a>z</p>", "x z\n"),
    ("<p><img src=\"/a.png\" alt=\"a]&quot;\"></p>", "![a\\]\"](../a.png)\n"),
    ("<a href=\"x\"><h3>T</h3><p>text</p></a><p>y</p>", "[T text](x)\n\ny\n"),
    ("<p><a href=\"x\">open</p><p>next</p>", "[open](x)\n\nnext\n"),
  ]) func links(_ html: String, _ expected: String) {
    let text = MarkdownConversion.markdown(of: Array(html.utf8), root: Array("../".utf8))
    #expect(String(decoding: text.bytes, as: UTF8.self) == expected)
  }

  @Test func relativeAddressesAreKnown() {
    let html = "<p><a href=\"/a\">x</a> <a href=\"b#c\">y</a> <a href=\"https://d\">z</a></p>"
    let text = MarkdownConversion.markdown(of: Array(html.utf8), root: Array("../".utf8))
    let found = text.addresses.map { String(decoding: text.bytes[$0], as: UTF8.self) }
    #expect(found == ["../a", "b#c"])
  }

  // MARK: Round trips

  /// Texts whose characters could be marks. Their Markdown shows the same text.
  @Test(arguments: [
    "# a", "- a", "+ a", "1. a", "23) a", "> a", "===", "---", "***", "a * b", "*a*", "_a_ a_b_c", "`a`", "[a](b)", "![a](b)",
    "<b>a</b>", "a < b > c", "&amp; &copy; AT&T;", "\\* \\a", "~~a~~", "a | b", "| a |", ": a", "[^1]", "[a]: b", "~~~", "```",
    "a\\", "1986. A year", "#hash", "-5", "a__b__", "(*)", "[x] a", "[[a]]", "a#", "# a #", "* * *", "- - -", "_ _ _",
    "http://a.b_c_", "a*b*c", "2*3*4", "\t- a", "<!-- a -->", "<?a?>", "&#35; a", "a\n# b", "a\n- b", "a\n===", "a\n1. b",
  ]) func specialCharactersAreText(_ text: String) {
    for element in ["p", "h2", "li", "td"] {
      let html: String
      let escaped = String(decoding: HTMLText.escaped(text.utf8), as: UTF8.self)
      switch element {
      case "li": html = "<ul><li>\(escaped)</li></ul>"
      case "td": html = "<table><tr><th>\(escaped)</th></tr></table>"
      default: html = "<\(element)>\(escaped)</\(element)>"
      }
      let markdown = markdown(html)
      #expect(shown(markdown, in: element) == words(text), "\(element): \(markdown)")
    }
  }

  /// The words of Markdown's first element of a name.
  private func shown(_ markdown: String, in element: String) -> [Substring] {
    var handler = PlainMarkdownHandler()
    var options = MarkdownOptions()
    options.reportsDialects = false
    options.bareLinks = false
    options.headingIDs = false
    let source = SourceFile(path: "a.md", bytes: Array(markdown.utf8))
    let html = Markdown(options).render(
      SourceText(source, 0..<source.bytes.count), handler: &handler, DiagnosticCollector()
    ).html
    let text = String(decoding: html, as: UTF8.self)
    let start = text.range(of: "<" + (element == "td" ? "th" : element) + ">")?.upperBound ?? text.startIndex
    let rest = text[start...]
    let end = rest.range(of: "</" + (element == "td" ? "th" : element) + ">")?.lowerBound ?? rest.endIndex
    let inner = Array(rest[..<end].utf8)
    return inner.withUnsafeBufferPointer { inner in
      words(String(decoding: HTMLText.unescaped(inner[...]), as: UTF8.self))
    }
  }

  private func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

  // MARK: Attacks

  @Test(arguments: [
    "<ul><li>", "<blockquote>", "<b>", "<a href=x>", "<table><tr><td>", "</p>", "<p>", "<dl><dt>a<dd>b", "<em><p></em>",
    "<code>", "<pre>", "<!--", "<svg>", "<figure class=\"zt-figure\" id=a>", "<div class=\"admonition\">", "&", "*", "[",
    "<span hidden>", "<li>", "<sup class=\"footnote-ref\">", "<h1>", "<b><i></b></i>", "<aside class=\"admonition\"><b></aside>",
    "<blockquote></b>",
  ]) func largeTextsTakeLinearTime(_ part: String) {
    let html = Array(String(repeating: part, count: 20_000).utf8)
    let clock = ContinuousClock()
    var text = MarkdownText()
    let time = clock.measure { text = MarkdownConversion.markdown(of: html, figures: ["a": MarkdownFigure(title: "A")]) }

    #expect(time < .seconds(10))
    #expect(text.bytes.count < 20_000 * 200)
  }
}
