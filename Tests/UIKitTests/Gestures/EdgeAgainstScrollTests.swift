import Testing
import TransitionEngine

@testable import UIKit

/// A pull from the edge, over content that scrolls sideways.
///
/// Source: public reports of pages that keep a pull from the edge to themselves, and of what cures that: the scroll view's
/// recogniser has to wait for the other one's failure.
@Suite struct EdgeAgainstScrollTests {
  private let fixture = TouchFixture()
  private let edge: UIScreenEdgePanGestureRecognizer
  private let scrollView: UIScrollView

  init() {
    let fixture = fixture
    edge = fixture.add(UIScreenEdgePanGestureRecognizer())
    edge.edges = .left
    scrollView = fixture.run.perform {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      scrollView.contentSize = CGSize(width: 1200, height: 800)
      fixture.view.addSubview(scrollView)
      scrollView.contentOffset.x = 400
      return scrollView
    }
  }

  private var states: [String] { fixture.calls.changes.filter { !$0.hasPrefix("touches") } }

  @Test func theContentScrolls() throws {
    _ = try fixture.play((0, TouchFixture.drag(from: 5)))
    #expect(states == [])
    #expect(scrollView.contentOffset.x < 300)
  }

  @Test func theContentWaitsWhereItHasTo() throws {
    scrollView.panGestureRecognizer.require(toFail: edge)
    _ = try fixture.play((0, TouchFixture.drag(from: 5)))
    #expect(states == ["began", "changed", "ended"])
    #expect(scrollView.contentOffset.x == 400)
    _ = try fixture.play((5, TouchFixture.drag(from: 200)))
    #expect(states.count == 3)
    #expect(scrollView.contentOffset.x < 300)
  }
}
