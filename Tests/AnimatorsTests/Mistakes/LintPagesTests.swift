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

  /// A page can't use the code of another one, so the list of rules runs a second copy of what the pages show.
  @Test func theListRunsTheFixesOfThePages() throws {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/Fixes")
      .standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count > 5)
    let pages = try LintRule.all.map { try Self.page($0.name) }
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let lines = text.replacing("public ", with: "").split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.drop { $0 == " " }.hasPrefix("///") && $0 != "import UIKit" }
      let listing = lines.drop { $0.isEmpty }.joined(separator: "\n")
      #expect(pages.contains { $0.contains(listing) }, "\(name)")
    }
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
