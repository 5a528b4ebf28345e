import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// What is documented or reported of the original, and differed here once. Each test names its source.
@Suite struct DocumentedBehaviourTests {
  private let fixture = Fixture()
  private var layer: CALayer { fixture.view.layer }

  private func linear(_ keyPath: String, _ change: (CABasicAnimation) -> Void) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    change(animation)
    return animation
  }

  /// Apple's documentation of `CABasicAnimation`, “Setting Interpolation Values”: with `toValue` alone it starts from what
  /// the presentation layer shows.
  @Test func toValueAloneStartsFromWhatShows() throws {
    let timeline = try fixture.run.record {
      layer.add(linear("position.x") { ($0.fromValue, $0.toValue) = (100, 200) }, forKey: "move")
      fixture.run.loop.schedule(at: VirtualTime(seconds: 0.5)) {
        layer.add(linear("position.x") { $0.toValue = 350 }, forKey: "move")
      }
    }
    expectClose(try fixture.shown(in: timeline, at: 0.5).position.x, 150)
    expectClose(try fixture.shown(in: timeline, at: 1).position.x, 250)
  }

  /// Apple's documentation of `CABasicAnimation`, whose example moves `position` from `[0, 0]` to `[100, 100]`.
  @Test func aPositionMayBeAList() throws {
    let timeline = try fixture.run.record {
      layer.add(linear("position") { ($0.fromValue, $0.toValue) = ([0, 0], [100, 200]) }, forKey: nil)
    }
    #expect(try fixture.shown(in: timeline, at: 0.5).position == CGPoint(x: 50, y: 100))
    #expect(timeline.lint().isEmpty)
  }

  /// CAShapeLayer.h: `path` is animatable, and nil by default.
  @Test func anOutlineIsAnimatedWhereTheModelHasNone() throws {
    let shape = CAShapeLayer()
    let (small, large) = (
      Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10)),
      Path(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    )
    fixture.run.perform { layer.addSublayer(shape) }
    let timeline = try fixture.run.record {
      shape.add(linear("path") { ($0.fromValue, $0.toValue) = (small, large) }, forKey: nil)
    }
    let id = try #require(shape.id(in: fixture.run))
    let shown = try #require(timeline.presentation(of: id, at: 0.5))
    guard case .shape(let drawn)? = shown.contents else { return #expect(Bool(false)) }
    #expect(drawn.path.boundingBox.width == 20)
  }

  /// Core Animation Programming Guide, “Key-Value Coding Extensions” and “Animatable Properties”.
  @Test(arguments: [
    "transform.rotation", "bounds.size.width", "hidden", "lineDashPhase", "transform.scale.z", "anchorPointZ",
  ])
  func keyPathsThatAreNoPropertiesOfTheirOwn(keyPath: String) throws {
    let shape = CAShapeLayer()
    fixture.run.perform { layer.addSublayer(shape) }
    let timeline = try fixture.run.record {
      shape.add(linear(keyPath) { ($0.fromValue, $0.toValue) = (0, 1) }, forKey: nil)
    }
    #expect(timeline.commits.contains { !$0.animations.isEmpty })
    #expect(timeline.lint().isEmpty)
  }

  @Test func anUnknownKeyPathIsFound() throws {
    let timeline = try fixture.run.record {
      layer.add(linear("colour") { $0.toValue = 1 }, forKey: nil)
    }
    #expect(timeline.lint().map(\.rule) == [.notModelled])
  }

  /// CAValueFunction.h.
  @Test func aValueFunctionMakesATransformOfANumber() throws {
    let timeline = try fixture.run.record {
      let turn = linear("transform") { ($0.fromValue, $0.toValue) = (0, CGFloat.pi) }
      turn.valueFunction = CAValueFunction(name: .rotateZ)
      layer.add(turn, forKey: nil)
    }
    expectClose(try fixture.shown(in: timeline, at: 0.5).transform.m12, 1)
  }

  /// CALayer.h: the anchor point's third component. A turn about an axis behind the plane moves the plane.
  @Test func anAnchorPointOffThePlane() throws {
    fixture.run.perform {
      layer.anchorPointZ = -100
      layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    }
    let corner = Homography(layer.properties.matrix).project(CGPoint(x: 50, y: 50))
    expectClose(corner.x, layer.position.x + 100)
  }

  /// No source but common sense: what is asked for shows.
  @Test func anEndlessAnimationAloneShowsForACycle() throws {
    let timeline = try fixture.run.record {
      let turn = linear("transform.rotation.z") { $0.toValue = 2 * CGFloat.pi }
      turn.repeatCount = .infinity
      layer.add(turn, forKey: "turn")
    }
    expectClose(timeline.duration, 1)
    let blinking = try Fixture().run.record {}
    #expect(blinking.duration == 0)
  }

  @Test func anEndlessAnimationBesideOthersAddsNothing() throws {
    let timeline = try fixture.run.record {
      UIView.animate(withDuration: 2, delay: 0, options: [.repeat, .autoreverse]) { fixture.view.alpha = 0 }
      UIView.animate(withDuration: 0.5) { fixture.view.center.x += 10 }
    }
    expectClose(timeline.duration, 0.5)
  }

  /// Apple's documentation of `UIView.animate(withDuration:delay:options:animations:completion:)`: user interactions are
  /// disabled for the views that are animated, unless the options allow them.
  @Test(arguments: [true, false]) func touchesPassThroughWhatMoves(isAllowed: Bool) throws {
    let (run, view) = (fixture.run, fixture.view)
    var hits: [UIView?] = []
    _ = try run.record {
      UIView.animate(withDuration: 1, delay: 0, options: isAllowed ? .allowUserInteraction : []) {
        view.alpha = 0.5
      }
      for time in [0.5, 1.5] {
        run.loop.schedule(at: VirtualTime(seconds: time)) {
          hits.append(run.window.hitTest(CGPoint(x: 50, y: 50), with: nil))
        }
      }
    }
    #expect(hits == [isAllowed ? view : run.window, view])
  }

  /// Apple's documentation of `UIViewPropertyAnimator.isUserInteractionEnabled`: true unless set.
  @Test(arguments: [true, false]) func touchesReachWhatAnAnimatorMoves(isEnabled: Bool) throws {
    let (run, view) = (fixture.run, fixture.view)
    var hit: UIView?
    _ = try run.record {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
      animator.isUserInteractionEnabled = isEnabled
      animator.startAnimation()
      run.loop.schedule(at: VirtualTime(seconds: 0.5)) {
        hit = run.window.hitTest(CGPoint(x: 50, y: 50), with: nil)
      }
    }
    #expect(hit == (isEnabled ? view : run.window))
  }

  /// Apple's documentation of `transitionCoordinator`; inferred from public code that asks for it right after the push.
  @Test func aCoordinatorIsThereRightAfterThePush() throws {
    let fixture = try StackFixture()
    let new = fixture.screen("new")
    var calls: [String] = []
    _ = try fixture.run.record {
      fixture.stack.pushViewController(new, animated: true)
      let coordinator = fixture.stack.transitionCoordinator
      #expect(new.transitionCoordinator != nil)
      #expect(coordinator?.viewController(forKey: .to) === new)
      coordinator?.animate(alongsideTransition: { _ in calls.append("alongside") }) {
        calls.append("over, cancelled \($0.isCancelled)")
      }
    }
    #expect(calls == ["alongside", "over, cancelled false"])
    #expect(fixture.stack.transitionCoordinator == nil)
  }

  /// Apple's documentation of `UIViewController.presentationController`: it is made on access, before anything is presented.
  @Test func aPresentationControllerIsMadeOnAccess() {
    let controller = UIViewController()
    #expect(controller.presentationController?.presentedViewController === controller)
  }

  @Test func aChangeWithoutAnAnimationHasNoCoordinator() throws {
    let fixture = try StackFixture()
    var calls = 0
    _ = try fixture.run.record {
      fixture.stack.pushViewController(fixture.screen("one"), animated: false)
      #expect(fixture.stack.transitionCoordinator == nil)
      // What was asked of a change that is overtaken is done at once.
      fixture.stack.pushViewController(fixture.screen("two"), animated: true)
      fixture.stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in calls += 1 }
      fixture.stack.popToRootViewController(animated: false)
    }
    #expect(calls == 1)
  }

  /// Public recipes that stop the container's clock, as those for iOS 11 and later do (Open Radar 38766932).
  @Test func codeScrubsItsExplicitAnimationsByStoppingTheClock() throws {
    final class Own: SlidingAnimator {
      override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        super.animateTransition(using: context)
        let container = context.containerView.layer
        let now = container.convertTime(CACurrentMediaTime(), from: nil)
        container.speed = 0
        container.timeOffset = now
        guard let view = context.view(forKey: .to) else { return }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        fade.timingFunction = CAMediaTimingFunction(name: .linear)
        view.layer.add(fade, forKey: nil)
      }
    }
    let fixture = try InteractionFixture(Own())
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.finish() } }
    let view = try #require(fixture.tabs.tabs.viewControllers?[1].view.layer.id(in: fixture.run))
    let opacity = try #require(timeline.presentation(of: view, at: 0.45)).opacity
    expectClose(opacity, 0.4, within: 1e-3)
    #expect(!timeline.lint().contains { $0.rule == .explicitAnimationScrubbed })
  }

  /// Source: pulses that grow by “transform.scale.xy”.
  @Test func scalesInThePlaneHaveTheirKey() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(1, 1, 2)
    layer.setValue(3, forKeyPath: "transform.scale.xy")
    #expect(layer.transform.m11 == 3 && layer.transform.m22 == 3 && layer.transform.m33 == 2)
    #expect(layer.value(forKeyPath: "transform.scale.xy") as? CGFloat == 3)
  }
}
