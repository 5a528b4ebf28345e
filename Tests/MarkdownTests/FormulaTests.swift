import BasicTestSupport
import Diagnostics
import Testing

@testable import CodeBlocks
@testable import DirectiveParsing
@testable import Markdown

@Suite struct FormulaTests {
  /// Writes formulas between angle brackets, and refuses those with an exclamation mark.
  private struct Handler: MarkdownHandler {
    var anchors = AnchorRegistry()
    var places: [SourceRange] = []

    func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? { nil }
    func destination(of link: LinkReference) -> [UInt8]? { nil }
    func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? { nil }
    mutating func formula(
      _ formula: [UInt8], isBlock: Bool, at place: SourceRange?, _ diagnostics: DiagnosticCollector
    ) -> [UInt8]? {
      if let place { places.append(place) }
      if formula.contains(UInt8(ascii: "!")) { return nil }
      return Array((isBlock ? "«" : "‹").utf8) + formula + Array((isBlock ? "»" : "›").utf8)
    }
  }

  private func html(_ text: String, hasMath: Bool = true) -> String {
    var handler = Handler()
    var options = MarkdownOptions()
    options.math = hasMath
    options.focusableCode = false
    let html = Markdown(options).render(
      SourceText(SourceFile(path: "a.md", bytes: Array(text.utf8))), handler: &handler, DiagnosticCollector()
    ).html
    return String(decoding: html, as: UTF8.self)
  }

  @Test(arguments: [
    ("$x_1$ and $y_1$", "<p>‹x_1› and ‹y_1›</p>\n"), ("*$a*b$*", "<p><em>‹a*b›</em></p>\n"),
    ("$5 and $10", "<p>$5 and $10</p>\n"), ("$ x $", "<p>$ x $</p>\n"), ("a $x$5", "<p>a $x$5</p>\n"),
    ("\\$x$ y$", "<p>$x$ y$</p>\n"), ("$a\\$b$", "<p>‹a\\$b›</p>\n"), ("$$x$$", "<p>«x»</p>\n"),
    ("`$x$`", "<p><code>$x$</code></p>\n"), ("$`a`$", "<p>$<code>a</code>$</p>\n"),
    ("![$x$](a.png)", "<p><img src=\"a.png\" alt=\"$x$\" /></p>\n"),
    ("[$x$](a$x$)", "<p><a href=\"a$x$\">‹x›</a></p>\n"), ("$x!$", "<p>$x!$</p>\n"),
    ("    $x$", "<pre><code>$x$\n</code></pre>\n"), ("~~~\n$x$\n~~~", "<pre><code>$x$\n</code></pre>\n"),
    ("$a ~~b~~ www.example.com_$", "<p>‹a ~~b~~ www.example.com_›</p>\n"),
    ("<b title=\"$x$\">$x$</b>", "<p><b title=\"$x$\">‹x›</b></p>\n"),
    ("$a\nb$", "<p>$a\nb$</p>\n"), ("$", "<p>$</p>\n"), ("$$", "<p>$$</p>\n"),
    ("## $x$", "<h2 id=\"x\">‹x›</h2>\n"),
  ])
  func formulasInLines(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    ("$$\na_1 \\\\\n\nb\n$$\n", "<div class=\"media-formula\">«a_1 \\\\\n\nb\n»</div>\n"),
    ("- a\n\n  $$\n  b\n  $$\n", "<div class=\"media-formula\">«b\n»</div>\n"),
    ("> $$\n> b\n> $$\n", "<div class=\"media-formula\">«b\n»</div>\n"),
    ("```math\nb\n```\n", "<div class=\"media-formula\">«b\n»</div>\n"),
    ("$$\na!\n$$\n", "<p>$$\na!\n$$</p>\n"), ("$$\na\n", "<p>$$\na</p>\n"),
    ("    $$\n    a\n    $$\n", "<pre><code>$$\na\n$$\n</code></pre>\n"),
  ])
  func formulasOnLinesOfTheirOwn(_ text: String, _ expected: String) {
    #expect(html(text).contains(expected))
  }

  @Test func aTableKeepsItsCells() {
    let table = html("| a | b |\n|---|---|\n| $|x|$ | $\\|y\\|$ |\n")
    #expect(table.contains("<td>‹|x|›</td>\n<td>‹\\|y\\|›</td>"))
  }

  @Test func withoutTheOptionNothingChanges() {
    #expect(html("$x_1$ and $y_1$", hasMath: false) == "<p>$x_1$ and $y_1$</p>\n")
  }

  @Test(
    .timeLimit(.minutes(1)), arguments: ["$x$ ", "$", "$$\n", "$x ", "$$x", "\\$", "$$\na\n$$\n\n", "$a\\"])
  func manyTakeLinearTime(_ part: String) {
    #expect(!html(String(repeating: part, count: 20_000)).isEmpty)
  }
}
