import Diagnostics
import Testing

@testable import Markup

struct ScriptURLTests {
  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:x", " \u{1}\u{1F}javascript:x", "java\tscript\n:x", "j\ravascript:",
  ])
  func readsSchemesAsBrowsersDo(address: String) {
    #expect(ScriptURL.scheme(of: address.utf8) == "javascript")
  }

  @Test(arguments: [
    "https://a.b/javascript:", "mailto:a@b.c", "/javascript:x", "?javascript:", "#data:", "java script:x",
    "javascript", "", "&#x6a;avascript:x", "javascripts:x", "x-data:y",
  ])
  func otherAddressesAreFine(address: String) {
    #expect(ScriptURL.scheme(of: address.utf8) == nil)
  }

  @Test func aPictureMayBeWrittenOut() {
    #expect(ScriptURL.scheme(of: "data:image/png;base64,".utf8) == "data")
    #expect(ScriptURL.scheme(of: "data:image/png;base64,".utf8, isPicture: true) == nil)
    #expect(ScriptURL.scheme(of: "vbscript:x".utf8, isPicture: true) == "vbscript")
  }

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
