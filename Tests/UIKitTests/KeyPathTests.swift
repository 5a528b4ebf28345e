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
