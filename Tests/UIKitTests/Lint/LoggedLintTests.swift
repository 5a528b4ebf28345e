import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// What only the setters know.
@Suite struct LoggedLintTests {
  @Test func framesUnderATransformAreCounted() throws {
    let fixture = Fixture()
    let timeline = try fixture.run.record {
      fixture.view.transform = CGAffineTransform(scaleX: 2, y: 2)
      for x in 1...3 { fixture.view.frame = CGRect(x: x, y: 0, width: 50, height: 50) }
    }
    let findings = timeline.lint()
    #expect(findings.map(\.rule) == [.frameUnderTransform])
    #expect(
      findings.first?.message.hasSuffix("set while the transform is not the identity. And 2 times more.")
        == true)
    #expect(findings.first?.layer == fixture.view.layer.id(in: fixture.run))
  }

  @Test func framesWithoutATransformAreFine() throws {
    let fixture = Fixture()
    let timeline = try fixture.run.record { fixture.view.frame = CGRect(x: 1, y: 0, width: 50, height: 50) }
    #expect(timeline.lint().isEmpty)
  }

  /// A view follows its superview as if it had no transform.
  @Test func followingTheSuperviewUnderATransformIsFine() throws {
    let fixture = Fixture()
    let timeline = try fixture.run.record {
      let view = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      fixture.view.addSubview(view)
      view.transform = CGAffineTransform(rotationAngle: 1)
      let size = fixture.view.bounds.size
      fixture.view.bounds.size = CGSize(width: size.width + 20, height: size.height + 30)
      #expect(view.bounds.size == CGSize(width: 70, height: 80))
      #expect(view.center == CGPoint(x: 45, y: 40))
    }
    #expect(timeline.lint().isEmpty)
  }

  /// As with UIKit, nothing keeps the animator.
  @Test func anAnimatorThatIsReleasedBeforeItsFirstFrameIsFound() throws {
    let fixture = Fixture()
    let timeline = try fixture.run.record {
      let animator = UIDynamicAnimator(referenceView: fixture.run.window)
      animator.addBehavior(UIGravityBehavior(items: [fixture.view]))
    }
    let findings = timeline.lint()
    #expect(findings.map(\.rule) == [.releasedEarly])
    #expect(findings.first?.message.contains("deallocated before its first frame, so nothing moves") == true)
    #expect(fixture.view.center.y == 50 && timeline.duration < 0.1)
  }

  @Test(arguments: [0.0, 0.5]) func anAnimatorThatHasNothingToDoOrHasDoneSomethingIsFine(time: TimeInterval)
    throws
  {
    let fixture = Fixture()
    var kept: UIDynamicAnimator?
    let timeline = try fixture.run.record {
      let animator = UIDynamicAnimator(referenceView: fixture.run.window)
      if time > 0 { animator.addBehavior(UIGravityBehavior(items: [fixture.view])) }
      kept = animator
      fixture.run.loop.schedule(at: VirtualTime(seconds: time)) { kept = nil }
    }
    #expect(kept == nil && timeline.lint().isEmpty)
    #expect(timeline.duration < time + 0.1)
  }

  private final class Listener: NSObject {
    func hear() {}
    static let hear = Selector("hear()", Listener.hear)
  }

  /// Each with a target that is gone when the action is sent.
  private static let senders: [@Sendable (UIView) -> Void] = [
    { view in
      let button = UIButton(frame: view.bounds)
      button.addTarget(Listener(), action: Listener.hear, for: .touchUpInside)
      view.addSubview(button)
    },
    { view in
      view.addGestureRecognizer(UITapGestureRecognizer(target: Listener(), action: Listener.hear))
    },
  ]

  @Test(arguments: [0, 1]) func targetsThatAreGoneAreFoundWhenTheyAreNeeded(index: Int) throws {
    let fixture = Fixture()
    fixture.run.perform { Self.senders[index](fixture.view) }
    #expect(try fixture.run.record {}.lint().isEmpty)
    let timeline = try fixture.run.record { try fixture.run.send(.tap(at: CGPoint(x: 50, y: 50)), at: 0) }
    let findings = timeline.lint()
    #expect(findings.map(\.rule) == [.releasedEarly])
    let sender = index == 0 ? "UIButton" : "UITapGestureRecognizer"
    #expect(
      findings.first?.message
        == "hear() of Listener: the target was deallocated before \(sender) sent its action, so nothing is called."
    )
  }

  @Test func aBarButtonItemsTargetThatIsGoneIsFound() throws {
    let fixture = Fixture()
    let (item, kept) = fixture.run.perform {
      let kept = Listener()
      let item = UIBarButtonItem(title: "Go", style: .plain, target: Listener(), action: Listener.hear)
      return (item, kept)
    }
    let timeline = try fixture.run.record { item.perform(sender: nil) }
    #expect(timeline.lint().map(\.rule) == [.releasedEarly])
    item.target = kept
    #expect(try fixture.run.record { item.perform(sender: nil) }.lint().isEmpty)
  }

  /// A notification center forgets observers that are gone, which apps rely on.
  @Test func observersThatAreGoneAreFine() throws {
    let fixture = Fixture()
    let timeline = try fixture.run.record {
      let name = Notification.Name("news")
      NotificationCenter.default.addObserver(Listener(), selector: Listener.hear, name: name, object: nil)
      NotificationCenter.default.post(name: name, object: nil)
    }
    #expect(timeline.lint().isEmpty)
  }

  @Test(arguments: [true, false])
  func snapshotsOfWhatWasNeverDrawnAreBlank(waits: Bool) throws {
    let fixture = Fixture()
    let timeline = try fixture.run.record {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.view.addSubview(view)
      _ = view.snapshotView(afterScreenUpdates: waits)
    }
    #expect(timeline.lint().map(\.rule) == (waits ? [] : [.blankSnapshot]))
  }
}
