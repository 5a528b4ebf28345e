import Testing
import TransitionEngine

@testable import UIKit

/// Laws that hold for what physics moves.
@Suite struct UIDynamicAnimatorTests {
  private final class Listener: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var calls: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { calls.append("touch \(identifier.map { "\($0)" } ?? "bounds")") }
  }

  private let fixture = Fixture()
  private var view: UIView { fixture.view }
  private var room: UIView { fixture.run.window }

  private func record(
    _ behaviors: [UIDynamicBehavior], _ listener: Listener = Listener(), _ more: () -> Void = {}
  ) throws -> Timeline {
    let animator = fixture.run.perform { UIDynamicAnimator(referenceView: room) }
    return try fixture.run.record {
      animator.delegate = listener
      behaviors.forEach(animator.addBehavior)
      more()
      // It lives as long as somebody keeps it.
      fixture.run.loop.schedule(at: VirtualTime(seconds: 59)) { _ = animator.isRunning }
    }
  }

  private func shown(_ timeline: Timeline, _ time: TimeInterval) throws -> Layer {
    try fixture.shown(in: timeline, at: time)
  }

  /// Apple's documentation of `UIGravityBehavior.magnitude`: 1.0 is 1,000 points per second squared.
  @Test func thingsFallAsDocumented() throws {
    let gravity = UIGravityBehavior(items: [view])
    let floor = UICollisionBehavior(items: [view])
    floor.translatesReferenceBoundsIntoBoundary = true
    let listener = Listener()
    floor.collisionDelegate = listener
    let timeline = try record([gravity, floor], listener)
    expectClose(try shown(timeline, 0.5).position.y, 50 + 125, within: 3)
    expectClose(view.center.y, 750, within: 1)
    expectClose(view.center.x, 50, within: 0.5)
    #expect(listener.calls.prefix(2) == ["resume", "touch bounds"] && listener.calls.last == "pause")
    #expect(timeline.lint().isEmpty)
  }

  /// Apple's documentation of `UIPushBehavior.magnitude`: 1.0 accelerates 100 × 100 points by 100 points per second squared.
  @Test(arguments: [UIPushBehavior.Mode.continuous, .instantaneous])
  func pushesAreAsStrongAsDocumented(mode: UIPushBehavior.Mode) throws {
    let push = UIPushBehavior(items: [view], mode: mode)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let brake = UIDynamicItemBehavior(items: [view])
    let timeline = try record([push, brake]) {
      fixture.run.loop.schedule(at: VirtualTime(seconds: 1.5)) {
        push.active = false
        brake.resistance = 20
      }
    }
    expectClose(
      try shown(timeline, 1).position.x, 50 + (mode == .continuous ? 50 : 100), within: 4)
  }

  @Test func whatIsElasticBounces() throws {
    let material = UIDynamicItemBehavior(items: [view])
    material.elasticity = 0.5
    let floor = UICollisionBehavior(items: [view])
    floor.addBoundary(withIdentifier: "floor", from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
    let timeline = try record([UIGravityBehavior(items: [view]), floor, material])
    // Half of the speed is a quarter of the height, which is 200 points.
    let landing = (2.0 * 200 / 1000).squareRoot()
    expectClose(try shown(timeline, landing + 0.5 * landing).position.y, 250 - 50, within: 12)
    expectClose(view.center.y, 250, within: 1)
  }

  @Test func itemsDoNotGoThroughOneAnother() throws {
    let other = fixture.run.perform {
      let other = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      room.addSubview(other)
      return other
    }
    let collision = UICollisionBehavior(items: [view, other])
    collision.translatesReferenceBoundsIntoBoundary = true
    let timeline = try record([UIGravityBehavior(items: [view, other]), collision])
    expectClose(other.center.y, 750, within: 1.5)
    expectClose(view.center.y, 650, within: 3)
    #expect(timeline.lint().isEmpty)
  }

  @Test(arguments: [0.2, 0.5, 1]) func aSnapEndsAtItsPoint(damping: CGFloat) throws {
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 400))
    snap.damping = damping
    fixture.run.perform { view.transform = CGAffineTransform(rotationAngle: 1) }
    let timeline = try record([snap])
    expectClose(view.center.x, 200, within: 2)
    expectClose(view.center.y, 400, within: 2)
    expectClose(view.transform.b, 0, within: 0.05)
    #expect(timeline.duration > 0.3)
  }

  @Test func aRodKeepsItsLength() throws {
    let rod = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 50))
    #expect(rod.length == 150)
    let air = UIDynamicItemBehavior(items: [view])
    air.resistance = 3
    let timeline = try record([UIGravityBehavior(items: [view]), rod, air])
    for time in stride(from: 0, to: 1.5, by: 0.1) {
      let place = try shown(timeline, time).position
      expectClose(hypot(place.x - 200, place.y - 50), 150, within: 3)
    }
    expectClose(view.center.x, 200, within: 12)
  }

  @Test func aSpringSwingsAsOftenAsAsked() throws {
    let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 50, y: 50))
    (spring.length, spring.frequency, spring.damping) = (0, 1, 0.1)
    fixture.run.perform { view.center = CGPoint(x: 150, y: 50) }
    let timeline = try record([spring])
    #expect(try shown(timeline, 0.5).position.x < -10)
    #expect(try shown(timeline, 1).position.x > 80)
  }

  @Test func theSameCodeMovesTheSameWay() throws {
    func places() throws -> [CGPoint] {
      let tests = UIDynamicAnimatorTests()
      let collision = UICollisionBehavior(items: [tests.view])
      collision.translatesReferenceBoundsIntoBoundary = true
      let push = UIPushBehavior(items: [tests.view], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 3, dy: 1)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 10, vertical: 20), for: tests.view)
      let timeline = try tests.record([UIGravityBehavior(items: [tests.view]), collision, push])
      return try stride(from: 0, to: 2, by: 0.25).map { try tests.shown(timeline, $0).position }
    }
    #expect(try places() == places())
  }

  @Test func whatNeverRestsIsGivenUpAndFound() throws {
    let timeline = try record([UIGravityBehavior(items: [view])])
    #expect(timeline.lint().map(\.rule) == [.notModelled])
    #expect(timeline.duration <= 59.1)
    #expect(view.center.y.isFinite)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1e300]) func numbersStayNumbers(strength: CGFloat) throws {
    let gravity = UIGravityBehavior(items: [view])
    gravity.gravityDirection = CGVector(dx: strength, dy: 1)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    _ = try record([gravity, collision])
    #expect(view.center.x.isFinite && view.center.y.isFinite)
  }

  @Test func aCrowdIsCutAndFound() throws {
    let crowd = fixture.run.perform {
      (0..<150).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    }
    let material = UIDynamicItemBehavior(items: crowd)
    let timeline = try record([material])
    #expect(timeline.lint().map(\.rule) == [.notModelled])
  }
}
