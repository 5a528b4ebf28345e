import Testing
import TransitionEngine

@testable import UIKit

@Suite struct PagingTests {
  private let fixture = ScrollFixture()

  /// Where a drag ends that begins on the middle one of three pages.
  private func page(after path: TouchPath) throws -> CGFloat {
    fixture.scrollView.isPagingEnabled = true
    fixture.scrollView.contentOffset = CGPoint(x: 400, y: 0)
    _ = try fixture.touches.play((0, path))
    return fixture.scrollView.contentOffset.x / 400
  }

  @Test(arguments: [(-150.0, 1.0), (-190, 1), (150, 1)]) func lessThanHalfGoesBack(way: Double, page: Double)
    throws
  {
    #expect(try self.page(after: fixture.place(way)) == page)
  }

  @Test func moreThanHalfGoesOn() throws {
    let path = try TouchPath(
      from: CGPoint(x: 350, y: 400), [.move(to: CGPoint(x: 110, y: 400), duration: 0.5), .hold(0.2)])
    #expect(try page(after: path) == 2)
  }

  @Test(arguments: [(-60.0, 2.0), (60, 0)]) func aFlickTurnsThePage(way: Double, page: Double) throws {
    #expect(try self.page(after: fixture.drag(way, in: 0.1)) == page)
  }

  @Test func theLastPageIsTheLast() throws {
    fixture.scrollView.bounces = false
    #expect(try page(after: fixture.drag(-60, in: 0.1)) == 2)
    fixture.scrollView.contentOffset = CGPoint(x: 800, y: 0)
    _ = try fixture.touches.play((0, fixture.drag(-60, in: 0.1)))
    #expect(fixture.scrollView.contentOffset.x == 800)
  }

  @Test func aPageIsTurnedWithoutOvershooting() throws {
    fixture.scrollView.bounces = false
    #expect(try page(after: fixture.drag(-190, in: 0.05)) == 2)
    #expect(fixture.delegate.offsets.allSatisfy { $0.x <= 800 })
  }

  @Test func aFingerThatStopsThePageLetsItGoOn() throws {
    #expect(
      try page(after: fixture.drag(-60, in: 0.1)) == 2)
    fixture.scrollView.contentOffset = CGPoint(x: 400, y: 0)
    _ = try fixture.touches.play(
      (0, fixture.drag(-60, in: 0.1)), (0.2, .tap(at: CGPoint(x: 200, y: 400))))
    #expect(fixture.scrollView.contentOffset.x.truncatingRemainder(dividingBy: 400) == 0)
  }
}
