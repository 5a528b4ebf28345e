import Foundation
import Testing
import Lint
import TransitionEngine

@Suite struct LintRuleTests {
  @Test(arguments: LintRule.all)
  func saysWhatIsWrongAndWhatToDo(rule: LintRule) {
    #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."))
    #expect(rule.explanation.hasSuffix(".") && rule.fix.hasSuffix("."))
  }

  @Test(arguments: LintRule.all)
  func namesAreKebabCase(rule: LintRule) {
    #expect(rule.name.allSatisfy { $0 == "-" || ($0.isASCII && ($0.isLowercase || $0.isNumber)) })
    #expect(LintRule(named: rule.name) == rule)
  }

  @Test func unknownNamesAreNoRules() { #expect(LintRule(named: "half-trun") == nil) }

  @Test func namesAndTitlesTellRulesApart() {
    #expect(Set(LintRule.all.map(\.name)).count == LintRule.all.count)
    #expect(Set(LintRule.all.map(\.title)).count == LintRule.all.count)
  }

  private static func files(in folder: String) throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
    return try Set(FileManager.default.contentsOfDirectory(atPath: root.path + "/" + folder))
  }

  private static func fileName(_ rule: LintRule) -> String {
    rule.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A rule that has a file and no place in the list would never be looked at.
  @Test func eachRuleIsAFileAndEachFileARule() throws {
    let files = try Self.files(in: "Sources/Lint/Rules")
    #expect(files == Set(LintRule.all.map { Self.fileName($0) + ".swift" }))
  }

  /// Rules that have nothing of their own but their texts are tested together, by `LoggedFindingsTests`.
  @Test func eachRuleHasItsTests() throws {
    let files = try Self.files(in: "Tests/LintTests/Rules")
    let logged = Set(LoggedFindingsTests.rules)
    #expect(
      files == Set(LintRule.all.filter { !logged.contains($0) }.map { Self.fileName($0) + "Tests.swift" }))
  }
}
