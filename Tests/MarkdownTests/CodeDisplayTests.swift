import BasicTestSupport
import Diagnostics
import DiagnosticsTestSupport
import Testing

@testable import CodeBlocks
@testable import Markdown

/// What a fence says of how its block looks.
@Suite struct CodeDisplayTests {
  private func display(_ info: String, language: String = "json") throws -> CodeDisplay {
    let page = Rendered("```\(language) \(info)\n1\n2\n3\n4\n5\n6\n7\n8\n9\n```\n")
    #expect(page.problems == [])
    return try #require(page.handler.blocks.first?.display)
  }

  private func lines(_ display: CodeDisplay, _ role: LineSelection.Role) -> [ClosedRange<Int>] {
    display.selections.filter { $0.role == role }.flatMap(\.ranges)
  }

  @Test(arguments: [
    "title=\"a b.swift\"", "title='a b.swift'", "filename=\"a b.swift\"", "{title=\"a b.swift\"}",
  ])
  func titles(_ info: String) throws {
    #expect(try display(info).title == "a b.swift")
  }

  @Test(
    arguments: [
      ("linenos", 1), ("linenums", 1), ("showLineNumbers", 1), ("lineNumbers", 1), ("line-numbers", 1),
      ("{.numberLines}", 1), ("linenos=10", 10), ("linenums=\"10\"", 10), ("showLineNumbers=10", 10),
      ("linenos startLineNumber=10", 10), ("{linenos=table,linenostart=10}", 10), ("linenos=false", nil),
      ("linenos=0", 0),
    ] as [(String, Int?)])
  func numbers(_ info: String, _ first: Int?) throws {
    #expect(try display(info).firstNumber == first)
  }

  @Test(arguments: [
    "{2,4-6}", "{2, 4-6}", "hl_lines=\"2 4-6\"", "{hl_lines=[2,\"4-6\"]}", "mark={2,4-6}",
    "highlight={2,4-6}",
  ])
  func markedLines(_ info: String) throws {
    #expect(try lines(display(info), .marked) == [2...2, 4...6])
  }

  @Test func otherLines() throws {
    let display = try display("ins={1} del={2} focus={3-} fold={5-6,8}")
    #expect(lines(display, .inserted) == [1...1] && lines(display, .deleted) == [2...2])
    #expect(lines(display, .focused) == [3...Int.max] && lines(display, .folded) == [5...6, 8...8])
  }

  @Test(arguments: ["mark=\"a b\" \"c\"", "mark='a b' mark=c", "\"a b\" mark=\"c\" \"c\""])
  func markedWords(_ info: String) throws {
    #expect(try display(info).words == ["a b", "c"])
  }

  @Test func annotationsNeedAList() {
    let code = "```1️⃣c annotate\na; // (1)\n```\n"
    #expect(Rendered(code + "\n1. One\n").problems == [])
    let page = Rendered(code + "\nText\n")
    #expect(page.diagnostics.map(\.identifier) == ["code.annotations"])
  }

  @Test func withoutALanguageItIsText() throws {
    #expect(try display("title=\"a\" {2}", language: "").title == "a")
  }

  @Test(arguments: [
    ("json 1️⃣{0}", "code.value@1", "count from 1, the first line that is shown"),
    ("json 1️⃣{9-2}", "code.value@1", "write “2-9”"),
    ("json 1️⃣hl_lines=\"a\"", "code.value@1", "write numbers and ranges, such as “{2,4-6}”"),
    ("json 1️⃣ins={99999999999999999999}", "code.value@1", "write numbers and ranges, such as “{2,4-6}”"),
    ("json 1️⃣focus", "code.value@1", "write numbers and ranges, such as “{2,4-6}”"),
    ("json 1️⃣title", "code.value@1", "write “title=\"text\"”"),
    ("json 1️⃣linenos=ten", "code.value@1", "write “linenos=10”, or “linenos” to begin with 1"),
  ])
  func whatCannotBeMeantIsSaid(_ info: String, _ problem: String, _ fix: String) {
    let page = Rendered("```\(info)\nx\n```\n")
    #expect(page.problems == [problem])
    #expect(page.diagnostics.first?.fix == fix)
  }

  @Test(arguments: [
    ("json 1️⃣mark=/a b{2}/", "write each word in quotes"), ("json 1️⃣/a\\/b/ wrap", "write each word in quotes"),
    ("json 1️⃣ins=/a+/", "name lines, as in “ins={2,4-6}”"),
  ])
  func regularExpressionsAreReported(_ info: String, _ fix: String) {
    let page = Rendered("```\(info)\nx\n```\n")
    #expect(page.problems == ["markdown.code-attribute@1"])
    #expect(page.diagnostics.first?.fix?.hasPrefix(fix) == true)
  }

  @Test func pathsAreNoRegularExpressions() throws {
    #expect(try display("title=/etc/hosts/").title == "/etc/hosts/")
  }

  @Test(arguments: [
    "/a ", "mark=/", "/a/ ", "{1,", "{1", "title=\"", "={", "{{", "\"", "x=[", "{1-2} ", "ins={1} ",
    "mark=a ",
  ])
  func theirCostIsLinear(_ text: String) {
    let growth = CostGrowth(upTo: 20_000) { count in
      _ = Rendered("```json \(String(repeating: text, count: count))\nx\n```\n")
    }
    #expect(growth.isLinear)
  }
}
