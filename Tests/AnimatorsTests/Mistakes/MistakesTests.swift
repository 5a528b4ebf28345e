import Lint
import Testing
import TransitionEngine

@testable import Animators
@testable import UIKit

/// Every mistake is found, and taken for nothing else; none is found in what is right.
@Suite struct MistakesTests {
  private func findings(
    _ animator: any UIViewControllerAnimatedTransitioning, on trigger: Mistakes.Trigger
  ) throws -> [LintFinding] {
    switch trigger {
    case .always: try lint { try Stage(animator: animator).change() }
    case .interaction: try lint { try InteractiveStage(animator: animator).drag(to: 0.6, finish: true) }
    case .cancellation: try lint { try InteractiveStage(animator: animator).drag(to: 0.6, finish: false) }
    case .replay:
      try Stage(animator: animator).change().lintReplay(same: Stage(animator: animator).change())
    case .anotherWidth:
      try Timeline.lintWidths(
        Stage(animator: animator).change(),
        Stage(size: CGSize(width: 430, height: 932), animator: animator).change())
    }
  }

  private func lint(_ run: () throws -> Timeline) throws -> [LintFinding] {
    do { return try run().lint() } catch let error as UnfinishedRun { return error.timeline.lint() }
  }

  private func rules(_ findings: [LintFinding]) -> [String] { findings.map(\.rule.name) }

  /// Rules whose findings name a view or a constraint, and not who made it.
  private static let toldByViews: Set<LintRule> = [
    .frameUnderTransform, .blankSnapshot, .unsatisfiableConstraints, .ambiguousLayout, .illegalConstraint,
    .notModelled,
  ]

  @Test(arguments: Mistakes.catalogue.map(\.animator.name))
  func isFoundAndTakenForNothingElse(name: String) throws {
    let mistake = try #require(Mistakes.catalogue.first { $0.animator.name == name })
    let findings = try findings(mistake.animator.make(), on: mistake.trigger)
    #expect(rules(findings) == [mistake.rule.name])
    for finding in findings {
      #expect(finding.actor.hasSuffix("Animator") || Self.toldByViews.contains(mistake.rule))
      #expect(finding.message.hasSuffix("."))
    }
  }

  /// A run that never ends can't be compared with another one.
  private static let ending = Mistakes.catalogue.filter { $0.rule != .neverCompleted }

  @Test(arguments: ending.map(\.animator.name))
  func isLeftAloneByTheRulesForTwoRuns(name: String) throws {
    let mistake = try #require(Mistakes.catalogue.first { $0.animator.name == name })
    for trigger in [Mistakes.Trigger.replay, .anotherWidth] where trigger != mistake.trigger {
      #expect(try rules(findings(mistake.animator.make(), on: trigger)).isEmpty)
    }
  }

  @Test(arguments: [Mistakes.Trigger.always, .interaction, .cancellation, .replay, .anotherWidth])
  func nothingIsFoundInTheCatalogue(trigger: Mistakes.Trigger) throws {
    for animator in Catalogue.animators where !["fold", "page-curl"].contains(animator.name) {
      #expect(try rules(findings(animator.make(), on: trigger)).isEmpty, "\(animator.name)")
    }
  }

  @Test(arguments: [Mistakes.Trigger.always, .interaction, .cancellation, .replay, .anotherWidth])
  func nothingIsFoundInTheFoldButThatPanelsCross(trigger: Mistakes.Trigger) throws {
    let findings = try findings(FoldAnimator(geometry: .uikit), on: trigger)
    let playsOnce = trigger != .replay && trigger != .anotherWidth
    #expect(rules(findings) == (playsOnce ? ["crossing-planes"] : []))
    #expect(findings.allSatisfy { $0.rule.severity == .note })
  }

  /// Its strips follow the cylinder in steps, and may pass through each other by a hair between two of them.
  @Test(arguments: [Mistakes.Trigger.always, .interaction, .cancellation, .replay, .anotherWidth])
  func nothingIsFoundInThePageCurlButThatStripsCross(trigger: Mistakes.Trigger) throws {
    let findings = try findings(PageCurlAnimator(), on: trigger)
    #expect(findings.allSatisfy { $0.rule == .crossingPlanes })
  }

  @Test(arguments: [Mistakes.Trigger.always, .interaction, .cancellation, .replay, .anotherWidth])
  func nothingIsFoundInTheFoldInContact(trigger: Mistakes.Trigger) throws {
    #expect(try rules(findings(FoldAnimator(geometry: .contact), on: trigger)).isEmpty)
  }

  @Test(arguments: [Mistakes.Trigger.always, .interaction, .cancellation, .replay, .anotherWidth])
  func nothingIsFoundInTheSystemsAnimators(trigger: Mistakes.Trigger) throws {
    let animators: [any UIViewControllerAnimatedTransitioning] = [
      CoverVerticalAnimator(), CrossDissolveAnimator(), FlipHorizontalAnimator(), ParallaxAnimator(.push),
      ParallaxAnimator(.pop), CoverVerticalAnimator(reverse: true), CrossDissolveAnimator(reverse: true),
    ]
    for animator in animators {
      #expect(try rules(findings(animator, on: trigger)).isEmpty, "\(type(of: animator))")
    }
  }

  @Test func everyNameIsThereOnce() {
    let names = Mistakes.catalogue.map(\.animator.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { Catalogue.animator(named: $0) == nil })
    #expect(names.allSatisfy { Mistakes.animator(named: $0)?.name == $0 })
  }
}
