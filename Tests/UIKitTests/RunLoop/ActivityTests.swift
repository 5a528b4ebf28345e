import Synchronization
import Testing
import TransitionEngine

@testable import UIKit

/// The periods in which an author's calls have an effect. A number takes the place of a call's address.
@Suite struct ActivityTests {
  /// The call that is executing; 0 for none.
  private final class Line: Sendable {
    private let value = Mutex(0)
    var number: Int {
      get { value.withLock { $0 } }
      set { value.withLock { $0 = newValue } }
    }

    /// Executes `body` as a call of the author's.
    func call(_ number: Int, _ body: () -> Void) {
      let outer = self.number
      self.number = number
      body()
      self.number = outer
    }
  }

  private let line = Line()
  private let fixture: Fixture

  init() {
    let line = line
    let stack = CallStack { line.number > 0 ? .init(library: 0, address: line.number) : nil }
    fixture = Run.$callStack.withValue(stack) { Fixture() }
  }

  private var view: UIView { fixture.view }

  /// The periods of each call of a recording.
  private func periods(_ trigger: () throws -> Void) throws -> [Int: [ClosedRange<TimeInterval>]] {
    let activities = try fixture.run.record(trigger).activities
    return Dictionary(grouping: activities, by: \.callSite.address).mapValues { own in
      own.map { ($0.start * 1000).rounded() / 1000...($0.end * 1000).rounded() / 1000 }
    }
  }

  @Test func aBlockAndItsChangesTakeAsLongAsTheAnimation() throws {
    let periods = try periods {
      line.call(1) {
        UIView.animate(withDuration: 0.4, delay: 0.1) {
          line.call(2) { view.alpha = 0 }
          line.call(3) { view.tag = 7 }
        }
      }
    }
    #expect(periods == [1: [0.1...0.5], 2: [0.1...0.5]])
  }

  @Test func anAnimationThatIsRemovedEndsThen() throws {
    let periods = try periods {
      line.call(1) {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (1, 0, 0.8)
        view.layer.add(animation, forKey: "fade")
      }
      fixture.run.loop.schedule(at: VirtualTime(seconds: 0.3)) { view.layer.removeAllAnimations() }
    }
    #expect(periods == [1: [0...0.3]])
  }

  @Test func anAnimationThatIsDrivenBackStartedWhenItWasAdded() throws {
    let periods = try periods {
      let layer = fixture.run.window.layer
      layer.speed = 0
      line.call(1) { UIView.animate(withDuration: 0.4) { view.alpha = 0 } }
      fixture.run.loop.schedule(at: VirtualTime(seconds: 0.2)) {
        (layer.beginTime, layer.timeOffset, layer.speed) = (0.2, 0.3, -1)
      }
    }
    #expect(periods[1]?.first?.lowerBound == 0)
    #expect((periods[1]?.first?.upperBound ?? 0) >= 0.45)
  }

  @Test func keyframesTakeTheirPartOfIt() throws {
    let periods = try periods {
      line.call(1) {
        UIView.animateKeyframes(withDuration: 2, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
            line.call(2) { view.alpha = 0.5 }
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            line.call(3) { view.alpha = 0 }
          }
        }
      }
    }
    #expect(periods == [1: [0...2], 2: [0...0.5], 3: [1...2]])
  }

  @Test func anAnimatorsBlockIsAtWorkWhileItRuns() throws {
    let periods = try periods {
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
        line.call(1) { view.center.x = 300 }
      }
      animator.startAnimation(afterDelay: 0.25)
    }
    let all = try #require(periods[1])
    #expect(all.last?.upperBound == 0.75)
    #expect(periods.count == 1)
  }

  @Test func theCallThatAddsABlockToAnAnimatorIsAtWorkWhileItRuns() throws {
    let periods = try periods {
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
      line.call(1) { animator.addAnimations { line.call(2) { view.alpha = 0 } } }
      line.call(3) { animator.startAnimation() }
      line.call(4) { animator.addAnimations { line.call(5) { view.center.x = 300 } } }
    }
    #expect(periods == [1: [0...0.5], 2: [0...0.5], 4: [0...0.5], 5: [0...0.5]])
  }

  @Test func whatCodeChangesInFramesIsOnePeriod() throws {
    let periods = try periods {
      for frame in 6...12 {
        fixture.run.loop.schedule(at: VirtualTime(seconds: Double(frame) * Run.frameInterval)) {
          fixture.run.performFrame { line.call(1) { view.center.x += 10 } }
        }
      }
      fixture.run.loop.schedule(at: VirtualTime(seconds: 0.6)) {
        fixture.run.performFrame { line.call(1) { view.center.x += 10 } }
      }
    }
    #expect(periods == [1: [0.1...0.2, 0.6...0.6]])
  }

  @Test func changesWithoutAnimationBeforeThatAreNone() throws {
    #expect(try periods { line.call(1) { view.alpha = 0.5 } }.isEmpty)
  }

  @Test func anEndlessAnimationTakesTheRecording() throws {
    let periods = try periods {
      line.call(1) {
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
      }
      UIView.animate(withDuration: 1.25) { view.frame.origin.x = 50 }
    }
    #expect(periods[1]?.first == 0...1.25)
  }

  @Test func nothingIsRecordedWhereCallsAreNotTracked() throws {
    let other = Fixture()
    #expect(
      try other.run.record { UIView.animate(withDuration: 1) { other.view.alpha = 0 } }.activities.isEmpty)
  }
}
