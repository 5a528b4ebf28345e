import Foundation
import Testing

/// Every identifier that the program can print is explained in the reference.
struct DiagnosticsReferenceTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// What makes a diagnostic of its first argument, or of its second after a severity.
  private static let makers = [
    ".error", ".warning", ".note", "Diagnostic", "SyntaxProblem", "report", "failure", "problem", "refuse",
    "invalid",
  ]

  /// What follows the dot in names of files that begin as diagnostics do: `page.html`, `feed.xml`.
  private static let fileEndings: Set<String> = ["html", "xml", "json", "toml", "yaml", "yml"]

  private static func matches(_ pattern: String, in text: String) throws -> [[String]] {
    let expression = try NSRegularExpression(pattern: pattern)
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).map { match in
      (0..<match.numberOfRanges).compactMap { Range(match.range(at: $0), in: text).map { String(text[$0]) } }
    }
  }

  private static func sources() throws -> [String] {
    let paths = FileManager.default.enumerator(atPath: root + "/Sources")?.allObjects as? [String] ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted()
      .map { try String(contentsOfFile: root + "/Sources/" + $0, encoding: .utf8) }
  }

  /// All texts of the form `area.problem` whose area is that of a diagnostic somewhere.
  private static func identifiers(in sources: [String]) throws -> Set<String> {
    let names = makers.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
    let made = "(?:\(names))\\(\\s*(?:\\.\\w+,\\s*)?\"([a-z][a-z0-9-]*)\\.[a-z0-9-]+\""
    let areas = try Set(sources.flatMap { try matches(made, in: $0).map { $0[1] } })
    return try Set(
      sources.flatMap { try matches("\"([a-z][a-z0-9-]*)\\.([a-z][a-z0-9-]*)\"", in: $0) }
        .filter { areas.contains($0[1]) && !fileEndings.contains($0[2]) }.map { "\($0[1]).\($0[2])" })
  }

  @Test func `the reference lists every identifier`() throws {
    let reference = try String(
      contentsOfFile: Self.root + "/content/reference/diagnostics.md", encoding: .utf8)
    let found = try Self.identifiers(in: try Self.sources())
    #expect(found.count > 150)
    for identifier in found.sorted() {
      #expect(reference.contains("`\(identifier)`"), "\(identifier)")
    }
  }

  /// Made of parts they could not be found, neither here nor by anybody who looks for them.
  @Test func `identifiers are written in one piece`() throws {
    let areas = "lint|[(]area[)]"
    let names = Self.makers.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
    for source in try Self.sources() {
      let parts = try Self.matches(
        "(?:\(names))\\(\\s*\"(?!\\\\?(?:\(areas))\\.)[a-z(\\\\)-]+\\.[^\" ]*\\\\\\([^\"]*\"", in: source)
      #expect(parts.map { $0[0] } == [])
    }
  }
}
