import Diagnostics
import Testing
import YAML

@testable import SiteBuilder

struct TypedValueTests {
  private func words(_ yaml: String) throws -> [String]? {
    let diagnostics = DiagnosticCollector()
    let node = try #require(
      YAMLNode.parse(
        SourceFile(path: "x", text: "tags: \(yaml)\n"), 0..<(yaml.utf8.count + 7), diagnostics))
    return TypedValue("tags", try #require(node["tags"]), area: "x", diagnostics).words()
  }

  @Test(arguments: [
    ("[a, b c]", ["a", "b c"]), ("a b", ["a", "b"]), ("a b, c", ["a b", "c"]), ("\" \"", []),
    ("[a, ~, \"\"]", ["a"]),
    ("2014", ["2014"]),
  ])
  func `texts are separated as Jekyll does`(_ yaml: String, _ expected: [String]) throws {
    #expect(try words(yaml) == expected)
  }

  @Test(arguments: ["{a: b}", "[[a]]"])
  func `other values are refused`(_ yaml: String) throws {
    #expect(try words(yaml) == nil)
  }
}
