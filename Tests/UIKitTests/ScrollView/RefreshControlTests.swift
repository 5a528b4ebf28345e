import Testing
import TransitionEngine

@testable import UIKit

@Suite struct RefreshControlTests {
  private let fixture = ScrollFixture()
  private let control = UIRefreshControl()
  private let refreshes = Recorded<Bool>()
  private var scrollView: UIScrollView { fixture.scrollView }

  init() {
    let (control, refreshes) = (control, refreshes)
    control.addAction(UIAction { _ in refreshes.values.append(true) }, for: .valueChanged)
    fixture.touches.run.perform {
      fixture.scrollView.alwaysBounceVertical = true
      fixture.scrollView.refreshControl = control
    }
  }

  private func pull(_ distance: CGFloat) throws {
    let path = try TouchPath.swipe(
      from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 200 + distance), in: 0.6)
    _ = try fixture.touches.play((0, path))
  }

  @Test func aPullStartsIt() throws {
    try pull(300)
    #expect(refreshes.values == [true])
    #expect(control.isRefreshing)
    // The content rests below the wheel.
    expectClose(scrollView.contentOffset.y, -60)
  }

  @Test func theTextShowsWithTheWheel() throws {
    fixture.touches.run.perform { control.attributedTitle = NSAttributedString(string: "Pull") }
    try pull(300)
    let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
    #expect((label.text, label.alpha) == ("Pull", 1))
  }

  @Test func aShortPullDoesNot() throws {
    try pull(80)
    #expect(!control.isRefreshing)
    expectClose(scrollView.contentOffset.y, 0)
  }

  @Test func theContentComesBack() throws {
    try pull(300)
    let timeline = try fixture.touches.run.record { control.endRefreshing() }
    expectClose(scrollView.contentOffset.y, 0)
    expectClose(timeline.duration, 0.3, within: 0.02)
  }

  /// `beginRefreshing()` only starts the wheel; code scrolls to it, as in UIKit.
  @Test func codeStartsItWithoutAnEvent() throws {
    fixture.touches.run.perform {
      control.beginRefreshing()
      #expect(scrollView.contentOffset.y == 0)
      scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    }
    #expect(refreshes.values.isEmpty)
    #expect(scrollView.adjustedContentInset.top == 60)
    #expect(control.frame.minY == -60)
  }
}
