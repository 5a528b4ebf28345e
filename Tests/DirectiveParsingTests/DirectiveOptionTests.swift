import Diagnostics
import DiagnosticsTestSupport
import Options
import Testing

@testable import DirectiveParsing

struct DirectiveOptionTests {
  private static func option(_ value: String) -> DirectiveOption {
    let file = SourceFile(path: "a.md", text: ":x: \(value)")
    return DirectiveOption(
      name: Located("x", at: SourceRange(file, 1..<2)),
      value: Located(value, at: SourceRange(file, 4..<(4 + value.utf8.count))))
  }

  @Test(arguments: [
    ("9", "directive.range", "“x” can't be 9"),
    ("3.5", "directive.value", "“x” must be a whole number, but is “3.5”"),
    ("", "directive.value", "“x” must be a whole number, but has no value"),
  ])
  func whatIsWrongIsToldAtTheValue(value: String, identifier: String, summary: String) {
    let diagnostics = DiagnosticCollector()
    #expect(Self.option(value).value(.wholeNumber(1...8), diagnostics) == nil)
    #expect(diagnostics.diagnostics.map(\.identifier) == [identifier])
    #expect(diagnostics.diagnostics.map(\.summary) == [summary])
    #expect(diagnostics.diagnostics.map(\.allowed) == [["a whole number from 1 to 8"]])
    #expect(covered(diagnostics.diagnostics.first?.range) == value)
  }

  @Test func unitsAreAProblemOfTheirOwn() {
    let diagnostics = DiagnosticCollector()
    #expect(Self.option("0.8").value(.duration(0...60), diagnostics) == nil)
    #expect(diagnostics.diagnostics.map(\.identifier) == ["directive.unit"])
    #expect(diagnostics.diagnostics.first?.fix == "write “0.8s”")
  }

  @Test func listItemsHaveTheirOwnPlaces() throws {
    let diagnostics = DiagnosticCollector()
    let items = try #require(Self.option("0.1s,  0.2").list(diagnostics))
    #expect(items.map { covered($0.value.range) } == ["0.1s", "0.2"])
    #expect(items.compactMap { $0.value(.duration(0...1), diagnostics) } == [0.1])
    #expect(diagnostics.diagnostics.first.map { covered($0.range) } == "0.2")
  }

  @Test(arguments: ["", "a,", ",a", "a,,b"]) func listWithAHoleIsAnError(_ text: String) {
    let diagnostics = DiagnosticCollector()
    #expect(Self.option(text).list(diagnostics) == nil)
    #expect(diagnostics.diagnostics.map(\.identifier) == ["directive.value"])
  }
}
