import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// Layers that show more than their properties: transitions, copies, particles, parts of pictures.
@Suite struct LayerEffectTests {
  private let fixture = Fixture()
  private var layer: CALayer { fixture.view.layer }

  private func shown(_ layer: CALayer, in timeline: Timeline, at time: TimeInterval) throws -> Layer {
    let id = try #require(layer.id(in: fixture.run))
    return try #require(timeline.presentation(of: id, at: time))
  }

  // MARK: Transitions

  private func transition(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, on target: CALayer? = nil
  ) throws -> Timeline {
    try fixture.run.record {
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
      transition.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.backgroundColor = CGColor(.black)
      (target ?? layer).add(transition, forKey: "any")
    }
  }

  private func named(_ name: String, in timeline: Timeline, at time: TimeInterval) -> (Layer, CGRect)? {
    var found: (Layer, CGRect)?
    timeline.frame(at: time).forEach { if $0.name == name { found = ($0, $0.frame) } }
    return found
  }

  @Test func aTransitionFadesUnlessToldOtherwise() throws {
    let timeline = try transition(.fade)
    let (picture, _) = try #require(named("transition", in: timeline, at: 0.25))
    expectClose(picture.opacity, 0.75)
    guard case .snapshot(let old)? = picture.contents else { return #expect(Bool(false)) }
    #expect(old.tree.root.backgroundColor == nil)
    #expect(named("transition", in: timeline, at: 1.1) == nil)
    #expect(layer.superlayer?.sublayers?.count == 1)
    #expect(layer.animation(forKey: kCATransition) == nil)
  }

  @Test func aPushMovesBoth() throws {
    let timeline = try transition(.push, .fromRight)
    #expect(named("transition", in: timeline, at: 0.25)?.1.minX == -25)
    expectClose(try fixture.shown(in: timeline, at: 0.25).frame.minX, 75)
  }

  @Test func movingInComesFromBelowWhereItIsFromTheTop() throws {
    let timeline = try transition(.moveIn, .fromTop)
    #expect(named("transition", in: timeline, at: 0.25)?.1.minY == 0)
    expectClose(try fixture.shown(in: timeline, at: 0.25).frame.minY, 75)
  }

  @Test func revealingMovesTheOldLook() throws {
    let timeline = try transition(.reveal, .fromBottom)
    #expect(named("transition", in: timeline, at: 0.25)?.1.minY == 25)
    expectClose(try fixture.shown(in: timeline, at: 0.25).frame.minY, 0)
  }

  @Test func aWindowPushesWhatIsInIt() throws {
    let timeline = try transition(.push, .fromRight, on: fixture.run.window.layer)
    let window = try shown(fixture.run.window.layer, in: timeline, at: 0.5)
    expectClose(window.bounds.minX, -200)
    #expect(named("transition", in: timeline, at: 0.5)?.1.minX == -400)
  }

  @Test func removingATransitionTakesItsPictureAway() throws {
    let timeline = try fixture.run.record {
      let transition = CATransition()
      (transition.type, transition.duration) = (.push, 1)
      layer.add(transition, forKey: nil)
      fixture.run.loop.schedule(at: VirtualTime(seconds: 0.5)) { layer.removeAllAnimations() }
    }
    #expect(named("transition", in: timeline, at: 0.4) != nil)
    #expect(named("transition", in: timeline, at: 0.6) == nil)
    #expect(layer.attached.isEmpty)
  }

  @Test func aTypeThatNobodyKnowsFadesAndIsFound() throws {
    let timeline = try transition(CATransitionType(rawValue: "cube"))
    #expect(timeline.lint().map(\.rule) == [.notModelled])
    let picture = try #require(named("transition", in: timeline, at: 0.5)).0
    expectClose(picture.opacity, 0.5)
  }

  // MARK: Copies

  @Test func copiesGoAStepFurtherAndLater() throws {
    let replicator = CAReplicatorLayer()
    let dot = CALayer()
    fixture.run.perform {
      replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      replicator.instanceDelay = 0.5
      replicator.instanceColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
      replicator.instanceAlphaOffset = -0.25
      dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      replicator.addSublayer(dot)
      layer.addSublayer(replicator)
    }
    let timeline = try fixture.run.record {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
      fade.timingFunction = CAMediaTimingFunction(name: .linear)
      dot.add(fade, forKey: nil)
    }
    let shown = try self.shown(replicator, in: timeline, at: 0.75)
    #expect(shown.sublayers.map { Homography($0.matrix).project(.zero).x } == [0, 20, 40])
    #expect(shown.sublayers.map { ($0.sublayers[0].opacity * 100).rounded() } == [25, 75, 100])
    #expect(shown.sublayers.map { $0.sublayers[0].backgroundColor?.light.alpha } == [1, 0.75, 0.5])
    #expect(Set(shown.sublayers.map { $0.sublayers[0].id }).count == 3)
  }

  @Test func copiesOfCopiesMoveToo() throws {
    let (outer, inner, dot) = (CAReplicatorLayer(), CAReplicatorLayer(), CALayer())
    fixture.run.perform {
      (outer.instanceCount, inner.instanceCount) = (2, 2)
      inner.addSublayer(dot)
      outer.addSublayer(inner)
      layer.addSublayer(outer)
    }
    let timeline = try fixture.run.record {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.toValue, fade.duration) = (0, 1)
      dot.add(fade, forKey: nil)
    }
    #expect(timeline.commits.first?.animations.count == 4)
  }

  @Test func tooManyCopiesAreCutAndFound() throws {
    let replicator = CAReplicatorLayer()
    fixture.run.perform { layer.addSublayer(replicator) }
    let timeline = try fixture.run.record {
      replicator.instanceCount = 1_000_000
      replicator.addSublayer(CALayer())
    }
    let shown = try self.shown(replicator, in: timeline, at: 0)
    #expect(shown.sublayers.count == CAReplicatorLayer.limit)
    #expect(timeline.lint().map(\.rule) == [.notModelled])
  }

  // MARK: Particles

  private func emitter(rate: Float = 10, _ change: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in })
    -> CAEmitterLayer
  {
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    (cell.birthRate, cell.lifetime, cell.velocity, cell.name) = (rate, 1, 100, "spark")
    cell.contents = UIImage(systemName: "star.fill")
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    change(emitter, cell)
    emitter.emitterCells = [cell]
    return emitter
  }

  @Test func particlesAreBornFlyAndDie() throws {
    let timeline = try fixture.run.record {
      layer.addSublayer(emitter { _, cell in cell.yAcceleration = 200 })
    }
    let frame = timeline.frame(at: 0.55)
    var shown: [Layer] = []
    frame.forEach { if $0.name == "spark", $0.opacity > 0 { shown.append($0) } }
    #expect(shown.count == 6)
    let first = try #require(shown.max { $0.position.x < $1.position.x })
    expectClose(first.position.x, 50 + 55, within: 0.5)
    expectClose(first.position.y, 50 + 100 * 0.55 * 0.55, within: 0.5)
    #expect(timeline.duration >= 1)
  }

  /// A line's longitude is measured from upward, and a circle's outline emits outward.
  @Test func theShapeSaysWhatALongitudeIsMeasuredFrom() throws {
    let timeline = try fixture.run.record {
      layer.addSublayer(
        emitter { emitter, cell in
          (emitter.emitterShape, emitter.emitterSize.width, cell.emissionLongitude) = (.line, 40, .pi)
          cell.name = "flake"
        })
      layer.addSublayer(
        emitter { emitter, _ in
          (emitter.emitterShape, emitter.emitterMode, emitter.emitterSize.width) = (.circle, .outline, 10)
        })
    }
    var (flakes, sparks): ([CGPoint], [CGPoint]) = ([], [])
    timeline.frame(at: 0.55).forEach {
      if $0.opacity > 0, $0.name == "flake" { flakes.append($0.position) }
      if $0.opacity > 0, $0.name == "spark" { sparks.append($0.position) }
    }
    #expect(flakes.count == 6 && sparks.count == 6)
    #expect(flakes.allSatisfy { (30...70).contains($0.x) && $0.y > 54 })
    #expect(sparks.allSatisfy { hypot($0.x - 50, $0.y - 50) > 14 })
  }

  @Test func aSeedDecides() throws {
    func places(_ seed: UInt32) throws -> [CGPoint] {
      let fixture = Fixture()
      let timeline = try fixture.run.record {
        fixture.view.layer.addSublayer(
          emitter { emitter, cell in
            (emitter.seed, cell.emissionRange) = (seed, 2 * .pi)
          })
      }
      var places: [CGPoint] = []
      timeline.frame(at: 0.5).forEach { if $0.name == "spark" { places.append($0.position) } }
      return places
    }
    #expect(try places(1) == places(1))
    #expect(try places(1) != places(2))
  }

  @Test func withoutARateWhatLivesDies() throws {
    let timeline = try fixture.run.record {
      let emitter = emitter()
      layer.addSublayer(emitter)
      fixture.run.loop.schedule(at: VirtualTime(seconds: 0.55)) {
        emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
      }
    }
    func count(_ time: TimeInterval) -> Int {
      var count = 0
      timeline.frame(at: time).forEach { if $0.name == "spark", $0.opacity > 0 { count += 1 } }
      return count
    }
    #expect(count(0.5) == 6 && count(0.6) == 6)
    #expect(count(1.25) == 3)
    #expect(count(1.6) == 0)
    #expect(layer.sublayers?.first?.sublayers == nil)
  }

  /// An emitter that went on would have 1,500 particles at a time. One that stops after 0.1 s has 100.
  @Test func aBurstHasAllOfItsParticles() throws {
    let timeline = try fixture.run.record {
      let emitter = emitter(rate: 1000) { emitter, cell in
        (cell.lifetime, cell.emissionRange) = (1.5, 2 * .pi)
      }
      layer.addSublayer(emitter)
      fixture.run.loop.schedule(at: VirtualTime(seconds: 0.1)) { emitter.birthRate = 0 }
    }
    func distances(at time: TimeInterval) -> [CGFloat] {
      var distances: [CGFloat] = []
      timeline.frame(at: time).forEach {
        if $0.name == "spark", $0.opacity > 0 {
          distances.append(hypot($0.position.x - 50, $0.position.y - 50))
        }
      }
      return distances
    }
    let flying = distances(at: 0.5)
    #expect((99...101).contains(flying.count))
    #expect(flying.allSatisfy { (39.5...50.5).contains($0) })
    #expect((flying.max() ?? 0) - (flying.min() ?? 0) > 9)
    #expect(distances(at: 1.65).isEmpty)
    #expect(timeline.lint().isEmpty)
    #expect(layer.sublayers?.first?.sublayers == nil)
  }

  @Test func cellsShareTheLimit() throws {
    let timeline = try fixture.run.record {
      let emitter = emitter(rate: 300)
      let other = CAEmitterCell()
      (other.birthRate, other.lifetime, other.name) = (300, 1, "flake")
      other.contents = UIImage(systemName: "star.fill")
      emitter.emitterCells?.append(other)
      layer.addSublayer(emitter)
    }
    var counts: [String: Int] = [:]
    timeline.frame(at: 0.9).forEach { counts[$0.name, default: 0] += 1 }
    #expect(counts["spark"] == CAEmitterLayer.limit / 2 && counts["flake"] == CAEmitterLayer.limit / 2)
    #expect(timeline.lint().map(\.rule) == [.notModelled])
  }

  @Test(arguments: [1_000_000, Float.infinity, -3])
  func emittersAreBounded(rate: Float) throws {
    let timeline = try fixture.run.record { layer.addSublayer(emitter(rate: rate)) }
    var count = 0
    timeline.frame(at: 0).forEach { if $0.name == "spark" { count += 1 } }
    #expect(count <= CAEmitterLayer.limit)
    #expect(timeline.lint().map(\.rule) == (rate == 1_000_000 ? [.notModelled] : []))
  }

  // MARK: Pictures

  @Test func aPartOfAPictureIsCutOut() {
    let picture = fixture.run.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    }
    fixture.run.perform {
      layer.contents = picture
      layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
      layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    }
    guard case .snapshot(let cut)? = layer.drawing else { return #expect(Bool(false)) }
    #expect(cut.rect == CGRect(x: 20, y: 0, width: 20, height: 20))
    #expect(cut.capInsets == EdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
  }

  @Test func gravityPlacesThePart() {
    let picture = fixture.run.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    }
    fixture.run.perform {
      layer.contentsGravity = .center
      layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
      layer.contents = picture
    }
    guard case .snapshot(let whole)? = layer.properties.placedContents else { return #expect(Bool(false)) }
    #expect(whole.tree.root.sublayers.first?.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  /// Source: Apple's documentation of `CALayer.contentsGravity`: where contents are flipped, `top` is at the bottom.
  @Test func gravityIsMeantForAYThatPointsUp() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.contents = UIImage(.test(width: 10, height: 10))
    func frame(_ gravity: CALayerContentsGravity) -> CGRect? {
      layer.contentsGravity = gravity
      if case .image(let image)? = layer.properties.placedContents { return image.frame }
      return nil
    }
    #expect(frame(.topLeft) == CGRect(x: 0, y: 30, width: 10, height: 10))
    #expect(frame(.bottom) == CGRect(x: 15, y: 0, width: 10, height: 10))
    #expect(frame(.resize) == layer.bounds)
    #expect(frame(CALayerContentsGravity(rawValue: "sideways")) == layer.bounds)
  }
}
