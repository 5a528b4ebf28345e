import BasicTestSupport
import Diagnostics
import DiagnosticsTestSupport
import Testing

@testable import CodeBlocks
@testable import Highlighting

/// Lines as elements.
@Suite struct CodeLinesTests {
  private static let place = SourceRange(SourceFile(path: "x.md", bytes: Array("x".utf8)), 0..<1)

  private func html(
    _ code: String, language: String = "json", _ change: (inout CodeDisplay) -> Void
  ) -> (html: String, problems: [String]) {
    let text = MarkedText(code).text
    var block = CodeBlock(language: language, code: text, range: Self.place)
    var display = CodeDisplay()
    change(&display)
    block.display = display
    let diagnostics = DiagnosticCollector()
    let html = CodeHighlighter(swift: nil).html(for: block, diagnostics) ?? []
    return (String(decoding: html, as: UTF8.self), diagnostics.diagnostics.map(\.identifier))
  }

  private func selection(_ role: LineSelection.Role, _ ranges: ClosedRange<Int>...) -> LineSelection {
    LineSelection(role: role, ranges: ranges, place: Self.place)
  }

  @Test func eachLineIsAnElementAndALine() {
    let (html, _) = html("1\n\n<a>\n") { $0.firstNumber = 9 }
    #expect(
      html == """
        <span class="line" data-n="9"><span class="n">1</span></span>
        <span class="line" data-n="10"></span>
        <span class="line" data-n="11">&lt;a&gt;</span>

        """)
  }

  @Test func tokensAreDividedAtLines() {
    let (html, _) = html("/*a\nb*/ 1\n", language: "c") { $0.firstNumber = 1 }
    #expect(html.contains("<span class=\"c\">/*a</span></span>\n"))
    #expect(html.contains("<span class=\"c\">b*/</span> <span class=\"n\">1</span></span>\n"))
  }

  @Test func linesThatAreNamed() {
    let (html, problems) = html("1\n2\n3\n4\n") {
      $0.selections = [
        selection(.marked, 1...1), selection(.inserted, 2...2), selection(.deleted, 3...3),
        selection(.focused, 3...4),
      ]
    }
    #expect(problems == [])
    let starts = html.split(separator: "\n").map { $0.prefix { $0 != ">" } }
    #expect(
      starts == [
        "<mark class=\"line\"", "<ins class=\"line\"", "<del class=\"line focus\"",
        "<span class=\"line focus\"",
      ])
  }

  @Test func wordsAreMarkedAcrossTokens() {
    let (html, _) = html("[12, 12]") { $0.words = ["2, 1"] }
    #expect(
      html.contains(
        "<span class=\"n\">1</span><mark><span class=\"n\">2</span>, <span class=\"n\">1</span></mark>"
          + "<span class=\"n\">2</span>"))
  }

  @Test func aLineBeyondTheEndIsReportedOnce() {
    let (html, problems) = html("1\n2\n") {
      $0.selections = [selection(.marked, 1...999_999_999, 7...7), selection(.folded, 3...3)]
    }
    #expect(problems == ["code.lines"])
    #expect(html.hasPrefix("<mark class=\"line\">"))
  }

  @Test func anOpenRangeEndsWithTheBlock() {
    #expect(html("1\n2\n") { $0.selections = [selection(.marked, 2...Int.max)] }.problems == [])
  }

  @Test func aDiffHasTheColorsOfItsLanguage() {
    let (html, _) = html(" [1,\n-2\n+3\n ]\n", language: "diff") {
      $0.isDiff = true
      $0.diffLanguage = "json"
    }
    #expect(
      html == """
        <span class="line"><span class="sign"> </span>[<span class="n">1</span>,</span>
        <del class="line"><span class="sign">-</span><span class="n">2</span></del>
        <ins class="line"><span class="sign">+</span><span class="n">3</span></ins>
        <span class="line"><span class="sign"> </span>]</span>

        """)
  }

  @Test func headersOfAPatchAreNoChanges() {
    let (html, _) = html("--- a\n+++ b\n@@ -1 +1 @@\n-x\n+++y\n", language: "diff") { $0.isDiff = true }
    #expect(
      html.hasPrefix("<span class=\"line hunk\">--- a</span>\n<span class=\"line hunk\">+++ b</span>\n"))
    #expect(html.hasSuffix("<span class=\"sign\">+</span>++y</ins>\n"))
  }

  @Test func commentsWithANumberAreAnnotations() {
    let (html, _) = html("a; // (1)\nb; /* (23) */\nc; // (x)\nd; // see (1)\n", language: "c") {
      $0.isAnnotated = true
    }
    #expect(html.contains("a; <b class=\"code-note\">1</b></span>\n"))
    #expect(html.contains("b; <b class=\"code-note\">23</b></span>\n"))
    #expect(html.components(separatedBy: "code-note").count == 3)
  }

  @Test func foldedLinesAreElementsOfTheirOwn() {
    var display = CodeDisplay()
    display.selections = [selection(.folded, 1...2)]
    let html = CodeBlock.html(
      language: "c", Array("a\nb\nc\n".utf8), display, frame: ListingFrame(id: "x", marks: [1: [0x21]]),
      isFocusable: true)
    #expect(
      String(decoding: html, as: UTF8.self) == """
        <div class="code-block"><details><summary>2 lines</summary><pre id="x"><code class="language-c">a
        !b
        </code></pre></details><pre><code class="language-c">c
        </code></pre></div>
        """)
  }

  @Test func theirCostIsLinear() {
    let growth = CostGrowth(upTo: 20_000) { count in
      _ = html(String(repeating: "[1] aa\n", count: count)) {
        $0.firstNumber = 1
        $0.words = ["a", "1"]
        $0.selections = (0..<count).map { selection(.marked, 1...($0 + 1)) }
      }
    }
    #expect(growth.isLinear)
  }
}
