import Testing
import TransitionEngine

@testable import UIKit

/// The offset of content at rest when its range changes.
@Suite struct ScrollRangeTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  @Test func aSmallerInsetBringsTheContentBack() {
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scrollView.contentInset.top = 100
    #expect(scrollView.contentOffset.y == 0)
    scrollView.contentOffset.y = -100
    scrollView.contentInset.top = 60
    #expect(scrollView.contentOffset.y == -60)
    scrollView.contentInset.top = 0
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func theContentComesBackWithTheBlocksAnimation() throws {
    let fixture = Fixture()
    scrollView.contentInsetAdjustmentBehavior = .never
    fixture.run.window.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scrollView.contentInset.top = 100
    scrollView.contentOffset.y = -100
    let timeline = try fixture.run.record {
      UIView.animate(withDuration: 0.5) { self.scrollView.contentInset = .zero }
    }
    #expect(timeline.duration == 0.5)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func contentThatIsSmallerThanTheViewHasOneOffset() {
    scrollView.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    scrollView.contentSize = CGSize(width: 280, height: 100)
    #expect(scrollView.contentOffset == CGPoint(x: -20, y: 0))
  }

  @Test func lessContentEndsAtItsEnd() {
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scrollView.contentOffset.y = 600
    scrollView.contentSize.height = 700
    #expect(scrollView.contentOffset.y == 300)
  }
}
