import Testing
import TransitionEngine

@testable import UIKit

/// Containers change while a presentation covers them, or is about to.
@Suite struct ChangeUnderPresentationTests {
  private func sheet(_ run: Run) -> UIViewController { run.perform { Reporter("sheet") } }

  @Test func aStackThatIsAboutToDisappearChangesAtOnce() throws {
    let fixture = try StackFixture()
    let sheet = sheet(fixture.run)
    _ = try fixture.run.record {
      fixture.stack.present(sheet, animated: true)
      try fixture.run.advance(by: 0.2)
      fixture.stack.pushViewController(fixture.screen("a"), animated: false)
    }
    #expect(fixture.appearances == ["root.viewWillDisappear", "root.viewDidDisappear"])
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }

  @Test func tabsThatAreAboutToDisappearChangeAtOnce() throws {
    let fixture = try TransitionFixture(nil)
    let sheet = sheet(fixture.run)
    _ = try fixture.run.record {
      fixture.tabs.present(sheet, animated: true)
      try fixture.run.advance(by: 0.2)
      fixture.tabs.selectedIndex = 1
    }
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }

  @Test(arguments: [true, false])
  func aPresenterThatWasCoveredGetsTheNewSize(animated: Bool) throws {
    let fixture = try PresentationFixture()
    _ = try fixture.present()
    fixture.run.perform { fixture.run.window.frame.size = CGSize(width: 667, height: 375) }
    _ = try fixture.dismiss(animated: animated)
    #expect(fixture.root.view.frame == fixture.run.window.bounds)
  }
}
