import Diagnostics
import DiagnosticsTestSupport
import Testing

@testable import DirectiveParsing

/// A fence of three marks, read as a directive.
private struct Fence {
  let input: MarkedText
  var directive: Directive?
  private let collector = DiagnosticCollector()

  init(_ marked: String) {
    input = MarkedText(marked)
    let text = input.text
    guard let opening = text.bytes.line(at: 0),
      let header = DirectiveSyntax.header(text[3..<opening.content.upperBound])
    else { return }
    directive = DirectiveSyntax.parse(
      header, content: text[opening.next..<(text.bytes.count - "```\n".utf8.count)],
      range: SourceRange(startOf: input.file), nesting: 0, collector)
  }

  var diagnostics: [Diagnostic] { collector.diagnostics }
  var problems: [String] { input.summary(diagnostics) }
}

@Suite struct DirectiveSyntaxTests {
  @Test func repeatedOptionIsAnErrorAtItsSecondPlace() {
    let fence = Fence("```{x}\n:a: 1\n:1️⃣a: 2\n```\n")
    #expect(fence.problems == ["directive.duplicate-option@1"])
    #expect(fence.directive?.options.map(\.value.value) == ["1"])
  }

  @Test func optionWithoutItsSecondColonIsAnErrorWithAFix() {
    let fence = Fence("```{x}\n1️⃣:folds 3\n:b: 1\n```\n")
    #expect(fence.problems == ["directive.option-syntax@1"])
    #expect(fence.diagnostics.first?.fix == "write “:folds: 3”")
    #expect(fence.directive?.options.map(\.name.value) == ["folds", "b"])
    #expect(fence.directive?.options.map(\.value.value) == ["3", "1"])
  }

  @Test(arguments: ["  2️⃣:folds: 3", "\t2️⃣:folds: 3", " 2️⃣:reverse:"])
  func optionBehindBlanksIsAnErrorAtItsPlace(line: String) {
    let fence = Fence("```{x}\n:a: 1\n\(line)\n:b: 1\n```\n")
    #expect(fence.problems == ["directive.option-syntax@2"])
    #expect(fence.directive?.options.map(\.name.value) == ["a", "b"])
  }

  @Test(arguments: ["  Text", "  :Text", "    ::: note", "  a :b: c"])
  func otherLinesBehindBlanksAreTheBody(line: String) {
    let fence = Fence("```{x}\n\(line)\n```\n")
    #expect(fence.problems.isEmpty)
    #expect(fence.directive.map { String(decoding: $0.body.bytes, as: UTF8.self) } == line + "\n")
  }

  @Test func bodyStartsAtTheFirstLineThatIsNoOption() {
    let fence = Fence("```{x}\nText\n:a: 1\n```\n")
    #expect(fence.directive?.options.isEmpty == true)
    #expect(fence.directive.map { String(decoding: $0.body.bytes, as: UTF8.self) } == "Text\n:a: 1\n")
  }

  @Test func optionsMayBeYAML() throws {
    let fence = Fence("```{x}\n---\nfolds: 1️⃣3\nlist: [a, b]\n---\n\nText\n```\n")
    let directive = try #require(fence.directive)
    #expect(directive[option: "folds"]?.value.value == "3")
    #expect(directive[option: "folds"].map { fence.input.mark($0.value.range) } == "1")
    #expect(directive[option: "list"]?.yaml?.array?.count == 2)
    #expect(directive.yaml?["folds"]?.int == 3)
    #expect(String(decoding: directive.body.bytes, as: UTF8.self) == "Text\n")
  }

  @Test func openYAMLIsAnError() {
    #expect(Fence("```{x}\n1️⃣---\na: 1\n```\n").problems == ["directive.unterminated-yaml@1"])
  }

  @Test func unknownOptionsNameTheNearest() throws {
    let fence = Fence("```{x}\n:1️⃣fold: 3\n```\n")
    let diagnostics = DiagnosticCollector()
    try #require(fence.directive).checkOptions(known: ["folds", "from"], diagnostics) { ["folds", "from"] }
    #expect(fence.input.summary(diagnostics.diagnostics) == ["directive.unknown-option@1"])
    #expect(diagnostics.diagnostics.first?.fix == "did you mean “folds”?")
  }

  @Test(arguments: ["{}", "{1}", "{.swift}", "{a", "a {b}", "{a b}"]) func otherInfoStringsAreNoDirectives(
    _ info: String
  ) {
    #expect(Fence("```\(info)\nx\n```\n").directive == nil)
  }
}
