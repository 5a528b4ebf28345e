import Testing
import TransitionEngine

@testable import UIKit

@Suite struct NavigationBarOfStackTests {
  /// Source: apps that set a bar of a class of their own by its key.
  @Test func codeSetsABarOfAnotherClassByItsKey() throws {
    final class Bar: UINavigationBar {}
    let fixture = try StackFixture()
    let bar = fixture.run.perform { Bar() }
    _ = try fixture.run.record { fixture.stack.setValue(bar, forKey: "navigationBar") }
    #expect(fixture.stack.navigationBar === bar)
    #expect(bar.superview === fixture.stack.view && bar.frame.height >= 44)
    #expect(bar.items?.count == 1)
    try fixture.push("new")
    #expect(bar.items?.count == 2)
  }

  @Test func theBarFollowsTheStack() throws {
    let fixture = try StackFixture()
    try fixture.push("inbox")
    #expect(fixture.stack.navigationBar.topItem?.title == "inbox")
    #expect(fixture.stack.navigationBar.backItem?.title == "root")
    #expect(fixture.stack.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
  }

  @Test func theBackButtonPops() throws {
    let fixture = try StackFixture()
    try fixture.push("inbox")
    let bar = fixture.stack.navigationBar
    let button = try #require(bar.subviews.first { $0 is BackButton } as? BackButton)
    _ = try fixture.run.record { button.sendActions(for: .touchUpInside) }
    #expect(fixture.titles == ["root"])
    #expect(bar.backItem == nil)
    #expect(!bar.subviews.contains { $0 is BackButton })
  }

  @Test func theBarLeavesUpwards() throws {
    let fixture = try StackFixture()
    let bar = fixture.stack.navigationBar
    let timeline = try fixture.run.record { fixture.stack.setNavigationBarHidden(true, animated: true) }
    #expect(abs(timeline.duration - 0.2) < 1e-9)
    #expect(bar.isHidden && bar.frame.maxY == 0)
    fixture.run.perform { fixture.stack.isNavigationBarHidden = false }
    #expect(!bar.isHidden && bar.frame.minY == 20)
  }

  @Test func theBarDissolvesWhileTheScreensChange() throws {
    let fixture = try StackFixture()
    let new = fixture.screen("new")
    let timeline = try fixture.run.record { fixture.stack.pushViewController(new, animated: true) }
    let id = try #require(fixture.stack.navigationBar.layer.id(in: fixture.run))
    let opacities = try [0.0001, 0.25].map { time in
      try #require(timeline.presentation(of: id, at: time)?.sublayers.last).opacity
    }
    expectClose(opacities[0], 1, within: 0.01)
    // The old bar fades on the spring of the screens.
    let screen = try #require(new.view.layer.id(in: fixture.run))
    let x = try #require(timeline.presentation(of: screen, at: 0.25)).transform.m41
    #expect(x > 0)
    expectClose(opacities[1], x / fixture.stack.view.bounds.width, within: 0.01)
    #expect(fixture.stack.navigationBar.subviews.allSatisfy { !($0 is UISnapshotView) })
  }
}
