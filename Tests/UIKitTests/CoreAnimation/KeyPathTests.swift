import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// Key paths that name a part of a property, ways to move along, and names of nothing.
@Suite struct KeyPathTests {
  private let fixture = Fixture()

  private func play(_ animation: CAAnimation) throws -> Timeline {
    animation.duration = 1
    return try fixture.run.record { fixture.view.layer.add(animation, forKey: "test") }
  }

  /// Source: Apple's Core Animation Programming Guide, "Key-Value Coding Extensions": `rotation` is `rotation.z`.
  @Test func rotationIsAboutZ() throws {
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.fromValue = 0
    turn.toValue = Double.pi / 2
    let middle = try fixture.shown(in: play(turn), at: 0.5).transform
    expectClose(middle.m11, (Double.pi / 4).cosine, within: 1e-6)
  }

  /// Source: the same guide: `translation` is an `NSSize`.
  @Test func translationHasBothDirections() throws {
    let move = CABasicAnimation(keyPath: "transform.translation")
    move.fromValue = CGSize.zero
    move.toValue = CGSize(width: 20, height: 10)
    let middle = try fixture.shown(in: play(move), at: 0.5).transform
    expectClose(middle.m41, 10)
    expectClose(middle.m42, 5)
  }

  /// What holds for `transform` does for `sublayerTransform`.
  @Test func partsOfTheSublayersTransform() throws {
    let layer = fixture.view.layer
    fixture.run.perform {
      layer.setValue(2, forKeyPath: "sublayerTransform.scale")
      layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "sublayerTransform.translation")
      #expect(layer.value(forKeyPath: "sublayerTransform.scale.y") as? CGFloat == 2)
      #expect(layer.transform == CATransform3DIdentity)
      #expect(layer.sublayerTransform.m11 == 2 && layer.sublayerTransform.m42 == 4)
      layer.sublayerTransform = CATransform3DIdentity
    }
    let move = CABasicAnimation(keyPath: "sublayerTransform.translation.x")
    (move.fromValue, move.toValue) = (0, 20)
    let turn = CABasicAnimation(keyPath: "sublayerTransform.rotation")
    (turn.fromValue, turn.toValue) = (0, Double.pi / 2)
    let group = CAAnimationGroup()
    group.animations = [move, turn]
    let shown = try fixture.shown(in: play(group), at: 0.5)
    #expect(shown.transform == CATransform3DIdentity)
    expectClose(shown.sublayerTransform.m41, 10)
    expectClose(shown.sublayerTransform.m11, (Double.pi / 4).cosine, within: 1e-6)
  }

  @Test func widthAndHeightChangeAlone() throws {
    let wider = CABasicAnimation(keyPath: "bounds.size.width")
    wider.fromValue = 100
    wider.toValue = 200
    let higher = CABasicAnimation(keyPath: "bounds.size.height")
    higher.toValue = 300
    let group = CAAnimationGroup()
    group.animations = [wider, higher]
    let middle = try fixture.shown(in: play(group), at: 0.5).bounds.size
    expectClose(middle.width, 150)
    expectClose(middle.height, 200)
  }

  @Test func anUnknownKeyPathIsSaid() throws {
    let timeline = try play(CABasicAnimation(keyPath: "filters"))
    #expect(timeline.lint().map(\.rule) == [.notModelled])
    #expect(try play(CABasicAnimation(keyPath: "opacity")).lint().isEmpty)
  }

  /// What an animation leaves open is looked at when the turn is over.
  @Test func animationsThatChangeNothingAreSaid() throws {
    func findings(_ animation: CAAnimation, on layer: CALayer = CAShapeLayer()) throws -> [String] {
      animation.duration = 1
      let timeline = try fixture.run.record {
        fixture.view.layer.addSublayer(layer)
        layer.add(animation, forKey: "test")
        (layer as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
      }
      return timeline.events.filter { $0.lint == .notModelled }.map(\.detail)
    }
    func basic(_ keyPath: String?, _ from: Any?, _ to: Any?) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue) = (from, to)
      return animation
    }
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(try findings(basic("path", circle, nil)).count == 1)
    #expect(try findings(basic("path", CGPath(rect: .zero), nil)).isEmpty)
    #expect(try findings(basic("path", circle, circle), on: CALayer()).count == 1)
    #expect(try findings(basic("position", 1, 2)).count == 1)
    #expect(try findings(basic(nil, 1, 2)).count == 1)
    #expect(try findings(CAKeyframeAnimation(keyPath: "opacity")).count == 1)
    let way = CAKeyframeAnimation(keyPath: "opacity")
    way.path = circle
    #expect(try findings(way).count == 1)
    let group = CAAnimationGroup()
    group.animations = [basic("filters", 1, 2), basic("position", 1, 2), basic("opacity", 0, 1)]
    #expect(try findings(group).count == 2)
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.mass = 0
    #expect(try findings(spring).count == 1)
    let timed = CAKeyframeAnimation(keyPath: "opacity")
    (timed.values, timed.keyTimes) = ([0, 1, 0], [0, 1])
    #expect(try findings(timed).count == 1)
  }

  /// A circular reveal begins at a point, mostly on a mask that has no outline yet, or another one.
  @Test(arguments: [nil, CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))] as [CGPath?])
  func anOutlineGrowsFromAPoint(model: CGPath?) throws {
    let shape = CAShapeLayer()
    let grow = CABasicAnimation(keyPath: "path")
    grow.fromValue = UIBezierPath(ovalIn: CGRect(x: 50, y: 50, width: 0, height: 0)).cgPath
    grow.toValue = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
    grow.duration = 1
    let timeline = try fixture.run.record {
      shape.path = model
      fixture.view.layer.mask = shape
      shape.add(grow, forKey: "reveal")
    }
    for step in 0..<10 {
      let mask = try #require(fixture.shown(in: timeline, at: Double(step) / 10).mask?.root)
      guard case .shape(let drawn)? = mask.contents else {
        Issue.record("a mask without a shape")
        return
      }
      expectClose(drawn.path.controlBounds.width, CGFloat(step) * 10)
    }
    #expect(timeline.lint().isEmpty)
  }

  @Test func aPointMovesAlongAPath() throws {
    var path = CGPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    let move = CAKeyframeAnimation(keyPath: "position")
    move.path = path
    expectClose(try fixture.shown(in: play(move), at: 0.5).position.x, 100, within: 1e-6)
    expectClose(try fixture.shown(in: play(move), at: 0.75).position.y, 150, within: 1e-6)
    move.calculationMode = .paced
    expectClose(try fixture.shown(in: play(move), at: 0.25).position.x, 100, within: 1e-6)
    move.rotationMode = .rotateAuto
    let turned = try fixture.shown(in: play(move), at: 0.6).transform
    expectClose(turned.m12, 1, within: 1e-6)
  }

  /// A layer that looks along its way turns where the way does, however few points it takes to say where it is.
  @Test(arguments: [CAAnimationCalculationMode.linear, .paced])
  func aLayerTurnsAtTheCornersOfItsPath(mode: CAAnimationCalculationMode) throws {
    var path = CGPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    let move = CAKeyframeAnimation(keyPath: "position")
    (move.path, move.rotationMode, move.calculationMode) = (path, .rotateAuto, mode)
    for (time, sine) in [(0.1, 0.0), (0.4, 0), (0.49, 0), (0.51, 1), (0.9, 1)] {
      expectClose(try fixture.shown(in: play(move), at: time).transform.m12, sine)
    }
  }

  @Test(arguments: [CAAnimationCalculationMode.linear, .paced])
  func aPointStaysOnItsCurve(mode: CAAnimationCalculationMode) throws {
    let move = CAKeyframeAnimation(keyPath: "position")
    move.path = CGPath(ellipseIn: CGRect(x: -400, y: -400, width: 800, height: 800))
    (move.calculationMode, move.timingFunctions) = (mode, [CAMediaTimingFunction(name: .easeIn)])
    let timeline = try play(move)
    for step in 0..<90 {
      let place = try fixture.shown(in: timeline, at: Double(step) / 90).position
      // The curves of an ellipse are off by a quarter of a thousandth.
      expectClose(hypot(place.x, place.y), 400, within: 0.03 + 400 * 0.00028)
    }
  }

  /// Source: Apple's documentation of `animationKeys()`: the keys of those that are identified by one.
  @Test func animationsWithoutAKeyHaveNone() throws {
    _ = try fixture.run.record {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 1
      fixture.view.layer.add(fade, forKey: nil)
      #expect(fixture.view.layer.animationKeys() == nil)
      fixture.view.layer.add(fade, forKey: "fade")
      #expect(fixture.view.layer.animationKeys() == ["fade"])
    }
  }

  /// Source: Apple's documentation of `startAnimation(afterDelay:)`: the state is active from the call on.
  @Test func aDelayedAnimatorIsActive() throws {
    _ = try fixture.run.record {
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { fixture.view.alpha = 0 }
      #expect(animator.state == .inactive)
      animator.startAnimation(afterDelay: 0.3)
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
    }
    #expect(UIViewPropertyAnimator().duration == 0.2)
  }

  @Test func aLayerKeepsValuesOfOnesOwn() {
    let layer = CALayer()
    layer.setValue("card", forKey: "kind")
    #expect(layer.value(forKey: "kind") as? String == "card")
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.opacity == 0.5)
  }

  @Test func dashesAreDrawn() {
    let layer = CAShapeLayer()
    layer.lineDashPattern = [3, 2]
    guard case .shape(let shape)? = layer.drawing else {
      Issue.record("a shape layer draws no shape")
      return
    }
    #expect(shape.lineDash == [3, 2])
  }

  /// The side that a view turns from comes to the front: it is drawn longer than the one that goes to the back.
  ///
  /// Source: Apple's documentation of `transitionFlipFromLeft` and of those like it.
  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, -1.0, 0.0), (.transitionFlipFromRight, 1, 0),
    (.transitionFlipFromTop, 0, -1), (.transitionFlipFromBottom, 0, 1),
  ])
  func aViewTurnsFromASide(option: UIView.AnimationOptions, x: Double, y: Double) throws {
    let timeline = try fixture.run.record {
      UIView.transition(with: fixture.view, duration: 1, options: option) {}
    }
    let transform = try fixture.shown(in: timeline, at: 0.25).transform
    // What is nearer is divided by less.
    let depth = 1 + x * 50 * transform.m14 + y * 50 * transform.m24
    #expect(depth < 0.995)
  }

  @Test func aViewTurnsOver() throws {
    let timeline = try fixture.run.record {
      UIView.transition(with: fixture.view, duration: 1, options: .transitionFlipFromLeft) {
        fixture.view.backgroundColor = .red
      }
    }
    let edge = try fixture.shown(in: timeline, at: 0.4999).transform
    expectClose(edge.m11, 0, within: 0.01)
    #expect(CATransform3DIsIdentity(try fixture.shown(in: timeline, at: 1).transform))
    #expect(fixture.view.subviews.isEmpty)
  }
}

extension Double {
  fileprivate var cosine: Double { CGAffineTransform(rotationAngle: self).a }
}
