import Lint
import Options
import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

/// What is presented over a part of the screen: where it is, how it goes, and what a finger does to it.
@Suite struct PanelAnimatorTests {
  static let presenting = ["side-menu", "bottom-sheet", "drawer", "picture-viewer", "banner"]

  private func stage(
    _ name: String, size: CGSize = Stage.size, wish: CGSize = .zero, _ chosen: [String: String] = [:]
  ) throws -> PresentedStage {
    let description = try #require(Catalogue.animator(named: name))
    var values = OptionValues()
    for (name, text) in chosen { try #require(description.option(named: name)).read(text, into: &values) }
    let animator = Run(size: size).perform { description.make(values) }
    return PresentedStage(
      size: size, wish: wish, try #require(animator as? any UIViewControllerTransitioningDelegate))
  }

  private func expect(_ value: CGFloat?, _ expected: CGFloat, within tolerance: CGFloat = 1e-3) {
    guard let value else {
      Issue.record("there is no such layer")
      return
    }
    #expect(abs(value - expected) < tolerance)
  }

  // MARK: All of them

  @Test func thoseThatPresentAreTransitioningDelegates() {
    let found = Catalogue.panels.filter { panel in
      Run(size: Stage.size).perform { panel.make() } is any UIViewControllerTransitioningDelegate
    }
    #expect(found.map(\.name) == Self.presenting)
  }

  @Test(arguments: presenting, [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)])
  func whatIsPresentedComesToItsPlaceAndGoes(name: String, size: CGSize) throws {
    let stage = try stage(name, size: size)
    let coming = try stage.present()
    let presentation = try #require(stage.panel.presentationController)
    #expect(stage.panel.view.frame == presentation.frameOfPresentedViewInContainerView)
    #expect(stage.panel.view.alpha == 1)
    #expect(stage.panel.view.transform == .identity)
    #expect(stage.run.window.bounds.intersects(stage.panel.view.frame))
    #expect(coming.transitions.count == 1)

    let going = try stage.dismiss()
    #expect(stage.panel.view.superview == nil)
    #expect(stage.panel.view.alpha == 1)
    #expect(stage.panel.view.transform == .identity)
    #expect(stage.panel.view.layer.cornerRadius == 0)
    #expect(stage.panel.view.gestureRecognizers?.isEmpty ?? true)
    #expect(stage.screen.view.frame == CGRect(origin: .zero, size: size))
    #expect(stage.screen.view.transform == .identity)
    #expect(stage.run.window.subviews == [stage.screen.view])
    #expect(going.transitions.last?.completions.map(\.didComplete) == [true])
    #expect(HierarchyAudit.problems(in: stage.run) == [])
  }

  @Test(arguments: presenting)
  func itComesAgain(name: String) throws {
    let stage = try stage(name)
    let first = try stage.present().final
    _ = try stage.dismiss()
    let second = try stage.present().final
    #expect(second.named("panel")?.frame == first.named("panel")?.frame)
  }

  @Test(arguments: presenting)
  func nothingIsWrongWithIt(name: String) throws {
    let stage = try stage(name)
    #expect(try stage.present().lint().map(\.rule.name) == [])
    #expect(try stage.dismiss().lint().map(\.rule.name) == [])
  }

  @Test(arguments: presenting)
  func withoutAnAnimationItIsInItsPlaceAtOnce(name: String) throws {
    let animated = try stage(name)
    let place = try animated.present().final.named("panel")?.frame
    let stage = try stage(name)
    stage.run.perform { stage.screen.present(stage.panel, animated: false) }
    try stage.run.settle()
    #expect(stage.panel.view.frame == place)
    stage.run.perform { stage.screen.dismiss(animated: false) }
    try stage.run.settle()
    #expect(stage.screen.view.transform == .identity)
    #expect(stage.run.window.subviews == [stage.screen.view])
  }

  /// The way back is the way there.
  @Test(arguments: ["side-menu", "drawer"])
  func theWayBackIsTheWayThere(name: String) throws {
    let stage = try stage(name)
    let (there, back) = (try stage.present(), try stage.dismiss())
    for time in there.instants(6).dropFirst().dropLast() {
      expect(
        back.frame(of: "panel", at: back.duration - time)?.minX,
        try #require(there.frame(of: "panel", at: time)?.minX), within: 0.5)
    }
  }

  @Test(arguments: ["side-menu", "drawer"])
  func itIsAsWideAsItPrefersUpToAPart(name: String) throws {
    #expect(
      try stage(name, wish: CGSize(width: 200, height: 0)).present().final.named("panel")?.frame.width == 200)
    #expect(
      try stage(name, wish: CGSize(width: 999, height: 0)).present().final.named("panel")?.frame.width == 300)
    #expect(try stage(name, ["width": "0.5"]).present().final.named("panel")?.frame.width == 187.5)
  }

  // MARK: Each of them

  @Test func theMenuComesFromItsSide() throws {
    let left = try stage("side-menu").present()
    expect(left.frame(of: "panel", at: 0)?.maxX, 0)
    expect(left.frame(of: "panel", at: 0.175)?.midX, 0)
    let right = try stage("side-menu", ["side": "right"]).present()
    expect(right.frame(of: "panel", at: 0)?.minX, 375)
    expect(right.final.named("panel")?.frame.maxX, 375)
  }

  @Test(arguments: [(0.6, 200, true), (0.6, 100, false), (0.1, 60, true)])
  func aFingerTakesTheMenuBack(seconds: TimeInterval, way: CGFloat, goes: Bool) throws {
    let stage = try stage("side-menu")
    _ = try stage.present()
    try stage.swipe(from: CGPoint(x: 280, y: 300), by: CGPoint(x: -way, y: 0), in: seconds)
    #expect((stage.panel.view.superview == nil) == goes)
    #expect(stage.panel.view.frame.minX == 0)
  }

  @Test func theMenuStaysWithTheFinger() throws {
    let stage = try stage("side-menu")
    _ = try stage.present()
    let timeline = try stage.run.record {
      try stage.swipe(from: CGPoint(x: 280, y: 300), by: CGPoint(x: -160, y: 0), in: 0.5)
    }
    let start = try #require(timeline.touches.last?.began)
    // All but the ten points that it takes to tell a pan from a tap.
    expect(timeline.frame(of: "panel", at: start + 0.25)?.minX, -70, within: 4)
  }

  @Test func aTapBesideTheMenuClosesIt() throws {
    let stage = try stage("side-menu")
    _ = try stage.present()
    try stage.run.send(.tap(at: CGPoint(x: 360, y: 300)), at: stage.run.loop.now.seconds)
    try stage.run.settle()
    #expect(stage.panel.view.superview == nil)
  }

  @Test func theDrawerAndTheScreenShareAnEdge() throws {
    let stage = try stage("drawer")
    for timeline in [try stage.present(), try stage.dismiss()] {
      for time in timeline.instants(8).dropLast() {
        expect(
          timeline.frame(of: "screen", at: time)?.minX,
          try #require(timeline.frame(of: "panel", at: time)?.maxX), within: 0.01)
      }
    }
  }

  @Test func theDrawerAndTheScreenShareAnEdgeUnderAFinger() throws {
    let stage = try stage("drawer")
    _ = try stage.present()
    let timeline = try stage.run.record {
      try stage.swipe(from: CGPoint(x: 330, y: 300), by: CGPoint(x: -120, y: 0), in: 0.5)
    }
    for time in timeline.instants(12) {
      expect(
        timeline.frame(of: "screen", at: time)?.minX,
        try #require(timeline.frame(of: "panel", at: time)?.maxX), within: 0.01)
    }
    // It has come back, and the screen is aside again.
    #expect(stage.screen.view.transform.tx == 300)
  }

  @Test(
    arguments: [
      // From the middle up, up but not far, down to nowhere, quickly down.
      ([-220], 53), ([-60], 334), ([60], 334), ([-220, 220], 334), ([-220, 40], 53), ([230], nil),
    ] as [([CGFloat], CGFloat?)])
  func theSheetRestsAtDetents(ways: [CGFloat], top: CGFloat?) throws {
    let stage = try stage("bottom-sheet")
    _ = try stage.present()
    expect(stage.panel.view.frame.minY, 334)
    for way in ways {
      let y = stage.panel.view.frame.minY + 30
      try stage.swipe(from: CGPoint(x: 187, y: y), by: CGPoint(x: 0, y: way), in: 0.8)
    }
    if let top {
      expect(stage.panel.view.frame.minY, top)
    } else {
      #expect(stage.panel.view.superview == nil)
    }
  }

  @Test func aFlickTakesTheSheetFurther() throws {
    let stage = try stage("bottom-sheet")
    _ = try stage.present()
    try stage.swipe(from: CGPoint(x: 187, y: 370), by: CGPoint(x: 0, y: -90), in: 0.08)
    expect(stage.panel.view.frame.minY, 53)
  }

  @Test func theSheetGivesWayAboveItsHighestDetent() throws {
    let stage = try stage("bottom-sheet", ["detent": "0.92"])
    _ = try stage.present()
    let timeline = try stage.run.record {
      try stage.swipe(from: CGPoint(x: 187, y: 200), by: CGPoint(x: 0, y: -110), in: 0.5)
    }
    let highest = timeline.instants(40).compactMap { timeline.frame(of: "panel", at: $0)?.minY }.min()
    expect(highest, 53 - 25, within: 2)
    expect(stage.panel.view.frame.minY, 53)
    #expect(timeline.instants(40).allSatisfy { timeline.frame(of: "panel", at: $0)?.height == 614 })
  }

  @Test func thePictureGoesWhereTheFingerGoes() throws {
    for (sign, way) in [(1, 250), (-1, 250), (1, 90)] as [(CGFloat, CGFloat)] {
      let stage = try stage("picture-viewer", ["scale": "1"])
      _ = try stage.present()
      let timeline = try stage.run.record {
        try stage.swipe(
          from: CGPoint(x: 187, y: 333), by: CGPoint(x: 0, y: sign * way), in: 0.9)
      }
      let start = try #require(timeline.touches.last?.began)
      expect(timeline.frame(of: "panel", at: start + 0.85)?.minY, sign * (way * 0.85 / 0.9 - 10), within: 5)
      #expect((stage.panel.view.superview == nil) == (way > 200))
    }
  }

  @Test func aBannerIsAtItsEdge() throws {
    let wish = CGSize(width: 200, height: 60)
    #expect(
      try stage("banner", wish: wish).present().final.named("panel")?.frame
        == CGRect(x: 87.5, y: 28, width: 200, height: 60))
    #expect(
      try stage("banner", wish: wish, ["edge": "bottom"]).present().final.named("panel")?.frame
        == CGRect(x: 87.5, y: 599, width: 200, height: 60))
  }

  @Test func aToastGoesByItself() throws {
    let stage = try stage("banner", ["stays": "1.5s", "edge": "bottom"])
    let timeline = try stage.present()
    #expect(timeline.transitions.count == 2)
    expect(timeline.duration, 0.5 + 1.5 + 0.5, within: 0.05)
    #expect(stage.panel.view.superview == nil)
  }

  @Test(arguments: [[], ["reverse"]])
  func tabsSlideByAPart(flags: [String]) throws {
    let animator = try #require(Catalogue.animator(named: "tab-slide"))
    var values = OptionValues()
    for flag in flags { try #require(animator.option(named: flag)).read("true", into: &values) }
    let timeline = try Stage(animator: animator.make(values)).change()
    let sign: CGFloat = flags.isEmpty ? 1 : -1
    expect(timeline.frame(of: "new", at: 0)?.minX, sign * 93.75)
    expect(timeline.frame(of: "old", at: timeline.duration - 1e-9)?.minX, -sign * 93.75)
    let container = try #require(Stage.container(timeline.final))
    #expect(container.sublayers.map(\.name) == ["new"])
  }
}
