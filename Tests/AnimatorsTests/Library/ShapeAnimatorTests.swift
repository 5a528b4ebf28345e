import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

/// Pictures that travel, masks that open, cards and buttons that grow: where they are at the beginning, on the way and at the
/// end, on phones of two sizes.
@Suite struct ShapeAnimatorTests {
  static let sizes = [CGSize(width: 375, height: 667), CGSize(width: 430, height: 932)]

  private static let small = CGRect(x: 30, y: 120, width: 90, height: 60)
  private static let large = CGRect(x: 0, y: 40, width: 375, height: 300)

  /// The first screen has a small view of a name, the second one, if asked for, a large one.
  private func stage(
    _ animator: any UIViewControllerAnimatedTransitioning, _ size: CGSize, _ identifier: String? = nil,
    inBoth: Bool = false
  ) -> Stage {
    let stage = Stage(size: size, animator: animator)
    stage.run.perform {
      guard let identifier else { return }
      let screens = stage.tabs.viewControllers ?? []
      for (index, screen) in screens.enumerated() where index == 0 || inBoth {
        let view = UIView(frame: index == 0 ? Self.small : Self.large)
        view.accessibilityIdentifier = identifier
        view.backgroundColor = .systemGreen
        view.layer.cornerRadius = index == 0 ? 12 : 0
        screen.view.addSubview(view)
      }
    }
    return stage
  }

  private func layer(_ name: String, _ timeline: Timeline, at time: TimeInterval) throws -> Layer {
    try #require(timeline.frame(at: time).named(name))
  }

  private func expect(_ frame: CGRect, _ other: CGRect, within tolerance: CGFloat = 0.5) {
    for (a, b) in zip(frame.corners, other.corners) {
      #expect(abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance, "\(frame) \(other)")
    }
  }

  // MARK: Shared element

  @Test(arguments: sizes) func thePictureTravels(size: CGSize) throws {
    let stage = stage(SharedElementAnimator(), size, "picture", inBoth: true)
    let timeline = try stage.change()
    let end = timeline.duration - 1e-6
    expect(try layer("Traveller", timeline, at: 0).frame, Self.small)
    expect(try layer("Traveller", timeline, at: end).frame, Self.large)
    #expect(try abs(layer("Traveller", timeline, at: 0).cornerRadius - 12) < 0.1)
    #expect(try layer("Traveller", timeline, at: end).cornerRadius < 0.1)
    #expect(timeline.final.named("Traveller") == nil)
    // Both views are there again, with their corners.
    let views = try (stage.tabs.viewControllers ?? []).map { try #require($0.view.subviews.first) }
    #expect(views.map(\.isHidden) == [false, false])
    #expect(views.map(\.layer.cornerRadius) == [12, 0])
  }

  @Test func thePicturesCoverTheirFrameAllTheWay() throws {
    let timeline = try stage(SharedElementAnimator(), Self.sizes[0], "picture", inBoth: true).change()
    for time in timeline.instants(20).dropLast() {
      let traveller = try layer("Traveller", timeline, at: time)
      #expect(traveller.sublayers.count == 2)
      for picture in traveller.sublayers {
        #expect(picture.frame.insetBy(dx: -0.01, dy: -0.01).contains(traveller.bounds), "at \(time)")
      }
    }
  }

  @Test func thePictureGoesBack() throws {
    let timeline = try stage(SharedElementAnimator(reverse: true), Self.sizes[0], "picture", inBoth: true)
      .change(to: 0)
    expect(try layer("Traveller", timeline, at: 0).frame, Self.large)
    expect(try layer("Traveller", timeline, at: timeline.duration - 1e-6).frame, Self.small)
  }

  @Test func withoutAPictureScreensFade() throws {
    let timeline = try stage(SharedElementAnimator(), Self.sizes[0], "picture").change()
    #expect(timeline.frame(at: 0.1).named("Traveller") == nil)
    #expect(try layer("new", timeline, at: 0.1).opacity < 1)
  }

  // MARK: Circles

  @Test(arguments: sizes) func theCircleHoldsTheWholeScreenInTheEnd(size: CGSize) throws {
    for origin in [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1), CGPoint(x: 0.9, y: 0.1)] {
      let timeline = try stage(CircularRevealAnimator(origin: origin), size).change()
      let start = try #require(try layer("new", timeline, at: 0).mask?.root)
      let end = try #require(try layer("new", timeline, at: timeline.duration - 1e-9).mask?.root)
      #expect(start.frame.width < 3)
      let reach = end.frame.width / 2
      let corners = CGRect(origin: .zero, size: size).corners
      #expect(corners.allSatisfy { hypot($0.x - end.position.x, $0.y - end.position.y) <= reach + 0.1 })
      #expect(end.cornerRadius == end.bounds.width / 2)
      #expect(try #require(timeline.final.named("new")).mask == nil)
    }
  }

  /// The curve is even, so what closes is what opened, seen backwards.
  @Test func theCircleClosesAsItOpens() throws {
    let opens = try stage(CircularRevealAnimator(), Self.sizes[0]).change()
    let closes = try stage(CircularRevealAnimator(reverse: true), Self.sizes[0]).change(to: 0)
    for time in opens.instants(6).dropFirst().dropLast() {
      let a = try #require(try layer("new", opens, at: time).mask?.root.frame.width)
      let b = try #require(try layer("new", closes, at: closes.duration - time).mask?.root.frame.width)
      #expect(abs(a - b) < 0.5)
    }
  }

  /// A mask goes by the clock of what it masks, which a finger holds; and back on it when the finger lets go.
  @Test func theCircleFollowsTheFinger() throws {
    let stage = try TabStage()
    let swipe = stage.run.perform { SwipeInteractionController(tabBarController: stage.tabs) }
    let delegate = InteractiveTabsDelegate(interaction: swipe) { _ in CircularRevealAnimator() }
    stage.tabs.delegate = delegate
    // Held longer than the animation takes by itself.
    let driven = try withExtendedLifetime((swipe, delegate)) {
      try stage.run.record { try stage.drag(by: -90, hold: 2) }
    }
    func width(_ timeline: Timeline, _ time: TimeInterval) -> CGFloat? {
      timeline.frame(at: time).first { $0.mask != nil }?.mask?.root.frame.width
    }
    let held = try #require(driven.interaction.last { $0.kind == .updated && $0.time < 2 })
    let free = try Stage(animator: CircularRevealAnimator()).change()
    let expected = try #require(width(free, held.fraction * free.duration))
    #expect(abs(try #require(width(driven, 2)) - expected) < 1)
    let end = try #require(driven.interaction.last).time
    #expect(try #require(width(driven, end - 1e-4)) < 3)
    #expect(stage.isRestored(driven))
  }

  @Test(arguments: sizes) func theScreenComesOutOfTheBubble(size: CGSize) throws {
    let timeline = try stage(BubbleAnimator(), size).change()
    let start = CGPoint(x: size.width / 2, y: 0.9 * size.height)
    let early = try layer("new", timeline, at: 0)
    #expect(early.position == start && early.opacity == 0)
    let container = try #require(Stage.container(timeline.frame(at: timeline.duration - 1e-6)))
    let bubble = try #require(container.sublayers.dropFirst().first)
    #expect(bubble.position == start)
    #expect(bubble.frame.insetBy(dx: -1, dy: -1).contains(CGRect(origin: .zero, size: size)))
    #expect(bubble.backgroundColor == UIColor.systemBlue.color)
  }

  // MARK: Cards and cells

  @Test(arguments: sizes) func theCardBecomesTheScreen(size: CGSize) throws {
    let timeline = try stage(CardAnimator(), size, "card").change()
    let (early, late) = (
      try layer("CardWindow", timeline, at: 0),
      try layer("CardWindow", timeline, at: timeline.duration - 1e-6)
    )
    expect(early.frame, Self.small)
    expect(late.frame, CGRect(origin: .zero, size: size))
    #expect(early.cornerRadius == 12 && late.cornerRadius < 0.1)
    // Both pictures are as wide as the window.
    for time in timeline.instants(8).dropLast() {
      let window = try layer("CardWindow", timeline, at: time)
      for picture in window.sublayers { #expect(abs(picture.frame.width - window.bounds.width) < 0.01) }
    }
  }

  @Test func aScreenWithoutCardsHasOneInItsMiddle() throws {
    let timeline = try stage(CardAnimator(cornerRadius: 20), Self.sizes[0]).change()
    let window = try layer("CardWindow", timeline, at: 0)
    expect(window.frame, CGRect(x: 93.75, y: 166.75, width: 187.5, height: 333.5))
    #expect(window.cornerRadius == 20)
  }

  /// Two straight lines between the same widths.
  @Test(arguments: sizes, [false, true]) func theNearScreenStaysInItsCell(size: CGSize, reverse: Bool) throws
  {
    let stage = stage(ZoomAnimator(reverse: reverse), size, "cell")
    let timeline = try stage.change(to: reverse ? 0 : 1)
    for time in timeline.instants(8).dropFirst().dropLast() {
      let (far, near) = (try layer("old", timeline, at: time), try layer("new", timeline, at: time))
      let cell = try #require(far.sublayers.first).frame.applying(far.affine)
      let whole = near.frame
      #expect(abs(cell.width - whole.width) < 0.01)
      #expect(abs(cell.midX - whole.midX) < 0.01 && abs(cell.midY - whole.midY) < 0.01)
    }
  }

  // MARK: A button

  @Test(arguments: sizes) func theButtonBecomesTheScreen(size: CGSize) throws {
    let timeline = try stage(MorphingButtonAnimator(), size, "button").change()
    let (early, late) = (
      try layer("Morph", timeline, at: 0), try layer("Morph", timeline, at: timeline.duration - 1e-6)
    )
    expect(early.frame, Self.small)
    expect(late.frame, CGRect(origin: .zero, size: size))
    #expect(early.cornerRadius == 12 && late.cornerRadius == 0)
    #expect(early.backgroundColor == UIColor.systemGreen.color)
    #expect(late.backgroundColor == UIColor.systemBlue.color)
  }

  // MARK: A wave

  @Test(arguments: sizes, [false, true]) func theWaveTakesTheScreen(size: CGSize, reverse: Bool) throws {
    let timeline = try stage(LiquidSwipeAnimator(reverse: reverse), size).change(to: reverse ? 0 : 1)
    /// Of the outline, from the beginning of a way in to its end.
    func left(_ share: Double) throws -> CGFloat {
      let time = timeline.duration * min(max(reverse ? 1 - share : share, 0), 1 - 1e-9)
      let mask = try #require(try layer("new", timeline, at: time).mask?.root)
      return try #require(mask.outline).controlBounds.minX
    }
    #expect(try left(0) >= size.width - 1)
    var before = size.width
    for step in 0...24 {
      let now = try left(Double(step) / 24)
      #expect(now <= before + 0.5, "it never ebbs")
      before = now
    }
    #expect(before <= 0)
    #expect(timeline.final.first { $0.mask != nil } == nil)
  }
}

extension Layer {
  /// Where it stands, as far as that is flat.
  fileprivate var affine: CGAffineTransform { CATransform3DGetAffineTransform(matrix) }
}
