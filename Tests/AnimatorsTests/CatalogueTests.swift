import Options
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

  /// What an author chooses, by the options' names.
  private func make(_ name: String, _ chosen: [String: String]) throws
    -> any UIViewControllerAnimatedTransitioning
  {
    let animator = try #require(Catalogue.animator(named: name))
    var values = OptionValues()
    for (name, text) in chosen { try #require(animator.option(named: name)).read(text, into: &values) }
    return animator.make(values)
  }

  @Test(arguments: Catalogue.animators.map(\.name))
  func standardsRun(name: String) throws {
    let animator = try #require(Catalogue.animator(named: name))
    let timeline = try Stage(animator: animator.make()).change()
    let duration = try #require(animator.option(named: "duration")?.standardText)
    #expect(try abs(timeline.duration - ValueKind.duration(0...60).read(duration)) < 1e-9)
  }

  @Test(arguments: Catalogue.animators.map(\.name))
  func durationIsTakenOver(name: String) throws {
    #expect(try make(name, ["duration": "2s"]).transitionDuration(using: nil) == 2)
  }

  @Test(arguments: ["0", "-1", "1000000000", "3.5", "none", "true"])
  func foldRefusesOtherFolds(value: String) {
    #expect(throws: ValueProblem.self) { try make("fold", ["folds": value]) }
  }

  @Test(arguments: ["nans", "infs", "-1s", "0s"])
  func durationsAreFiniteAndPositive(duration: String) {
    #expect(throws: ValueProblem.self) { try make("fade", ["duration": duration]) }
  }

  @Test func saysWhatIsAllowed() throws {
    let fold = try #require(Catalogue.animator(named: "fold"))
    #expect(fold.option(named: "folds")?.values == "a whole number from 1 to 8")
    #expect(fold.option(named: "perspective")?.values == "a length from 50pt to 10000pt, or none")
    #expect(fold.option(named: "perspective")?.standardText == "200pt")
    #expect(fold.option(named: "geometry")?.values == "uikit, contact")
    #expect(fold.option(named: "duration")?.values == "a duration from 0.01s to 60s")
    #expect(fold.option(named: "duration")?.standardText == "1s")
  }

  @Test func perspectiveMayBeNone() throws {
    let fold = try make("fold", ["perspective": "none"])
    let container = try #require(Stage.container(Stage(animator: fold).change().frame(at: 0.5)))
    #expect(container.sublayerTransform == CATransform3DIdentity)
  }

  @Test func perspectiveIsThereUnlessItIsNone() throws {
    let container = try #require(Stage.container(Stage(animator: make("fold", [:])).change().frame(at: 0.5)))
    #expect(container.sublayerTransform != CATransform3DIdentity)
  }
}
