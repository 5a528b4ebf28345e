import Diagnostics
import Markdown
import Testing

struct ScriptLinkTests {
  @Test(arguments: [
    "[x](javascript:a)", "[x](&#x6a;avascript:a)", "[x](<  JAVASCRIPT:a>)", "<javascript:a>",
    "![x](javascript:a)",
    "[x][r]\n\n[r]: javascript:a", "[x](data:text/html,a)",
  ])
  func noLinkOfMarkdownRunsCode(markdown: String) {
    let diagnostics = DiagnosticCollector()
    var handler = PlainMarkdownHandler()
    let text = SourceText(SourceFile(path: "x.md", text: markdown))
    let html = Markdown().render(text, handler: &handler, diagnostics).html
    #expect(diagnostics.diagnostics.map(\.identifier) == ["link.script"])
    #expect(!String(decoding: html, as: UTF8.self).contains(":a\""))
  }

  @Test func htmlIsTheAuthors() {
    let diagnostics = DiagnosticCollector()
    var handler = PlainMarkdownHandler()
    let html = "<a href=\"javascript:a()\">b</a>"
    let text = SourceText(SourceFile(path: "x.md", text: html))
    let output = Markdown().render(text, handler: &handler, diagnostics).html
    #expect(String(decoding: output, as: UTF8.self) == "<p>\(html)</p>\n")
    #expect(diagnostics.isEmpty)
  }
}
