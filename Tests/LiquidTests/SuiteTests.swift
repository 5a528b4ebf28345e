import Diagnostics
import Foundation
import Liquid
import Testing
import YAML

/// The public cases of Liquid, and cases of this project in the same form. What stays apart is listed by name with
/// its reason, and the list is exact: a case that gets better or worse fails.
@Suite struct SuiteTests {
  @Test(arguments: ["python-liquid", "zoetrope"])
  func casesHold(suite: String) throws {
    let cases = try SuiteCase.read(suite)
    let failed = cases.compactMap { test in test.failure.map { (test.name, $0) } }
    let apart = suiteExceptions[suite] ?? [:]
    for (name, failure) in failed where apart[name] == nil { Issue.record("\(name): \(failure)") }
    let better = Set(apart.keys).subtracting(failed.map(\.0))
    #expect(better.isEmpty, "these hold now, or are no cases")
  }

  /// Of the 903 public cases, 13 are about features that only python-liquid has.
  @Test func mostCasesHold() throws {
    let apart = suiteExceptions["python-liquid"] ?? [:]
    let foreign = apart.values.count { $0.hasPrefix("only in python-liquid") }
    #expect(try SuiteCase.read("python-liquid").count == 903)
    #expect(foreign == 13)
    #expect(apart.count - foreign <= 37)
  }
}

/// A template with its data, and what it prints, or that it is an error.
struct SuiteCase {
  var name: String
  var template: String
  var data: [String: Value]
  var includes: [String: String]
  /// Nil if the template is invalid.
  var result: String?

  static func read(_ suite: String) throws -> [SuiteCase] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Suite")
    let path = folder.appendingPathComponent("\(suite).json")
    // Every JSON text is YAML, whose parser keeps the order of keys.
    let file = SourceFile(path: path.path, text: try String(contentsOf: path, encoding: .utf8))
    let diagnostics = DiagnosticCollector()
    let root = try #require(YAMLNode.parse(file, 0..<file.bytes.count, diagnostics))
    guard case .sequence(let nodes) = root.value else { return [] }
    return nodes.map(SuiteCase.init)
  }

  private init(_ node: YAMLNode) {
    func entries(_ key: String) -> [YAMLEntry] {
      if case .mapping(let entries)? = Self.field(key, of: node)?.value { entries } else { [] }
    }
    name = Self.field("name", of: node)?.string ?? ""
    template = Self.field("template", of: node)?.string ?? ""
    data = Dictionary(
      entries("data").map { ($0.key.string ?? "", Self.value($0.value)) }, uniquingKeysWith: { $1 })
    includes = Dictionary(
      entries("templates").map { ($0.key.string ?? "", $0.value.string ?? "") }, uniquingKeysWith: { $1 })
    result = Self.field("invalid", of: node) == nil ? Self.field("result", of: node)?.string ?? "" : nil
  }

  private static func field(_ key: String, of node: YAMLNode) -> YAMLNode? {
    guard case .mapping(let entries) = node.value else { return nil }
    return entries.first { $0.key.string == key }?.value
  }

  private static func value(_ node: YAMLNode) -> Value {
    switch node.value {
    case .null: return .null
    case .sequence(let nodes): return .array(nodes.map(value))
    case .mapping(let entries):
      return .dictionary(OrderedMap(entries.map { ($0.key.string ?? "", value($0.value)) }))
    case .scalar(let scalar):
      switch scalar.resolved {
      case .bool(let bool): return .bool(bool)
      case .int(let number): return .integer(number)
      case .double(let number): return .double(number)
      case .string(let text): return .string(text)
      }
    }
  }

  /// What differs from the expectation; nil if nothing does.
  var failure: String? {
    let rendering = rendering(template, data, includes: includes) {
      $0.now = DateTime(year: 2026, month: 11, day: 28)
    }
    let errors = rendering.diagnostics.filter { $0.severity == .error }
    let problem = errors.first.map { "\($0.summary)" }
    guard let result else { return errors.isEmpty ? "printed \(rendering.output.debugDescription)" : nil }
    if let problem { return "error: \(problem)" }
    guard rendering.output == result else {
      return "printed \(rendering.output.debugDescription) instead of \(result.debugDescription)"
    }
    return nil
  }
}
