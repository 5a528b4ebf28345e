import Testing

@testable import Markdown

@Suite struct RoleTests {
  @Test(arguments: [
    ("Press {kbd}`Space`.", "Press <kbd>Space</kbd>."),
    ("H{sub}`2`O, x{sup}`<2`", "H<sub>2</sub>O, x<sup>&lt;2</sup>"),
    (
      "{abbr}`CSS (Cascading Style Sheets)` {abbr}`CSS`",
      "<abbr title=\"Cascading Style Sheets\">CSS</abbr> <abbr>CSS</abbr>"
    ),
    (
      "{api}`UIView` {api}`UIView.animate(withDuration:)` {api}`a view <UIView>`",
      "<a href=\"https://developer.apple.com/documentation/uikit/uiview\"><code>UIView</code></a> "
        + "<a href=\"https://developer.apple.com/documentation/uikit/uiview\"><code>UIView.animate(withDuration:)</code></a> "
        + "<a href=\"https://developer.apple.com/documentation/uikit/uiview\"><code>a view</code></a>"
    ),
    ("A {dfn}`Clock hand` turns.", "A <dfn id=\"term-clock-hand\">Clock hand</dfn> turns."),
    (
      "{dfn}`a` {dfn}`as <a>` {term}`a` {term}`both <a>`",
      "<dfn id=\"term-a\">a</dfn> <dfn id=\"term-a-1\">as</dfn> <a href=\"#term-a\">a</a> <a href=\"#term-a\">both</a>"
    ),
    ("{ref}`b.md#c` {ref}`text <d>`", "<a href=\"b.md#c\">b.md#c</a> <a href=\"#d\">text</a>"),
    // No roles.
    ("\\{kbd}`a`", "<kbd>a</kbd>"), ("{kbd} `a`", "{kbd} <code>a</code>"), ("`{kbd}`", "<code>{kbd}</code>"),
  ])
  func textsWithARoleAreElements(_ text: String, _ expected: String) {
    #expect(Rendered(text + "\n").html == "<p>\(expected)</p>\n")
  }

  @Test func referencesHaveTheTitleOfTheirHeading() {
    let html = Rendered("See {ref}`later-on`, {ref}`x`.\n\n# Later `on`\n\n{dfn}`Y`\n").html
    #expect(html.hasPrefix("<p>See <a href=\"#later-on\">Later on</a>, <a href=\"#x\">x</a>.</p>"))
  }

  @Test func linksOfRolesAreFoundWhereTheyAre() {
    let page = Rendered("See a {term}`sheet` and {term}`pop`,\n{ref}`x` and {doc}`y` [z](w)\n")
    let places = page.handler.links.map { "\($0.range.start.line):\($0.range.start.column)" }
    #expect(places == ["1:7", "1:25", "2:1", "2:14", "2:27"])
    #expect(page.handler.links.first?.range.bytes.count == 13)
  }

  @Test func headingsKeepTheTextOfRoles() {
    let page = Rendered("# Press {kbd}`A`\n")
    #expect(page.document.headings.map(\.id) == ["press-a"])
  }

  @Test func termsComeWithTheirSentence() {
    let terms = Rendered("A *{dfn}`hand`* of a `clock`\nhas {dfn}`tips <tip>`.\n").document.terms
    #expect(terms.map(\.name) == ["hand", "tip"])
    #expect(terms.map(\.sentence) == ["A hand of a clock has tips.", "A hand of a clock has tips."])
  }

  @Test func unknownRolesAreReported() {
    #expect(Rendered("{kdb}`a`\n").problems.count == 1)
    #expect(Rendered("{api}`UIVieww`\n").problems.count == 1)
    #expect(Rendered("{numref}`a`\n").problems.count == 1)
  }

  @Test func manyTermsTakeLinearTime() {
    let terms = Rendered(String(repeating: "{dfn}`a` ", count: 5_000) + "\n").document.terms
    #expect(terms.count == 5_000 && terms.allSatisfy { $0.sentence.utf8.count <= 1_004 })
  }
}
