import Testing
import TransitionEngine

@testable import UIKit

/// A scroll view of 400 × 800 points whose picture of the same size can be zoomed from 1 to 4.
@Suite struct ZoomingTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    let picture: UIView
    var calls: [String] = []
    var scales: [CGFloat] = []
    init(_ picture: UIView) { self.picture = picture }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("begin") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      scales.append(scrollView.zoomScale)
      if calls.last != "zoom" { calls.append("zoom") }
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      calls.append("end \(scale)")
    }
  }

  private let fixture = TouchFixture()
  private let scrollView: UIScrollView
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let delegate: Delegate

  init() {
    let (run, picture) = (fixture.run, picture)
    let delegate = Delegate(picture)
    self.delegate = delegate
    scrollView = run.perform {
      let scrollView = UIScrollView(frame: run.window.bounds)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.addSubview(picture)
      scrollView.contentSize = picture.bounds.size
      (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (1, 4)
      scrollView.delegate = delegate
      run.window.addSubview(scrollView)
      return scrollView
    }
  }

  private func pinch(_ scale: CGFloat, around point: CGPoint = CGPoint(x: 100, y: 200)) throws {
    _ = try fixture.play((0, .pinch(around: point, distance: 30, scale: scale, in: 0.5)))
  }

  /// Source: photo viewers that keep a small picture in the middle by its frame.
  @Test func theFrameOfAZoomedViewIsSetWithoutALintFinding() throws {
    try pinch(2)
    let timeline = try fixture.run.record { picture.frame.origin.x = 10 }
    expectClose(picture.frame.minX, 10)
    #expect(!timeline.events.contains { $0.lint == .frameUnderTransform })
  }

  /// UIScrollView.h: the content size and the offset are scaled with the zoomed view.
  @Test func aPinchKeepsTheContentUnderTheFingers() throws {
    try pinch(2)
    expectClose(scrollView.zoomScale, 2, within: 1e-6)
    expectClose(scrollView.contentSize.width, 800)
    expectClose(scrollView.contentSize.height, 1600)
    // The fingers' middle was over (100, 200) of the picture, which is now at (200, 400) of the content.
    expectClose(scrollView.contentOffset.x, 100)
    expectClose(scrollView.contentOffset.y, 200)
    expectClose(picture.frame.minX, 0)
    #expect(delegate.calls == ["begin", "zoom", "end 2.0"])
    #expect(!scrollView.isZooming && !scrollView.isZoomBouncing)
  }

  @Test func aPinchPastALimitGoesOnWithResistanceAndComesBack() throws {
    try pinch(6)
    let largest = try #require(delegate.scales.max())
    #expect(largest > 4.2 && largest < 5.5)
    expectClose(scrollView.zoomScale, 4)
    #expect(delegate.calls.last == "end 4.0")
    try pinch(0.1)
    try pinch(0.1)
    expectClose(scrollView.zoomScale, 1)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func withoutABounceALimitIsHard() throws {
    scrollView.bouncesZoom = false
    try pinch(6)
    #expect(delegate.scales.max() == 4)
  }

  @Test func codeZoomsWithinTheLimits() {
    fixture.run.perform {
      scrollView.zoomScale = 9
      #expect(scrollView.zoomScale == 4)
      scrollView.zoomScale = 2
      // The middle of the screen stays in its place.
      expectClose(scrollView.contentOffset.x, 200)
      expectClose(scrollView.contentOffset.y, 400)
      scrollView.setZoomScale(0, animated: false)
      #expect(scrollView.zoomScale == 1)
    }
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func aRectangleFillsTheView() throws {
    let timeline = try fixture.run.record {
      scrollView.zoom(to: CGRect(x: 100, y: 200, width: 200, height: 400), animated: true)
    }
    expectClose(scrollView.zoomScale, 2)
    expectClose(scrollView.contentOffset.x, 200)
    expectClose(scrollView.contentOffset.y, 400)
    #expect(delegate.calls == ["begin", "zoom", "end 2.0"])
    // Halfway, the picture's scale is halfway.
    let id = try #require(picture.layer.id(in: fixture.run))
    let layer = try #require(timeline.presentation(of: id, at: 0.15))
    expectClose(layer.transform.m11, 1.5, within: 0.01)
  }

  @Test func withoutALimitThereIsNoPinch() throws {
    fixture.run.perform { scrollView.maximumZoomScale = 1 }
    #expect(scrollView.pinchGestureRecognizer == nil)
    try pinch(2)
    #expect(scrollView.zoomScale == 1)
    #expect(delegate.calls.isEmpty)
  }

  @Test func limitsOfNoScaleDoNoHarm() {
    fixture.run.perform {
      scrollView.minimumZoomScale = -.infinity
      scrollView.maximumZoomScale = .nan
      scrollView.zoomScale = .nan
      scrollView.zoom(to: .zero, animated: false)
    }
    #expect(scrollView.zoomScale == 1)
  }

  @Test func constraintsKeepTheZoomedViewAtItsScale() {
    fixture.run.perform {
      picture.removeFromSuperview()
      picture.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(picture)
      let content = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: content.topAnchor),
        picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        picture.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        picture.widthAnchor.constraint(equalToConstant: 400),
        picture.heightAnchor.constraint(equalToConstant: 800),
      ])
      fixture.run.window.layoutIfNeeded()
      scrollView.zoomScale = 2
      fixture.run.window.layoutIfNeeded()
    }
    expectClose(scrollView.contentSize.width, 800)
    expectClose(picture.frame.minX, 0)
    expectClose(picture.frame.width, 800)
  }

  /// A photo viewer in which two taps zoom to the touched place, and two more zoom out, as public samples do it.
  @Test func twoTapsZoomToTheirPlace() throws {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.addTarget { [scrollView, picture] in
      guard $0.state == .ended else { return }
      guard scrollView.zoomScale == scrollView.minimumZoomScale else {
        return scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
      }
      let (place, size) = ($0.location(in: picture), scrollView.bounds.size)
      let (width, height) = (size.width / 4, size.height / 4)
      scrollView.zoom(
        to: CGRect(x: place.x - width / 2, y: place.y - height / 2, width: width, height: height),
        animated: true)
    }
    fixture.run.perform { scrollView.addGestureRecognizer(tap) }
    let point = CGPoint(x: 300, y: 200)
    _ = try fixture.play((0, .tap(at: point)), (0.2, .tap(at: point)))
    expectClose(scrollView.zoomScale, 4)
    // The touched place is in the middle: (300, 200) · 4 less half of the screen.
    expectClose(scrollView.contentOffset.x, 1000)
    expectClose(scrollView.contentOffset.y, 400)
    _ = try fixture.play((0, .tap(at: point)), (0.2, .tap(at: point)))
    expectClose(scrollView.zoomScale, 1)
    #expect(scrollView.contentOffset == .zero)
  }
}
