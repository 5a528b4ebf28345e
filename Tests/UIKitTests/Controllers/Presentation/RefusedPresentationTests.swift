import Testing
import TransitionEngine

@testable import UIKit

@Suite struct RefusedPresentationTests {
  private func reasons(_ timeline: Timeline) -> [String] {
    timeline.events.map(\.detail).filter { $0.hasPrefix("refused") || $0.hasPrefix("ignored") }
  }

  @Test func aSecondPresentation() throws {
    let fixture = try PresentationFixture()
    let other = fixture.run.perform { Reporter("other", fixture.calls) }
    let timeline = try fixture.run.record {
      fixture.root.present(fixture.sheet, animated: true)
      fixture.root.present(other, animated: true)
    }
    #expect(reasons(timeline) == ["refused: root presents sheet already"])
    #expect(fixture.root.presentedViewController === fixture.sheet)
    #expect(other.presentingViewController == nil)
  }

  @Test func whatIsOnScreenAlready() throws {
    let fixture = try PresentationFixture()
    let timeline = try fixture.run.record {
      fixture.root.present(fixture.root, animated: true)
      fixture.sheet.present(UIViewController(), animated: true)
    }
    #expect(
      reasons(timeline) == [
        "refused: a controller cannot present itself", "refused: the view of sheet is not in a window",
      ])
  }

  @Test func presentationsInACircle() throws {
    let fixture = try PresentationFixture()
    _ = try fixture.present()
    let timeline = try fixture.run.record { fixture.sheet.present(fixture.root, animated: true) }
    #expect(reasons(timeline) == ["refused: root presents another controller itself"])
  }

  @Test func aChild() throws {
    let fixture = try PresentationFixture()
    let child = fixture.run.perform { Reporter("child", fixture.calls) }
    fixture.root.addChild(child)
    let timeline = try fixture.run.record { fixture.root.present(child, animated: true) }
    #expect(reasons(timeline) == ["refused: child is a child of root"])
  }

  @Test func aDismissalOfNothing() throws {
    let fixture = try PresentationFixture()
    let timeline = try fixture.dismiss()
    #expect(reasons(timeline) == ["ignored: nothing is presented"])
    #expect(fixture.calls.values.isEmpty)
  }

  @Test func aDismissalDuringAPresentation() throws {
    let fixture = try PresentationFixture()
    let timeline = try fixture.run.record {
      fixture.root.present(fixture.sheet, animated: true)
      fixture.root.dismiss(animated: true)
    }
    #expect(reasons(timeline) == ["ignored: a presentation or dismissal is going on"])
    #expect(fixture.root.presentedViewController === fixture.sheet)
  }
}
