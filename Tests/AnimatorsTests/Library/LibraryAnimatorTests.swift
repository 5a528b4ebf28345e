import Options
import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

/// The choreography of VCTransitionsLibrary: where things are at the beginning, halfway and before the end.
///
/// All but two run by easeInOut, which has come exactly halfway in the middle.
@Suite struct LibraryAnimatorTests {
  private func stage(_ name: String, _ flags: [String] = []) throws -> Stage {
    let animator = try #require(Catalogue.animator(named: name))
    var options = OptionValues()
    for flag in flags { try #require(animator.option(named: flag)).read("true", into: &options) }
    return Stage(animator: animator.make(options))
  }

  private func layer(_ name: String, _ timeline: Timeline, at time: TimeInterval) throws -> Layer {
    try #require(timeline.frame(at: time).named(name))
  }

  /// The layers of the container, from the back on.
  private func layers(_ timeline: Timeline, at time: TimeInterval) throws -> [Layer] {
    Array(try #require(Stage.container(timeline.frame(at: time))).sublayers)
  }

  private func expect(_ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 1e-3) {
    #expect(abs(value - expected) < tolerance)
  }

  /// The angle of a turn about y alone.
  private func angleAboutY(_ layer: Layer) -> Double { atan2(layer.transform.m31, layer.transform.m11) }
  private func angleAboutX(_ layer: Layer) -> Double { atan2(layer.transform.m23, layer.transform.m22) }

  // MARK: All of them

  /// Each animator, plain and with each flag that it has.
  private static let variants = (Catalogue.library + Catalogue.shapes).flatMap { animator in
    [(animator.name, [])]
      + ["reverse", "vertical"].filter { animator.option(named: $0) != nil }.map { (animator.name, [$0]) }
  }

  @Test(arguments: variants)
  func leavesNothingBehind(name: String, flags: [String]) throws {
    let stage = try stage(name, flags)
    let timeline = try stage.change()
    let container = try #require(Stage.container(timeline.final))
    #expect(container.sublayers.map(\.name) == ["new"])
    for controller in stage.tabs.viewControllers ?? [] {
      #expect(controller.view.frame == CGRect(origin: .zero, size: Stage.size))
      #expect(controller.view.layer.transform == CATransform3DIdentity)
      #expect(controller.view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
      #expect(controller.view.alpha == 1)
      #expect(controller.view.subviews.isEmpty)
    }
  }

  // MARK: Flat ones

  @Test func theCrossfadeUncovers() throws {
    let timeline = try stage("crossfade").change()
    #expect(try layers(timeline, at: 0.5).map(\.name) == ["new", "old"])
    expect(CGFloat(try layer("old", timeline, at: 0.5).opacity), 0.5)
  }

  @Test func thePanMovesTheScreenInFrontTwiceAsFar() throws {
    let timeline = try stage("pan").change()
    #expect(try layers(timeline, at: 0.15).map(\.name) == ["old", "new"])
    expect(try layer("new", timeline, at: 0).transform.m41, 375)
    expect(try layer("new", timeline, at: 0.15).transform.m41, 375 / 2)
    expect(try layer("old", timeline, at: 0.15).transform.m41, -375 / 4)
  }

  @Test func thePanGoesBack() throws {
    let timeline = try stage("pan", ["reverse"]).change()
    #expect(try layers(timeline, at: 0.15).map(\.name) == ["new", "old"])
    expect(try layer("new", timeline, at: 0).transform.m41, -375 / 2)
    expect(try layer("old", timeline, at: 0.15).transform.m41, 375 / 2)
  }

  @Test func thePortalOpens() throws {
    let timeline = try stage("portal").change()
    expect(try layer("new", timeline, at: 0).transform.m11, 0.8)
    let leaves = try layers(timeline, at: 1 - 1e-9).suffix(2)
    expect(try #require(leaves.first).frame.maxX, 0, within: 0.01)
    expect(try #require(leaves.last).frame.minX, 375, within: 0.01)
  }

  @Test func thePortalCloses() throws {
    let timeline = try stage("portal", ["reverse"]).change()
    expect(try #require(try layers(timeline, at: 0).dropLast().last).frame.maxX, 0)
    expect(try layer("old", timeline, at: 1 - 1e-9).transform.m11, 0.8)
  }

  @Test func theScreenExplodesIntoSquares() throws {
    let timeline = try stage("explode").change()
    let tiles = try layers(timeline, at: 0).dropFirst().filter { !$0.isHidden && $0.name != "old" }
    // 667 points are 17.8 times the tenth of 375.
    #expect(tiles.count == 10 * 18)
    for (tile, late) in zip(tiles, try layers(timeline, at: 1 - 1e-9).suffix(tiles.count)) {
      #expect(abs(late.position.x - tile.position.x) <= 100)
      #expect(abs(late.position.y - tile.position.y) <= 100)
      #expect(late.opacity < 1e-3)
    }
  }

  @Test func explosionsRepeat() throws {
    let stage = try stage("explode")
    let first = try layers(try stage.change(), at: 0.5).map(\.position)
    #expect(try layers(try self.stage("explode").change(), at: 0.5).map(\.position) == first)
  }

  // MARK: In space

  /// Both faces are hinged at the edge that they share, and turn by 45° in the middle.
  @Test(arguments: [[], ["reverse"]])
  func facesOfTheCubeShareAnEdge(flags: [String]) throws {
    let timeline = try stage("cube", flags).change()
    let sign: Double = flags.isEmpty ? 1 : -1
    for time in timeline.instants(8).dropLast() {
      let (old, new) = (try layer("old", timeline, at: time), try layer("new", timeline, at: time))
      #expect(old.position == new.position)
      #expect(old.anchorPoint.x == 1 - new.anchorPoint.x)
      // A quarter turn between them.
      expect(angleAboutY(old) - angleAboutY(new), sign * .pi / 2)
    }
    let middle = try layer("old", timeline, at: 0.5)
    expect(middle.position.x, 375 / 2)
    expect(angleAboutY(middle), sign * .pi / 4)
    expect(CGFloat(try #require(middle.sublayers.last).opacity), 0.4)
  }

  @Test func theCubeTurnsAboutAHorizontalAxis() throws {
    let middle = try layer("old", try stage("cube", ["vertical"]).change(), at: 0.5)
    expect(middle.position.y, 667 / 2)
    expect(angleAboutX(middle), -.pi / 4)
  }

  /// The eye is where the far edges of the faces are smaller, not larger.
  @Test(arguments: [[], ["reverse"], ["vertical"], ["vertical", "reverse"]])
  func facesOfTheCubeTurnAway(flags: [String]) throws {
    let timeline = try stage("cube", flags).change()
    for name in ["old", "new"] {
      let face = try layer(name, timeline, at: 0.5)
      let far = CGPoint(x: (1 - 2 * face.anchorPoint.x) * 375, y: (1 - 2 * face.anchorPoint.y) * 667)
      let z = far.x * face.transform.m13 + far.y * face.transform.m23
      #expect(z < -200, "\(name)")
    }
  }

  /// Each half of the time a quarter; halfway through the first half, by an even curve, an eighth.
  @Test(arguments: [[], ["reverse"]])
  func theScreenTurnsOver(flags: [String]) throws {
    let timeline = try stage("turn", flags).change()
    let sign: Double = flags.isEmpty ? -1 : 1
    expect(try angleAboutY(layer("old", timeline, at: 0.4999)), sign * .pi / 2, within: 0.01)
    expect(try angleAboutY(layer("new", timeline, at: 0.5001)), -sign * .pi / 2, within: 0.01)
    expect(try angleAboutY(layer("new", timeline, at: 1 - 1e-6)), 0)
  }

  /// The page that goes up is one half of the old screen, the one that comes down the other of the new one.
  @Test(arguments: [[], ["reverse"], ["vertical"]])
  func thePageStandsUprightInTheMiddle(flags: [String]) throws {
    let timeline = try stage("flip", flags).change()
    let pages = try layers(timeline, at: 0.4999).filter { $0.name == "FlipPage" }
    #expect(pages.count == 4)
    let lifted = pages[2]
    let depth = flags.contains("vertical") ? lifted.transform.m23 : lifted.transform.m13
    let far = flags.contains("vertical") ? 1 - 2 * lifted.anchorPoint.y : 1 - 2 * lifted.anchorPoint.x
    // Towards the viewer.
    #expect(depth * far > 0.99)
    expect(CGFloat(try #require(lifted.sublayers.last).opacity), 1, within: 0.01)
    #expect(
      lifted.anchorPoint == (try layers(timeline, at: 0.4999).filter { $0.name == "FlipPage" }[0]).anchorPoint
    )
  }

  /// Times and places of the way forward.
  @Test func cardsAreDealt() throws {
    let timeline = try stage("cards").change()
    let before = try layer("new", timeline, at: 0)
    expect(before.position.y, 667 * 1.5)
    let behind = try layer("old", timeline, at: 0.75)
    expect(behind.transform.m11, 0.8, within: 0.03)
    expect(behind.transform.m42, -0.08 * 667, within: 2)
    expect(CGFloat(behind.opacity), 0.6, within: 0.03)
    expect(try layer("new", timeline, at: 1 - 1e-6).position.y, 667 / 2, within: 0.1)
  }

  @Test func theCardInFrontIsTakenAway() throws {
    let timeline = try stage("cards", ["reverse"]).change()
    let under = try layer("new", timeline, at: 0)
    expect(under.transform.m11, 0.6)
    expect(CGFloat(under.opacity), 0.6)
    expect(try layer("old", timeline, at: 0.5).position.y, 667 * 1.5, within: 1)
    expect(try layer("new", timeline, at: 1 - 1e-6).transform.m11, 1)
  }

  /// 80° about the left edge; the page comes from one width further right.
  @Test func theCoverOpens() throws {
    let timeline = try stage("natgeo").change()
    let cover = try layer("old", timeline, at: 1 - 1e-6)
    #expect(cover.anchorPoint.x == 0)
    expect(cover.position.x, 0)
    expect(angleAboutY(cover), 80 * .pi / 180)
    let page = try layer("new", timeline, at: 0).transform
    let turned = CATransform3DRotate(CATransform3DIdentity, 5 * .pi / 180, 0, 0, 1)
    expect(page.m41, 375 * turned.m11 - 375 / 8 * turned.m21, within: 0.1)
    expect(page.m43, 150 / 320 * 375, within: 0.1)
  }
}
