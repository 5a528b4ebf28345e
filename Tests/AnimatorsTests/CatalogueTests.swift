import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

@Suite struct CatalogueTests {
  @Test func namesAreUnique() {
    let names = Catalogue.animators.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Catalogue.animators.map(\.name))
  func defaultsAreAllowedAndRun(name: String) throws {
    let animator = try #require(Catalogue.animator(named: name))
    #expect(animator.options.allSatisfy { $0.accepts($0.defaultValue) })
    let timeline = try Stage(animator: animator.make()).change()
    #expect(abs(timeline.duration - animator.defaultDuration) < 1e-9)
  }

  @Test(arguments: Catalogue.animators.map(\.name))
  func durationIsTakenOver(name: String) throws {
    let animator = try #require(Catalogue.animator(named: name)).make(["duration": .number(2)])
    #expect(animator.transitionDuration(using: nil) == 2)
  }

  @Test(arguments: [
    AnimatorOption.Value.integer(0), .integer(-1), .integer(1_000_000_000), .number(3.5), .none, .flag(true),
  ])
  func foldRefusesOtherFolds(value: AnimatorOption.Value) throws {
    let fold = try #require(Catalogue.animator(named: "fold"))
    let option = try #require(fold.option(named: "folds"))
    #expect(throws: AnimatorOptionError.refused(option, value)) { try fold.make(["folds": value]) }
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func durationsAreFiniteAndPositive(duration: Double) throws {
    let fade = try #require(Catalogue.animator(named: "fade"))
    #expect(throws: AnimatorOptionError.self) { try fade.make(["duration": .number(duration)]) }
  }

  @Test func unknownOptionsAreRefused() throws {
    let fade = try #require(Catalogue.animator(named: "fade"))
    #expect(throws: AnimatorOptionError.unknown("folds", animator: "fade", known: ["duration"])) {
      try fade.make(["folds": .integer(2)])
    }
  }

  @Test func saysWhatIsAllowed() throws {
    let fold = try #require(Catalogue.animator(named: "fold"))
    #expect(fold.option(named: "folds")?.allowed == "a whole number from 1 to 8")
    #expect(fold.option(named: "perspective")?.allowed == "a length from 50pt to 10000pt, or none")
    #expect(fold.option(named: "geometry")?.allowed == "uikit, contact")
    #expect(fold.option(named: "duration")?.allowed == "a time from 0.01s to 60s")
  }

  @Test func perspectiveMayBeNone() throws {
    let fold = try #require(Catalogue.animator(named: "fold")).make(["perspective": .none])
    let container = try #require(Stage.container(Stage(animator: fold).change().frame(at: 0.5)))
    #expect(container.sublayerTransform == CATransform3DIdentity)
  }
}
