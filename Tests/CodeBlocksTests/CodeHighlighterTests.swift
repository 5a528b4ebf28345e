import BuiltTestSupport
import CodeBlocks
import Diagnostics
import Testing
import Toolchain

struct CodeHighlighterTests {
  private static let highlighter = CodeHighlighter(swift: SwiftSampleParser(executable: Built.parser))

  @Test func fragmentsCanOptOut() {
    let file = SourceFile(path: "a.md", text: "let = {")
    let block = CodeBlock(
      language: "swift", words: FenceWords(use: .show), code: SourceText(file),
      range: SourceRange(startOf: file))
    let diagnostics = DiagnosticCollector()
    _ = Self.highlighter.html(for: block, diagnostics)
    #expect(diagnostics.isEmpty)
  }
}
