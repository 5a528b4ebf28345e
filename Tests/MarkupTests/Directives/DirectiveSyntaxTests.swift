import Diagnostics
import Testing

@testable import Markup

@Suite struct DirectiveSyntaxTests {
  private func first(_ page: Rendered) -> Directive? { page.handler.directives.first }

  @Test func repeatedOptionIsAnErrorAtItsSecondPlace() {
    let page = Rendered("```{x}\n:a: 1\n:1️⃣a: 2\n```\n")
    #expect(page.problems == ["directive.duplicate-option@1"])
    #expect(first(page)?.options.map(\.value.value) == ["1"])
  }

  @Test func optionWithoutItsSecondColonIsAnErrorWithAFix() {
    let page = Rendered("```{x}\n1️⃣:folds 3\n:b: 1\n```\n")
    #expect(page.problems == ["directive.option-syntax@1"])
    #expect(page.diagnostics.first?.fix == "write “:folds: 3”")
    #expect(first(page)?.options.map(\.name.value) == ["folds", "b"])
    #expect(first(page)?.options.map(\.value.value) == ["3", "1"])
  }

  @Test(arguments: ["  2️⃣:folds: 3", "\t2️⃣:folds: 3", " 2️⃣:reverse:"])
  func optionBehindBlanksIsAnErrorAtItsPlace(line: String) {
    let page = Rendered("```{x}\n:a: 1\n\(line)\n:b: 1\n```\n")
    #expect(page.problems == ["directive.option-syntax@2"])
    #expect(first(page)?.options.map(\.name.value) == ["a", "b"])
  }

  @Test(arguments: ["  Text", "  :Text", "    ::: note", "  a :b: c"])
  func otherLinesBehindBlanksAreTheBody(line: String) {
    let page = Rendered("```{x}\n\(line)\n```\n")
    #expect(page.problems.isEmpty)
    #expect(first(page).map { String(decoding: $0.body.bytes, as: UTF8.self) } == line + "\n")
  }

  @Test func bodyStartsAtTheFirstLineThatIsNoOption() {
    let page = Rendered("```{x}\nText\n:a: 1\n```\n")
    #expect(first(page)?.options.isEmpty == true)
    #expect(first(page).map { String(decoding: $0.body.bytes, as: UTF8.self) } == "Text\n:a: 1\n")
  }

  @Test func optionsMayBeYAML() throws {
    let page = Rendered("```{x}\n---\nfolds: 1️⃣3\nlist: [a, b]\n---\n\nText\n```\n")
    let directive = try #require(first(page))
    #expect(directive[option: "folds"]?.value.value == "3")
    #expect(directive[option: "folds"].map { page.input.mark($0.value.range) } == "1")
    #expect(directive[option: "list"]?.yaml?.array?.count == 2)
    #expect(directive.yaml?["folds"]?.int == 3)
    #expect(String(decoding: directive.body.bytes, as: UTF8.self) == "Text\n")
  }

  @Test func openYAMLIsAnError() {
    #expect(Rendered("```{x}\n1️⃣---\na: 1\n```\n").problems == ["directive.unterminated-yaml@1"])
  }

  @Test func unknownOptionsNameTheNearest() throws {
    let page = Rendered("```{x}\n:1️⃣fold: 3\n```\n")
    let diagnostics = DiagnosticCollector()
    try #require(first(page)).checkOptions(known: ["folds", "from"], diagnostics) { ["folds", "from"] }
    #expect(page.input.summary(diagnostics.diagnostics) == ["directive.unknown-option@1"])
    #expect(diagnostics.diagnostics.first?.fix == "did you mean “folds”?")
  }

  @Test(arguments: ["{}", "{1}", "{.swift}", "{a", "a {b}", "{a b}"]) func otherInfoStringsAreNoDirectives(
    _ info: String
  ) {
    #expect(Rendered("```\(info)\nx\n```\n").handler.directives.isEmpty)
  }
}
