import Diagnostics
import Testing

@testable import Markup

@Suite struct SwiftSampleParserTests {
  private func parse(_ code: String, _ parser: SwiftSampleParser) -> (SwiftSample, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    return (parser.parse(Array(code.utf8), diagnostics: &diagnostics), diagnostics)
  }

  @Test func tokensAreTheParsers() {
    let code = "view.alpha = fade(\"x\\(1)\") // c"
    let (sample, diagnostics) = parse(code, SwiftSampleParser(executable: SwiftHelper.executable))
    let bytes = Array(code.utf8)
    let found = sample.tokens.map {
      "\($0.kind.rawValue):\(String(decoding: bytes[$0.range], as: UTF8.self))"
    }
    #expect(found == ["f:fade", "s:\"x", "n:1", "s:\"", "c:// c"])
    #expect(sample.errors.isEmpty && diagnostics.isEmpty)
  }

  @Test func samplesAreAnsweredOnAllThreads() async {
    let parser = SwiftSampleParser(executable: SwiftHelper.executable)
    let counts = await withTaskGroup(of: Int.self) { group in
      for number in 0..<40 {
        group.addTask {
          var diagnostics: [Diagnostic] = []
          return parser.parse(Array("let x\(number) = \(number)".utf8), diagnostics: &diagnostics).tokens
            .count
        }
      }
      return await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 2, count: 40))
  }

  @Test func restingLosesNoAnswers() {
    let parser = SwiftSampleParser(executable: SwiftHelper.executable)
    let first = parse("let x = 1", parser).0
    parser.rest()
    #expect(parse("let x = 1", parser).0 == first)
    #expect(parse("let y = 2", parser).0.tokens == first.tokens)
  }

  @Test func syntaxErrorsAreWarningsAtTheirPlace() throws {
    let input = MarkedText("Text\n\n> ```swift\n> let a = 1\n> let 1️⃣= 2\n> ```\n")
    var handler = RecordingHandler()
    var diagnostics: [Diagnostic] = []
    _ = Markdown().render(input.text, handler: &handler, diagnostics: &diagnostics)
    let highlighter = CodeHighlighter(swift: SwiftSampleParser(executable: SwiftHelper.executable))
    let block = try #require(handler.blocks.first)
    let html = try #require(highlighter.html(for: block, diagnostics: &diagnostics))
    #expect(input.summary(diagnostics) == ["swift.syntax@1"])
    #expect(
      String(decoding: html, as: UTF8.self).hasPrefix(
        "<span class=\"k\">let</span> a = <span class=\"n\">1</span>"))
  }

  @Test func fragmentsCanOptOut() {
    let file = SourceFile(path: "a.md", text: "let = {")
    let block = CodeBlock(
      language: "swift", flags: ["no-check"], code: SourceText(file), range: SourceRange(startOf: file))
    var diagnostics: [Diagnostic] = []
    _ = CodeHighlighter(swift: SwiftSampleParser(executable: SwiftHelper.executable)).html(
      for: block, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: ["/nowhere/parser", "/bin/true", "/bin/cat"]) func lexerStandsInWithOneWarning(
    _ executable: String
  ) {
    let parser = SwiftSampleParser(executable: executable, timeout: 1)
    let (sample, diagnostics) = parse("let x = 1", parser)
    #expect(sample == .lexed(Array("let x = 1".utf8)))
    #expect(diagnostics.map(\.identifier) == ["swift.parser"])
    #expect(parse("let y = 1", parser).1.isEmpty)
  }
}
