import Diagnostics
import Foundation
import Testing

@Suite struct PipeTablesTests {
  @Test func rowsBecomeATable() {
    let page = Rendered("| a | *b* | c |\n|---|:-:|--:|\n| 1 | `2` |\n")
    #expect(
      page.html == """
        <div class="table-scroll" tabindex="0"><table>
        <thead>
        <tr>
        <th>a</th>
        <th class="align-center"><em>b</em></th>
        <th class="align-right">c</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td>1</td>
        <td class="align-center"><code>2</code></td>
        <td class="align-right"></td>
        </tr>
        </tbody>
        </table></div>

        """)
  }

  @Test func wordsInManyColumnsCanStandUnderOneAnother() {
    let html = Rendered("| | `b` & *c* | d | e |\n|---|---|---|---|\n| 1 | 2 | | 4 |\n").html
    #expect(
      html.hasPrefix("<div class=\"table-scroll\"><table>\n<thead>\n<tr>\n<td></td>\n<th><code>b</code>"))
    #expect(
      html.contains(
        "<td>1</td>\n<td data-label=\"b &amp; c\">2</td>\n<td data-label=\"d\"></td>\n<td data-label=\"e\">4</td>"
      ))
    let numbers = Rendered("| a | b | c | d |\n|---|--:|---|---|\n| 1 | 2 | 3 | 4 |\n").html
    #expect(!numbers.contains("data-label"))
  }

  @Test func tablesThatMayBeWiderThanTheTextTakeTheFocus() {
    func table(_ columns: Int) -> String {
      let row = String(repeating: "| a ", count: columns) + "|\n"
      return Rendered(row + String(repeating: "|---", count: columns) + "|\n" + row).html
    }
    #expect(table(3).hasPrefix("<div class=\"table-scroll\" tabindex=\"0\">"))
    #expect(table(5).hasPrefix("<div class=\"table-scroll\"><table>"))
    #expect(table(6).hasPrefix("<div class=\"table-scroll\" tabindex=\"0\">"))
  }

  @Test func outerPipesAreOptional() {
    let html = Rendered("a | b\n--- | ---\n1 | 2\n").html
    #expect(html.contains("<th>a</th>\n<th>b</th>"))
  }

  @Test func escapedPipesAreText() {
    let html = Rendered("| a | b |\n|---|---|\n| x \\| y | `p \\| q` &#124; |\n").html
    #expect(html.contains("<td>x | y</td>\n<td><code>p | q</code> |</td>"))
  }

  @Test func escapesOutsideOfTablesAreLeftAlone() {
    let html = Rendered("    | a |\n    |---|\n    | `x \\| y` |\n").html
    #expect(html.contains("x \\| y"))
  }

  @Test func linesBeforeTheHeaderStayAParagraph() {
    let html = Rendered("Text\n| a |\n|---|\n| 1 |\n").html
    #expect(html.hasPrefix("<p>Text</p>\n<div class=\"table-scroll\" tabindex=\"0\"><table>"))
  }

  @Test func tableMayStandInAQuoteOrAList() {
    #expect(Rendered("> | a |\n> |---|\n> | 1 |\n").html.contains("<td>1</td>"))
    #expect(Rendered("- | a |\n  |---|\n  | 1 |\n").html.contains("<td>1</td>"))
  }

  @Test(arguments: ["| a | b |\n|---|\n| 1 |\n", "a\n---\nb\n", "| a |\n|-x-|\n", "```\n| a |\n|---|\n```\n"])
  func whatIsNoTableStaysAsItIs(_ text: String) {
    #expect(!Rendered(text).html.contains("<table>"))
  }

  @Test func cellsBeyondTheColumnsAreReported() {
    #expect(Rendered("| a |\n|---|\n1️⃣| 1 | 2 |\n").problems == ["markdown.table-columns@1"])
  }

  @Test func linksInCellsAreSeen() {
    #expect(Rendered("| a |\n|---|\n| [x](1️⃣y.md) |\n").links == ["y.md@1"])
  }

  @Test func aWideHeaderDoesNotMultiplyShortRows() {
    let columns = 1000
    let header =
      String(repeating: "|a", count: columns) + "|\n" + String(repeating: "|-", count: columns) + "|\n"
    let html = Rendered(header + String(repeating: "|b|\n", count: 1000)).html
    #expect(html.components(separatedBy: "<td>").count - 1 < 110_000)
    #expect(html.components(separatedBy: "<tr>").count - 1 == 1001)
    #expect(html.components(separatedBy: "</tr>").count - 1 == 1001)
  }

  @Test(arguments: [
    ("-", "<tr>\n<td>-</td>\n</tr>"), ("==", "<tr>\n<td>==</td>\n</tr>"), ("- ", "<tr>\n<td>-</td>\n</tr>"),
    ("---", "</table></div>\n<hr />\n"), ("-----", "</table></div>\n<hr />\n"),
  ])
  func linesOfDashesBelowATableAreNoUnderline(_ line: String, _ expected: String) {
    let html = Rendered("| a |\n|---|\n| 1 |\n\(line)\n").html
    #expect(html.contains(expected) && !html.contains("<h2"))
  }

  @Test(arguments: [
    "| a |\n|---|\n# b\nc\n---\n", "| a |\n|---|\n\nc\n---\n", "- | a |\n  |---|\n\nc\n---\n",
  ])
  func headingsAfterATableAreHeadings(_ text: String) {
    #expect(Rendered(text).html.contains("<h2 id=\"c\">c</h2>"))
  }
}
