import Diagnostics
import DiagnosticsTestSupport
import Testing

@testable import CodeBlocks
@testable import DirectiveParsing
@testable import Markdown

@Suite struct FenceWordsTests {
  private func words(_ info: String) throws -> FenceWords {
    let page = Rendered("```swift \(info)\nx\n```\n")
    #expect(page.problems == [])
    return try #require(page.handler.blocks.first).words
  }

  @Test(
    arguments: [
      ("", .run), ("hidden", .run), ("no-run", .compile), ("no-check", .show), ("fails", .fail(saying: nil)),
      ("fails=scope", .fail(saying: "scope")), ("fails=\"cannot find\"", .fail(saying: "cannot find")),
      ("fails='has no “x”' name=a", .fail(saying: "has no “x”")),
    ] as [(String, FenceWords.Use)])
  func whatBecomesOfAListing(_ info: String, _ use: FenceWords.Use) throws {
    #expect(try words(info).use == use)
  }

  @Test func names() throws {
    let words = try words("name=cube-2 replaces=\"cube\" region=turn")
    #expect(words.name?.value == "cube-2" && words.replaces?.value == "cube" && words.region?.value == "turn")
    #expect(covered(words.replaces?.range) == "cube")
    #expect(!words.isHidden)
  }

  @Test(
    arguments: [
      ("1️⃣no-rnu", "listing.word@1", "did you mean “no-run”?"),
      ("1️⃣File.swift x", "listing.word@1", nil), ("1️⃣strip", "listing.word@1", nil),
      ("name=a 1️⃣name=b", "listing.conflict@1", nil),
      ("1️⃣replaces cube", "listing.value@1", "write “replaces=cube”, without spaces around “=”"),
      ("1️⃣name", "listing.value@1", "write “name=NAME”, without spaces around “=”"),
      ("1️⃣hidden=yes", "listing.value@1", "write “hidden” alone"),
      ("name=1️⃣a.b", "listing.value@1", nil),
      ("1️⃣name=\"\"", "listing.value@1", nil),
      ("no-check 1️⃣hidden", "listing.conflict@1", "delete one of them"),
      ("no-run 1️⃣fails", "listing.conflict@1", "delete one of them"),
      ("1️⃣region=a hidden", "listing.conflict@1", "delete one of them"),
      ("1️⃣nocheck", "markdown.code-attribute@1", "write “no-check”"),
      ("1️⃣titel=\"no-run of it\"", "markdown.code-attribute@1", "did you mean “title”?"),
    ] as [(String, String, String?)])
  func whatCannotBeMeantIsSaid(_ info: String, _ problem: String, _ fix: String?) {
    let page = Rendered("```swift \(info)\nx\n```\n")
    #expect(page.problems == [problem])
    if let fix { #expect(page.diagnostics.first?.fix == fix) }
  }

  @Test func manyWordsAreReportedOnce() {
    #expect(Rendered("```swift \(String(repeating: "x ", count: 20_000))\nx\n```\n").problems.count == 1)
  }

  @Test func inOtherLanguagesTheyMeanNothing() {
    let page = Rendered("```json hidden\n[1]\n```\n")
    #expect(page.problems == [])
    #expect(page.html.contains("<span class=\"n\">1</span>"))
  }

  @Test func aHiddenListingIsReadAndNotShown() {
    let page = Rendered("One\n\n```swift hidden\nlet x = 1\n```\n\nTwo\n")
    #expect(page.handler.blocks.count == 1)
    #expect(page.html == "<p>One</p>\n<p>Two</p>\n")
  }

  /// Says something of every listing that is to fail.
  private struct Compiler: MarkdownHandler {
    var anchors = AnchorRegistry()
    func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? { nil }
    func destination(of link: LinkReference) -> [UInt8]? { nil }
    func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? { Array("x".utf8) }
    func compilerWords(on block: CodeBlock) -> String? {
      if case .fail = block.words.use { "error: no <type>" } else { nil }
    }
  }

  @Test func theCompilersWordsStandUnderTheListing() {
    var compiler = Compiler()
    let diagnostics = DiagnosticCollector()
    let text = SourceText(SourceFile(path: "a.md", text: "```swift fails\nx\n```\n\n```swift\nx\n```\n"))
    let html = Markdown().render(text, handler: &compiler, diagnostics).html
    #expect(
      String(decoding: html, as: UTF8.self) == """
        <pre><code class="language-swift">x</code><samp>error: no &lt;type&gt;</samp></pre>
        <pre><code class="language-swift">x</code></pre>

        """)
  }
}
