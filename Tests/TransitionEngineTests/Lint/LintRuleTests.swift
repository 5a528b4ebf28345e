import Testing
import TransitionEngine

@Suite struct LintRuleTests {
  @Test(arguments: LintRule.allCases)
  func saysWhatIsWrongAndWhatToDo(rule: LintRule) {
    #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."))
    #expect(rule.explanation.hasSuffix(".") && rule.fix.hasSuffix("."))
  }

  @Test(arguments: LintRule.allCases)
  func namesAreKebabCase(rule: LintRule) {
    #expect(rule.rawValue.allSatisfy { $0 == "-" || ($0.isASCII && ($0.isLowercase || $0.isNumber)) })
  }

  @Test func titlesTellRulesApart() {
    #expect(Set(LintRule.allCases.map(\.title)).count == LintRule.allCases.count)
  }
}
