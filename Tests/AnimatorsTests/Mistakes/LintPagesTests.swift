import Foundation
import Lint
import Testing
import TransitionEngine

@testable import Animators

/// What there is besides each rule of the lint: a page that explains it, and something that breaks it.
@Suite struct LintPagesTests {
  private static func page(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../content/lint")
      .standardized
    return try String(contentsOf: folder.appendingPathComponent(name + ".md"), encoding: .utf8)
  }

  @Test(arguments: LintRule.all)
  func hasAPageThatTheListNames(rule: LintRule) throws {
    let page = try Self.page(rule.name)
    #expect(page.contains("\ntitle: \(rule.title)\n"))
    #expect(page.contains("\n:lint: show\n"))
    #expect(try Self.page("index").contains("[`\(rule.name)`](\(rule.name).md)"))
  }

  /// The cure of what isn't modeled is other code, which has no figure.
  @Test(arguments: LintRule.all.filter { $0 != .notModelled })
  func itsPageRunsTheFix(rule: LintRule) throws {
    let page = try Self.page(rule.name)
    let fix = try #require(page.range(of: "\n## Fix\n")).upperBound
    #expect(page[fix...].contains(/\n```{(strip|interactive|scenario|compare)}/))
  }

  /// Those that a gesture, a container or an animator of the catalogue breaks.
  private static let brokenOtherwise: Set<LintRule> = [
    .gestureEndedEarly, .selectedDuringChange, .finishedAtOneHundred, .completionSpeed, .crossingPlanes,
  ]

  @Test(arguments: LintRule.all)
  func hasAnAnimatorThatBreaksIt(rule: LintRule) throws {
    let mistakes = Mistakes.catalogue.filter { $0.rule == rule }
    #expect(mistakes.isEmpty == Self.brokenOtherwise.contains(rule))
    let page = try Self.page(rule.name)
    for mistake in mistakes { #expect(page.contains(mistake.animator.name)) }
  }

  @Test func theAnimatorsComeInTheOrderOfTheRules() {
    let places = Mistakes.catalogue.compactMap { LintRule.all.firstIndex(of: $0.rule) }
    #expect(places == places.sorted())
  }
}
