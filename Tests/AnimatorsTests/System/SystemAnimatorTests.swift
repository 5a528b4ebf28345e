import Options
import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

@Suite struct SystemAnimatorTests {
  private static let names = Catalogue.system.map(\.name)

  private func stage(_ name: String, reverse: Bool = false) throws -> Stage {
    let animator = try #require(Catalogue.animator(named: name))
    var options = OptionValues()
    if reverse { try animator.option(named: "reverse")?.read("true", into: &options) }
    return Stage(animator: animator.make(options))
  }

  private func layer(_ name: String, _ timeline: Timeline, at time: TimeInterval) throws -> Layer {
    try #require(timeline.frame(at: time).named(name))
  }

  @Test(arguments: names)
  func leavesNothingBehind(name: String) throws {
    let stage = try stage(name)
    let timeline = try stage.change()
    let container = try #require(Stage.container(timeline.final))
    #expect(container.sublayers.map(\.name) == ["new"])
    #expect(container.sublayerTransform == CATransform3DIdentity)
    for controller in stage.tabs.viewControllers ?? [] {
      #expect(controller.view.frame == CGRect(origin: .zero, size: Stage.size))
      #expect(controller.view.layer.transform == CATransform3DIdentity)
      #expect(controller.view.alpha == 1)
    }
  }

  @Test func aPushedScreenMovesThreeTimesAsFar() throws {
    let timeline = try stage("push").change()
    for time in timeline.instants(5).dropLast() {
      let new = try layer("new", timeline, at: time).transform.m41
      let old = try layer("old", timeline, at: time).transform.m41
      #expect(abs((375 - new) + 3 * old) < 1e-3)
    }
    #expect(try layer("new", timeline, at: 0).transform.m41 == 375)
  }

  @Test func aPopIsAPushBackwards() throws {
    let timeline = try stage("pop").change()
    #expect(try layer("new", timeline, at: 0).transform.m41 == -125)
    #expect(try layer("old", timeline, at: 0.1).transform.m41 > 0)
    let container = try #require(Stage.container(timeline.frame(at: 0.1)))
    #expect(container.sublayers.last?.name == "old")
  }

  @Test func theCoveredScreenIsDarker() throws {
    let container = try #require(Stage.container(try stage("push").change().frame(at: 0.4999)))
    #expect(abs((container.sublayers.dropFirst().first?.opacity ?? 0) - 0.1) < 1e-3)
  }

  @Test func coversFromBelow() throws {
    let timeline = try stage("cover-vertical").change()
    #expect(try layer("new", timeline, at: 0).transform.m42 == 667)
    #expect(try layer("old", timeline, at: 0.2).transform == CATransform3DIdentity)
  }

  @Test func uncoversDownwards() throws {
    let timeline = try stage("cover-vertical", reverse: true).change()
    #expect(try layer("old", timeline, at: 0.2).transform.m42 > 0)
    #expect(try layer("new", timeline, at: 0.2).transform == CATransform3DIdentity)
  }

  /// Seen from the edge halfway, both screens at once.
  @Test(arguments: [false, true])
  func turnsOverHalfway(reverse: Bool) throws {
    let timeline = try stage("flip-horizontal", reverse: reverse).change()
    let (old, new) = (
      try layer("old", timeline, at: 0.375).transform, try layer("new", timeline, at: 0.375).transform
    )
    let side: CGFloat = reverse ? 1 : -1
    #expect(abs(old.m11) < 1e-6 && abs(old.m13 + side) < 1e-6)
    #expect(abs(new.m11) < 1e-6 && abs(new.m13 - side) < 1e-6)
  }

  @Test func dissolves() throws {
    let timeline = try stage("cross-dissolve").change()
    #expect(abs(try layer("new", timeline, at: 0.25).opacity - 0.5) < 1e-6)
    #expect(try layer("old", timeline, at: 0.25).opacity == 1)
  }
}
