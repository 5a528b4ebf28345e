import BasicTestSupport
import Diagnostics
import DiagnosticsTestSupport
import Testing

@testable import Markdown

@Suite struct MarkdownTests {
  @Test func excerptIsTheFirstParagraph() {
    let document = Rendered("# Title\n\nFirst *one*.\n\nSecond.\n").document
    #expect(String(decoding: document.excerpt, as: UTF8.self) == "<p>First <em>one</em>.</p>\n")
    #expect(document.headings.first?.text == "Title")
  }

  @Test func wordsOfProseAreCounted() {
    #expect(Rendered("# It's a well-known\n\n`x` *über* y\n\n```\nnot these\n```\n").document.wordCount == 6)
  }

  @Test func loneParagraphIsInline() {
    var handler = RecordingHandler()
    let diagnostics = DiagnosticCollector()
    func inline(_ text: String) -> String {
      let text = SourceText(SourceFile(path: "a.md", text: text))
      return String(
        decoding: Markdown().renderInline(text, handler: &handler, diagnostics), as: UTF8.self)
    }
    #expect(inline("A *b*\n") == "A <em>b</em>")
    #expect(inline("A\n\nB\n") == "<p>A</p>\n<p>B</p>\n")
    #expect(inline("") == "")
  }

  @Test func smartPunctuationIsOptional() {
    #expect(Rendered("\"x\" -- y\n") { $0.smart = true }.html == "<p>“x” – y</p>\n")
    #expect(Rendered("x -- y\n").html == "<p>x -- y</p>\n")
  }

  @Test func emptyTextIsEmpty() {
    let page = Rendered("")
    #expect(page.html.isEmpty && page.problems.isEmpty)
  }

  @Test func placesGoThroughTheMapOfATemplate() {
    let input = MarkedText("---\n---\n[x](1️⃣a.md) {{ y }}\n")
    var text = SourceText()
    text.append(copying: 8..<20, of: input.file)
    text.append("##Y".utf8, producedBy: SourceRange(input.file, 20..<27))
    var handler = RecordingHandler()
    let diagnostics = DiagnosticCollector()
    _ = Markdown().render(text, handler: &handler, diagnostics)
    #expect(handler.links.map { input.mark($0.range) } == ["1"])
  }

  @Test func zeroBytesAndInvalidUTF8AreReplaced() {
    let file = SourceFile(path: "a.md", bytes: [0x61, 0, 0x62, 0xFF, 0x63])
    var handler = RecordingHandler()
    let diagnostics = DiagnosticCollector()
    let document = Markdown().render(SourceText(file), handler: &handler, diagnostics)
    #expect(String(decoding: document.html, as: UTF8.self) == "<p>a\u{FFFD}b\u{FFFD}c</p>\n")
  }

  @Test(arguments: [
    "[", "![", "<", "`", "*a ", "> ", "- ", "|", "{", ":::{a}\n", "~~~\n", "<a href=", "[^a]: ", "&#",
  ])
  func theCostOfRepetitionsIsLinear(_ piece: String) {
    let growth = CostGrowth(upTo: 3_000) { count in
      _ = Rendered(String(repeating: piece, count: count))
    }
    #expect(growth.isLinear)
  }
}

@Suite struct FootnotesTests {
  @Test func referencesAreNumberedAsTheyAppear() {
    let page = Rendered("One[^b] two[^a] three[^b].\n\n[^a]: First *note*\n[^b]: word\n")
    #expect(
      page.html.hasPrefix(
        "<p>One<sup class=\"footnote-ref\"><a href=\"#fn-b\" id=\"fnref-b\">1</a></sup> two"))
    #expect(page.html.contains("id=\"fnref-b-2\">1</a></sup>.</p>"))
    #expect(page.html.contains("<li id=\"fn-b\">word <a href=\"#fnref-b\""))
    #expect(page.html.contains("<li id=\"fn-a\">First <em>note</em> <a"))
    #expect(page.problems.isEmpty)
  }

  @Test func unusedAndRepeatedDefinitionsAreReported() {
    #expect(Rendered("1️⃣[^a]: x\n").problems == ["markdown.footnote-unused@1"])
    #expect(
      Rendered("y[^a]\n\n[^a]: x\n1️⃣[^b]: y\nmore\n2️⃣[^a]: z\n3️⃣[^c]: `two\nlines`\n4️⃣[^b]: w\n").problems == [
        "markdown.footnote-duplicate@2", "markdown.footnote-duplicate@4", "markdown.footnote-unused@1",
        "markdown.footnote-unused@3",
      ])
    #expect(
      Rendered("> - y[^a]\n>   \n>   [^a]: x\n>   1️⃣[^b]: y\n").problems == ["markdown.footnote-unused@1"])
    #expect(Rendered("y[^a]\n\n[^a]: x\n\n1️⃣[^a]: z\n").problems == ["markdown.footnote-duplicate@1"])
    // What follows a definition that does not count goes with it.
    let page = Rendered("y[^a]\n\n[^a]: x\n1️⃣[^a]: z\nmore\n*and*\nmore\n")
    #expect(page.problems == ["markdown.footnote-duplicate@1"])
    #expect(!page.html.contains("more"))
  }

  @Test func linesOfCodeAndHTMLDefineNoFootnotes() {
    let page = Rendered("y[^a]\n\n    [^b]: x\n\n- z\n\n      [^c]: x\n\n<pre>\n[^d]: x\n</pre>\n\n[^a]: w\n")
    #expect(page.html.contains("<code>[^b]: x\n") && page.html.contains("<code>[^c]: x\n"))
    #expect(page.html.contains("<pre>\n[^d]: x\n") && page.html.contains("<li id=\"fn-a\">w "))
    #expect(page.problems.isEmpty)
  }

  @Test func furtherBlocksBelongToTheFootnoteTheyAreIndentedFor() {
    let page = Rendered(
      """
      One[^a] two[^b].

      [^a]: First
      line

          Second *para*

              code

          Last
      [^b]: Short

      [^c]: Dropped

          with its [^a]

      Body

          code

      """)
    #expect(page.problems.map { $0.prefix { $0 != "@" } } == ["markdown.footnote-unused"])
    let blocks = "<p>First\nline</p>\n<p>Second <em>para</em></p>\n<pre><code>code"
    #expect(page.html.contains("<li id=\"fn-a\">\n" + blocks))
    #expect(page.html.contains("<p>Last <a href=\"#fnref-a\""))
    #expect(page.html.contains("<li id=\"fn-b\">Short <a"))
    #expect(page.html.contains("<p>Body</p>\n<pre><code>code"))
    #expect(!page.html.contains("Dropped") && !page.html.contains("with its") && !page.html.contains("<li>"))
    let code = Rendered("One[^a]\n\n[^a]: First\n\n    ```swift\n    let a = 1\n    ```\n")
    #expect(code.problems.isEmpty)
    #expect(code.html.contains("</pre>\n<p> <a href=\"#fnref-a\""))
    let twice = Rendered("y[^a]\n\n[^a]: x\n\n1️⃣[^a]: z\n\n    more\n")
    #expect(twice.problems == ["markdown.footnote-duplicate@1"])
    #expect(!twice.html.contains("more"))
  }

  @Test func footnotesReferToFootnotes() {
    let page = Rendered("One[^a].\n\n[^b]: second[^a]\n[^a]: see[^b]\n")
    #expect(page.problems.isEmpty)
    #expect(page.html.contains("see<sup class=\"footnote-ref\"><a href=\"#fn-b\" id=\"fnref-b\">2</a></sup>"))
    #expect(page.html.contains("second<sup class=\"footnote-ref\"><a href=\"#fn-a\" id=\"fnref-a-2\">1</a>"))
    // A footnote that is left out makes no other one used.
    #expect(
      Rendered("1️⃣[^a]: x[^b]\n2️⃣[^b]: y\n").problems == [
        "markdown.footnote-unused@1", "markdown.footnote-unused@2",
      ])
  }

  @Test func codeIsLeftAlone() {
    #expect(Rendered("`[^a]` x[^a]\n\n[^a]: y\n").html.contains("<code>[^a]</code>"))
  }
}
