import BuiltTestSupport
import CodeBlocks
import Diagnostics
import DiagnosticsTestSupport
import Testing
import Toolchain

@testable import Markdown

@Suite struct FenceTests {
  @Test func codeIsColouredAndSaysItsLanguage() {
    #expect(
      Rendered("```json\n[1]\n```\n").html
        == "<pre><code class=\"language-json\">[<span class=\"n\">1</span>]\n</code></pre>\n")
  }

  @Test func indentedCodeIsCode() {
    #expect(Rendered("    <a>\n").html == "<pre><code>&lt;a&gt;\n</code></pre>\n")
  }

  @Test func codeIsReachedByKeyboardWhereItMayScroll() {
    let line = "let é = \"<>\"" + String(repeating: "·", count: 24)
    #expect(line.count == 36)
    for (opening, tail, isReached) in [
      ("```swift no-check", "", false), ("```swift no-check", "·", true), ("```", "·", true),
      ("```swift no-check", "\nlet a = 1", false), ("```text", "·", false),
    ] {
      let html = Rendered("\(opening)\n\(line)\(tail)\n```\n").html
      #expect(html.hasPrefix("<pre tabindex=\"0\">") == isReached, "\(opening)\(tail)")
    }
  }

  @Test func unknownLanguageStaysPlain() {
    #expect(
      Rendered("```brainfuck\n<>\n```\n").html
        == "<pre><code class=\"language-brainfuck\">&lt;&gt;\n</code></pre>\n")
  }

  @Test func wordsAfterTheLanguageSayWhatBecomesOfIt() {
    let block = Rendered("```swift{3-5} no-check\nx\n```\n").handler.blocks.first
    #expect(block?.language == "swift")
    #expect(block?.words.use == .show)
  }

  @Test func directiveIsTakenApart() throws {
    let page = Rendered(
      "1️⃣```{transition} 2️⃣fold\n:3️⃣folds: 4️⃣3\n:reverse:\n\n5️⃣The *inbox*\nfolds.\n```\nAfter\n")
    let directive = try #require(page.handler.directives.first)
    #expect(directive.name.value == "transition" && directive.argument?.value == "fold")
    #expect(directive.options.map(\.name.value) == ["folds", "reverse"])
    #expect(directive.options.map(\.value.value) == ["3", ""])
    #expect(page.input.mark(directive.range) == "1")
    #expect(directive.argument.map { page.input.mark($0.range) } == "2")
    #expect(directive[option: "folds"].map { page.input.mark($0.name.range) } == "3")
    #expect(directive[option: "folds"].map { page.input.mark($0.value.range) } == "4")
    #expect(directive.body.source(of: 0..<1).map(page.input.mark) == "5")
    #expect(String(decoding: directive.body.bytes, as: UTF8.self) == "The *inbox*\nfolds.\n")
    #expect(covered(directive.range).hasSuffix("folds.\n```"))
    #expect(page.problems.isEmpty)
  }

  @Test func placesHoldInListsAndQuotes() throws {
    let page = Rendered("- > ~~~{note}\n  > :a: 1️⃣b\n  >\n  > Some 2️⃣text\n  > ~~~\n")
    let directive = try #require(page.handler.directives.first)
    #expect(directive.options.first.map { page.input.mark($0.value.range) } == "1")
    let offset = try #require(Array(directive.body.bytes).firstIndex(of: UInt8(ascii: "t")))
    #expect(directive.body.source(of: offset..<(offset + 4)).map(page.input.mark) == "2")
    #expect(page.problems.isEmpty)
  }

  @Test func tabsAndCarriageReturnsKeepPlaces() throws {
    let page = Rendered("1.\t```{note}\r\n\t:a: 1️⃣b\r\n\t```\r\n")
    let directive = try #require(page.handler.directives.first)
    #expect(directive.options.first.map { page.input.mark($0.value.range) } == "1")
    #expect(page.problems.isEmpty)
  }

  @Test func byteOrderMarkDoesNotHideAFence() {
    let file = SourceFile(path: "a.md", bytes: [0xEF, 0xBB, 0xBF] + Array("```{note}\nx\n```\n".utf8))
    var handler = RecordingHandler()
    let diagnostics = DiagnosticCollector()
    _ = Markdown().render(SourceText(file), handler: &handler, diagnostics)
    #expect(handler.directives.map(\.name.value) == ["note"])
    #expect(diagnostics.isEmpty)
  }

  @Test func missingEndIsAWarningForCodeAndAnErrorForDirectives() {
    let code = Rendered("1️⃣```swift\nx\n")
    #expect(code.problems == ["markdown.unterminated-fence@1"])
    #expect(code.diagnostics.first?.severity == .warning)
    let directive = Rendered("- 1️⃣```{note}\n  x\n\nText\n")
    #expect(directive.problems == ["markdown.unterminated-fence@1"])
    #expect(directive.diagnostics.first?.severity == .error)
    #expect(directive.diagnostics.first?.fix == "end it with a line that holds only “```”")
  }

  @Test(arguments: [
    "```\n```\n", "~~~~\n~~~\n~~~~\n", "    ```{note}\n    x\n", "```\n\n\n```", "> ```\n> x\n> ```\n",
  ])
  func completeFencesAreNotReported(_ text: String) {
    let page = Rendered(text)
    #expect(page.problems.isEmpty)
    #expect(page.handler.directives.isEmpty)
  }

  @Test func nestingIsBounded() {
    var text = "x\n"
    for length in 3..<60 {
      let marks = String(repeating: "`", count: length)
      text = "\(marks){note}\n\(text)\(marks)\n"
    }
    let page = Rendered(text)
    #expect(page.diagnostics.map(\.identifier) == ["markdown.nesting"])
    #expect(page.handler.directives.count == FenceStage.nestingLimit)
  }
}

@Suite struct ColonFenceTests {
  @Test func colonsMakeADirective() throws {
    let page = Rendered("Text\n1️⃣:::{note} A title\n:a: b\n\n2️⃣Hello\n:::\nAfter\n")
    let directive = try #require(page.handler.directives.first)
    #expect(directive.argument?.value == "A title")
    #expect(page.input.mark(directive.range) == "1")
    #expect(directive.body.source(of: 0..<1).map(page.input.mark) == "2")
    #expect(page.html == "<p>Text</p>\n<div class=\"note\">\n<p>Hello</p>\n</div>\n<p>After</p>\n")
    #expect(page.problems.isEmpty)
  }

  @Test func fencesNest() {
    for text in ["::::{note}\n:::{tip}\nx\n:::\ny\n::::\n", ":::{note}\n:::{tip}\nx\n:::\ny\n:::\n"] {
      let page = Rendered(text)
      #expect(page.handler.directives.map(\.name.value) == ["note", "tip"])
      #expect(page.html == "<div class=\"note\">\n<div class=\"tip\">\n<p>x</p>\n</div>\n<p>y</p>\n</div>\n")
      #expect(page.problems.isEmpty)
    }
  }

  @Test func codeInsideMayContainColonsAndTildes() {
    let page = Rendered(":::{note}\n~~~~\n:::\n~~~~\nx\n:::\n")
    #expect(
      page.html == "<div class=\"note\">\n<pre><code>:::\n</code></pre>\n<p>x</p>\n</div>\n")
    #expect(page.problems.isEmpty)
  }

  @Test func fenceMayStandInAList() {
    let page = Rendered("- :::{note}\n  x\n  :::\n")
    #expect(page.handler.directives.count == 1)
    #expect(page.problems.isEmpty)
  }

  @Test func missingEndIsReported() {
    #expect(Rendered("1️⃣:::{note}\nx\n").problems == ["markdown.unterminated-fence@1"])
  }

  @Test(arguments: ["    :::{note}\n    x\n    :::\n", "```\n:::{note}\nx\n:::\n```\n", "::: row\nx\n:::\n"])
  func codeAndProseAreLeftAlone(_ text: String) {
    let page = Rendered(text)
    #expect(page.handler.directives.isEmpty)
    #expect(page.html.contains(":::") && !page.html.contains("~"))
  }

  @Test func syntaxErrorsAreWarningsAtTheirPlace() throws {
    let page = Rendered("Text\n\n> ```swift\n> let a = 1\n> let 1️⃣= 2\n> ```\n")
    let diagnostics = DiagnosticCollector()
    let highlighter = CodeHighlighter(swift: SwiftSampleParser(executable: Built.parser))
    let block = try #require(page.handler.blocks.first)
    let html = try #require(highlighter.html(for: block, diagnostics))
    #expect(page.input.summary(diagnostics.diagnostics) == ["swift.syntax@1"])
    #expect(
      String(decoding: html, as: UTF8.self).hasPrefix(
        "<span class=\"k\">let</span> a = <span class=\"n\">1</span>"))
  }
}
