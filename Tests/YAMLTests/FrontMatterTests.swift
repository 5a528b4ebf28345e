import Diagnostics
import DiagnosticsTestSupport
import Testing

@testable import YAML

@Suite struct FrontMatterTests {
  private func split(_ file: SourceFile) -> (
    frontMatter: FrontMatter, body: String, diagnostics: [Diagnostic]
  ) {
    let diagnostics = DiagnosticCollector()
    let split = FrontMatter.split(file, diagnostics)
    return (split, String(decoding: file.bytes[split.body], as: UTF8.self), diagnostics.diagnostics)
  }

  private func split(_ text: String) -> (frontMatter: FrontMatter, body: String, diagnostics: [Diagnostic]) {
    split(SourceFile(path: "a.md", text: text))
  }

  @Test func separatesKeysFromTheBody() {
    let result = split("---\ntitle: Fold\ntags:\n---\nHello\n---\n")
    #expect(result.frontMatter.yaml?["title"]?.string == "Fold")
    #expect(result.frontMatter.yaml?["tags"]?.isNull == true)
    #expect(result.body == "Hello\n---\n")
  }

  @Test func fileMayHaveNone() {
    let result = split("Hello\n---\n")
    #expect(result.frontMatter.yaml == nil && !result.frontMatter.isPresent)
    #expect(result.body == "Hello\n---\n")
  }

  @Test(arguments: ["", "\n", "--", "----\n", "--- x\n"]) func nothingIsMistakenForFrontMatter(_ text: String)
  {
    let result = split(text)
    #expect(result.body == text && result.diagnostics.isEmpty)
  }

  @Test func byteOrderMarkAndCarriageReturnsDoNotMatter() {
    let file = SourceFile(
      path: "a.md", bytes: [0xEF, 0xBB, 0xBF] + Array("---\r\ntitle: Fold\r\n---\r\nHi".utf8))
    let result = split(file)
    #expect(result.frontMatter.yaml?["title"]?.string == "Fold")
    #expect(result.body == "Hi")
    #expect(split(SourceFile(path: "b.md", bytes: [0xEF, 0xBB, 0xBF, 0x41])).body == "A")
    let old = split("---\rtitle: Fold\r---\rHi")
    #expect(old.frontMatter.yaml?["title"]?.string == "Fold" && old.body == "Hi")
  }

  @Test func emptyFrontMatterIsFine() {
    let result = split("---\n---\nHi")
    #expect(result.frontMatter.isPresent && result.body == "Hi" && result.diagnostics.isEmpty)
  }

  @Test func missingEndIsReportedWhereItStarts() {
    let result = split("---\ntitle: Fold\n\nHello\n")
    #expect(result.diagnostics.map(\.identifier) == ["front-matter.unterminated"])
    #expect(result.diagnostics.first?.range?.start == SourceLocation(line: 1, column: 1))
  }

  @Test func listIsNoFrontMatter() {
    #expect(split("---\n- a\n---\n").diagnostics.map(\.identifier) == ["front-matter.not-a-mapping"])
  }

  @Test func valuesPointIntoTheFile() {
    let input = MarkedText("---\na: 1\nb: 1️⃣two\n---\n")
    let yaml = FrontMatter.split(input.file, DiagnosticCollector()).yaml
    #expect(yaml?["b"].map { input.mark($0.range) } == "1")
  }

  @Test func tomlHasTheValuesOfYAML() {
    let result = split("+++\r\ntitle = \"Fold\"\r\ndraft = true\r\n[a]\r\nb = [1, 2]\r\n+++\r\nHi")
    let yaml = result.frontMatter.yaml
    #expect(result.diagnostics.isEmpty && result.body == "Hi" && result.frontMatter.isPresent)
    #expect(yaml?["title"]?.string == "Fold" && yaml?["draft"]?.bool == true)
    #expect(yaml?["a"]?["b"]?.array?.map(\.int) == [1, 2])
  }

  @Test func valuesOfTOMLPointIntoTheFile() {
    let input = MarkedText("+++\n1️⃣a = 2️⃣\"a\"\nb = [\"x\", 3️⃣\"y\"] # y\n\n4️⃣c = [\n  1,\n]\n+++\n")
    let yaml = FrontMatter.split(input.file, DiagnosticCollector()).yaml
    let nodes = [
      yaml?.entries?.first?.key, yaml?["a"], yaml?["b"]?.array?.last, yaml?["c"]?.array?.first,
    ]
    #expect(nodes.map { $0.map { input.mark($0.range) } } == ["1", "2", "3", "4"])
  }

  @Test(arguments: [
    "+++\na = 1\n1️⃣b = \n+++\n", "+++\n1️⃣a = \"\\q\"\n+++\n", "+++\na = 1\n1️⃣draft: true\n+++\n",
  ])
  func whatIsNoTOMLIsReported(_ marked: String) {
    let input = MarkedText(marked)
    let diagnostics = DiagnosticCollector()
    #expect(FrontMatter.split(input.file, diagnostics).yaml == nil)
    #expect(input.summary(diagnostics.diagnostics).allSatisfy { $0.hasSuffix("@1") })
    #expect(diagnostics.diagnostics.count == 1)
  }

  @Test(arguments: [
    "+++\nplus\n+++\nHi", "+++\na = b\n", "++++\na = b\n++++\n", "x\n+++\na = b\n+++\n", "+++",
  ])
  func whatOnlyStartsWithPlusesIsText(_ text: String) {
    let result = split(text)
    #expect(result.diagnostics.isEmpty && result.body == text)
  }

  /// A draft would be published without a word.
  @Test(arguments: [
    "\n1️⃣---\ntitle: Fold\ndraft: true\n---\nHi", " \r\n\r\n1️⃣---\r\ndraft: true\r\n---\r\n",
    " 1️⃣---\ntitle:\n - a\n---\n", "1️⃣----\ntags:\n- a\n# c\n-----\n", "\u{FEFF}\n1️⃣---\na-b: c\n---",
  ])
  func whatLooksLikeFrontMatterIsReported(_ marked: String) {
    let input = MarkedText(marked)
    let diagnostics = DiagnosticCollector()
    let frontMatter = FrontMatter.split(input.file, diagnostics)
    #expect(input.summary(diagnostics.diagnostics) == ["front-matter.place@1"])
    #expect(frontMatter.yaml == nil && !frontMatter.isPresent)
  }

  @Test(arguments: [
    "\n---\n\ntitle: Fold\n\n---\n", "\n---\nSome text: and more\n---\n", "\n---\n---\n", "\n---\n- a\n---\n",
    "----\n", "\n---\ntitle: Fold\n", "x\n---\ntitle: Fold\n---\n", "\n---\nhttp://a.b\n---\n", "\n", "",
    "\n--\ntitle: Fold\n--\n",
  ])
  func textBetweenRulesIsText(_ text: String) {
    let result = split(text)
    #expect(result.diagnostics.isEmpty && result.body == text)
  }
}
