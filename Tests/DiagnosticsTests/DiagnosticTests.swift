import Testing

@testable import Diagnostics

struct DiagnosticTests {
  private let file = SourceFile(path: "a.md", text: "one two\n")

  private func unknown(_ name: String, among names: [String], list: String? = nil) -> Diagnostic {
    .unknown("symbol", name, "screen.symbol", at: SourceRange(file, 0..<3), allowed: names, list: list)
  }

  @Test func fewNamesAreAllListed() {
    let diagnostic = unknown("oen", among: ["two", "one", "three"], list: "elsewhere")
    #expect(diagnostic.allowed == ["one", "three", "two"])
    #expect(diagnostic.fix == "did you mean “one”?")
    #expect(diagnostic.notes.isEmpty)
  }

  @Test func ofManyNamesADozenIsListed() {
    let names = (0..<200).map { "name\($0)" } + ["person.fill"]
    let diagnostic = unknown("persn.fill", among: names, list: "list")
    #expect(diagnostic.allowed.count == 13)
    #expect(diagnostic.allowed.contains("person.fill"))
    #expect(diagnostic.allowed.last == "… and 189 more")
    #expect(diagnostic.fix == "did you mean “person.fill”?")
    #expect(
      diagnostic.notes.map(\.message) == ["“zoetrope explain list” shows all of them"])
  }

  @Test func orderIsThatOfPlaces() {
    let other = SourceFile(path: "B.md", text: "")
    let diagnostics: [Diagnostic] = [
      .error("b", "x", at: SourceRange(file, 4..<5)), .error("a", "x", at: SourceRange(file, 4..<5)),
      .warning("c", "x", at: SourceRange(file, 0..<1)), .error("d", "x", at: SourceRange(startOf: other)),
      .error("e", "x", at: nil),
    ]
    #expect(diagnostics.sortedByPlace().map(\.identifier) == ["e", "d", "c", "a", "b"])
    #expect(diagnostics.hasErrors && !Array(diagnostics[2...2]).hasErrors)
  }
}
