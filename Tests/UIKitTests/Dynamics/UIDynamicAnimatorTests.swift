import Lint
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

  /// The right edge of one view holds the left edge of the other.
  @Test func itemsAreTiedAtTheirOffsets() throws {
    let hung = fixture.run.perform {
      let hung = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      hung.center = CGPoint(x: view.center.x + view.bounds.width / 2 + 20, y: view.center.y)
      room.addSubview(hung)
      return hung
    }
    let right = UIOffset(horizontal: view.bounds.width / 2, vertical: 0)
    let left = UIOffset(horizontal: -20, vertical: 0)
    let tie = UIAttachmentBehavior(
      item: hung, offsetFromCenter: left, attachedTo: view, offsetFromCenter: right)
    #expect(tie.length == 0)
    let fixed = UIAttachmentBehavior(item: view, attachedToAnchor: view.center)
    let air = UIDynamicItemBehavior(items: [view, hung])
    (air.resistance, air.angularResistance) = (3, 3)
    let timeline = try record([UIGravityBehavior(items: [hung]), tie, fixed, air])
    let id = try #require(hung.layer.id(in: fixture.run))
    func end(_ layer: Layer, _ offset: UIOffset) -> CGPoint {
      let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(
        CATransform3DGetAffineTransform(layer.transform))
      return CGPoint(x: layer.position.x + turned.x, y: layer.position.y + turned.y)
    }
    for time in stride(from: 0, to: 1, by: 0.1) {
      let (one, other) = (try shown(timeline, time), try #require(timeline.presentation(of: id, at: time)))
      let (held, holding) = (end(other, left), end(one, right))
      expectClose(hypot(held.x - holding.x, held.y - holding.y), 0, within: 3)
    }
    // It hangs straight below the other one, which turns about its center.
    expectClose(hung.center.y, 120, within: 2)
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
    let swing = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 50))
    swing.frequency = 1
    fixture.run.perform { view.center.x = 100 }
    let timeline = try record([swing, UIDynamicItemBehavior(items: [view])])
    #expect(timeline.lint().map(\.rule) == [.notModelled])
    #expect(timeline.duration <= 59.1)
  }

  // MARK: What cannot be seen

  /// Records what an animator does that lives on, and that nothing else keeps the run for.
  private func recordAlone(
    _ behaviors: [UIDynamicBehavior], _ delegate: Listener? = nil
  ) throws -> (Timeline, UIDynamicAnimator) {
    let animator = fixture.run.perform { UIDynamicAnimator(referenceView: room) }
    animator.delegate = delegate
    return (try fixture.run.record { behaviors.forEach(animator.addBehavior) }, animator)
  }

  @Test(arguments: [true, false]) func whatFallsOffTheScreenIsNotAwaited(hasDelegate: Bool) throws {
    let listener = Listener()
    let (timeline, animator) = try recordAlone(
      [UIGravityBehavior(items: [view])], hasDelegate ? listener : nil)
    // 850 points at 1,000 points per second squared.
    expectClose(timeline.duration, 1.3, within: 0.1)
    #expect(timeline.lint().isEmpty)
    #expect(listener.calls == (hasDelegate ? ["resume"] : []))
    #expect(animator.isRunning)
  }

  @Test func whatIsThrownUpComesBack() throws {
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: -10)
    let (timeline, _) = try recordAlone([UIGravityBehavior(items: [view]), push])
    #expect(try shown(timeline, 1).position.y < -300)
    #expect(try abs(shown(timeline, 2).position.y - 50) < 100)
    #expect(timeline.duration > 2.5 && timeline.duration < 5)
  }

  /// An action may be waiting for how far it falls.
  @Test func actionsAreAwaited() throws {
    let gravity = UIGravityBehavior(items: [view])
    var reached: TimeInterval?
    gravity.action = { [view, fixture] in
      if view.center.y > 5000, reached == nil {
        reached = fixture.run.loop.now.seconds
        gravity.action = nil
      }
    }
    let (timeline, _) = try recordAlone([gravity])
    #expect(reached.map { $0 > 3 && $0 < 4 } == true)
    #expect(timeline.duration < 4)
  }

  @Test func whatFallsFallsOnWhileSomethingElseHappens() throws {
    let (_, animator) = try recordAlone([UIGravityBehavior(items: [view])])
    let place = view.center.y
    let timeline = try fixture.run.record {
      fixture.run.loop.schedule(at: VirtualTime(seconds: 1)) { [view] in view.alpha = 0.5 }
    }
    #expect(animator.isRunning && view.center.y > place + 1000)
    expectClose(timeline.duration, 1, within: 0.02)
  }

  // MARK: Rest

  /// Removes all behaviors when it rests, in one of two ways.
  private final class Remover: NSObject, UIDynamicAnimatorDelegate {
    let oneByOne: Bool
    var calls: [String] = []
    init(oneByOne: Bool) { self.oneByOne = oneByOne }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
      calls.append("pause")
      if oneByOne {
        animator.behaviors.forEach(animator.removeBehavior)
      } else {
        animator.removeAllBehaviors()
      }
    }
  }

  @Test(arguments: [true, false]) func restIsToldOnce(oneByOne: Bool) throws {
    let floor = UICollisionBehavior(items: [view])
    floor.translatesReferenceBoundsIntoBoundary = true
    let remover = Remover(oneByOne: oneByOne)
    let animator = fixture.run.perform { UIDynamicAnimator(referenceView: room) }
    animator.delegate = remover
    _ = try fixture.run.record {
      [UIGravityBehavior(items: [view]), floor].forEach(animator.addBehavior)
      #expect(animator.isRunning)
    }
    #expect(remover.calls == ["resume", "pause"])
    #expect(!animator.isRunning)
  }

  /// A view as large as the screen that hangs at its corner and is pushed against a short line, as a guillotine.
  @Test(arguments: [false, true]) func whatHangsAtACornerBouncesAndRests(upwards: Bool) throws {
    let size = CGSize(width: 400, height: 800)
    fixture.run.perform {
      view.bounds.size = size
      view.center = upwards ? CGPoint(x: 200, y: 400) : CGPoint(x: 400, y: -200)
      view.transform = CGAffineTransform(rotationAngle: upwards ? 0 : -.pi / 2)
    }
    let hinge = UIAttachmentBehavior(
      item: view, offsetFromCenter: UIOffset(horizontal: -200, vertical: -400), attachedToAnchor: .zero)
    let line = UICollisionBehavior(items: [view])
    let (start, end) =
      upwards
      ? (CGPoint(x: 799, y: -401), CGPoint(x: 800, y: -401))
      : (CGPoint(x: -1, y: 799), CGPoint(x: -1, y: 800))
    line.addBoundary(withIdentifier: "line", from: start, to: end)
    let material = UIDynamicItemBehavior(items: [view])
    (material.elasticity, material.density) = (0.6, 1.5)
    let push = UIPushBehavior(items: [view], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: upwards ? -1000 : 1000)
    let listener = Listener()
    line.collisionDelegate = listener
    let (timeline, animator) = try recordAlone([hinge, line, material, push], listener)
    #expect(listener.calls.first == "resume" && listener.calls.last == "pause")
    // It touches, bounces, and touches again.
    #expect(listener.calls.count { $0 == "touch line" } >= 2)
    expectClose(view.transform.b, upwards ? -1 : 0, within: 0.02)
    #expect(animator.elapsedTime > 1 && animator.elapsedTime < 2.5)
    for time in stride(from: 0, to: timeline.duration, by: 0.05) {
      let shown = try shown(timeline, time)
      let corner = CGPoint(x: -200, y: -400).applying(CATransform3DGetAffineTransform(shown.transform))
      expectClose(shown.position.x + corner.x, 0, within: 1.5)
      expectClose(shown.position.y + corner.y, 0, within: 1.5)
    }
    #expect(timeline.lint().isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1e300]) func numbersStayNumbers(strength: CGFloat) throws {
    let gravity = UIGravityBehavior(items: [view])
    gravity.gravityDirection = CGVector(dx: strength, dy: 1)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    _ = try record([gravity, collision])
    #expect(view.center.x.isFinite && view.center.y.isFinite)
  }

  private func squares(_ count: Int) -> [UIView] {
    fixture.run.perform {
      (0..<count).map { index in
        let square = UIView(frame: CGRect(x: 20 * (index % 20), y: 20 * (index / 20), width: 20, height: 20))
        room.addSubview(square)
        return square
      }
    }
  }

  @Test func allOfManyItemsFall() throws {
    let squares = squares(680)
    _ = try recordAlone([UIGravityBehavior(items: squares)])
    #expect(squares.allSatisfy { $0.center.y > 800 })
  }

  @Test func aCrowdIsCutAndFound() throws {
    let squares = squares(UIDynamicAnimator.mostItems + 1)
    let (timeline, _) = try recordAlone([UIDynamicItemBehavior(items: squares)])
    #expect(timeline.lint().map(\.rule) == [.notModelled])
  }

  /// Whoever stands beside whom is found in any order.
  @Test func itemsOfAHeapKeepApart() throws {
    let squares = fixture.run.perform {
      (0..<12).map { index in
        let square = UIView(
          frame: CGRect(x: 60 * (index % 4) + 7 * (index / 4), y: 60 * (index / 4), width: 50, height: 50))
        room.addSubview(square)
        return square
      }
    }
    let collision = UICollisionBehavior(items: squares)
    collision.translatesReferenceBoundsIntoBoundary = true
    _ = try recordAlone([UIGravityBehavior(items: squares), collision])
    #expect(squares.allSatisfy { $0.center.y < 790 && $0.center.y > 500 })
    for (index, a) in squares.enumerated() {
      for b in squares[(index + 1)...] {
        #expect(hypot(a.center.x - b.center.x, a.center.y - b.center.y) > 46)
      }
    }
  }

  private final class Bouncy: UICollectionViewFlowLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      let room = CGRect(origin: .zero, size: collectionViewContentSize)
      guard animator.behaviors.isEmpty else { return }
      for item in super.layoutAttributesForElements(in: room) ?? [] {
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
        (spring.length, spring.damping, spring.frequency) = (0, 0.5, 1)
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  /// A layout's attributes hang on springs, and cells follow them.
  @Test func attributesOfALayoutMove() throws {
    let (layout, source) = (Bouncy(), Source())
    let collection = fixture.run.perform {
      let collection = UICollectionView(frame: room.bounds, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = source
      room.addSubview(collection)
      return collection
    }
    try fixture.run.settle()
    let first = IndexPath(item: 0, section: 0)
    let cell = try #require(collection.cellForItem(at: first))
    let rest = cell.center
    let timeline = try fixture.run.record {
      guard let item = layout.animator.layoutAttributesForCell(at: first) else { return }
      item.center.y += 60
      layout.animator.updateItem(usingCurrentState: item)
    }
    let id = try #require(cell.layer.id(in: fixture.run))
    let ways = try [0.05, 0.5].map { time in
      try #require(timeline.presentation(of: id, at: time)).position.y - rest.y
    }
    #expect(ways[0] > 30 && ways[1] < 0)
    expectClose(cell.center.y, rest.y, within: 1)
    #expect(layout.animator.layoutAttributesForCell(at: IndexPath(item: 9, section: 0)) == nil)
  }
}
