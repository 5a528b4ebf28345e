import Testing
import TransitionEngine

@testable import UIKit

/// Animations between `beginAnimations` and `commitAnimations`.
@Suite struct OlderAnimationTests {
  private final class Delegate: NSObject {
    var heard: [String] = []
    func ended(_ id: String) { heard.append("ended \(id)") }
  }

  @Test func changesAreAnimatedWithTheirSettings() throws {
    let fixture = Fixture()
    let delegate = Delegate()
    let timeline = try fixture.run.record {
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelay(0.5)
      UIView.setAnimationDelegate(delegate)
      UIView.setAnimationDidStop(Selector("ended(_:)", Delegate.ended(_:)))
      fixture.view.alpha = 0
      UIView.commitAnimations()
      fixture.view.center.x += 10
    }
    expectClose(try fixture.shown(in: timeline, at: 0.25).opacity, 1)
    expectClose(try fixture.shown(in: timeline, at: 1).opacity, 0.5)
    expectClose(try fixture.shown(in: timeline, at: 0.25).position.x, 60)
    #expect(delegate.heard == ["ended move"])
  }

  @Test func aTransitionChangesTheContent() throws {
    let fixture = Fixture()
    let timeline = try fixture.run.record {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationTransition(.flipFromLeft, for: fixture.view, cache: true)
      fixture.view.backgroundColor = .red
      UIView.commitAnimations()
    }
    #expect(try fixture.shown(in: timeline, at: 0.3).transform != CATransform3DIdentity)
  }
}
