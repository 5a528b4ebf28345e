import HTML
import TransitionEngine

@testable import Rendering

/// A swipe that lifts at three fifths, and what becomes of it.
enum PlotFixtures {
  private static func samples(_ range: ClosedRange<TimeInterval>, _ value: (TimeInterval) -> Double)
    -> [GesturePlot.Sample]
  {
    let count = Int(((range.upperBound - range.lowerBound) * 60).rounded())
    return (0...count).map { step in
      let time =
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / Double(max(count, 1))
      return GesturePlot.Sample(time: time, value: value(time))
    }
  }

  static let swipe = GesturePlot(
    title: "A swipe that finishes",
    description: "The finger moves 124 points to the left; the transition finishes.",
    measure: .init(name: "Translation in points", lines: [samples(0.1...0.5) { ($0 - 0.1) * -310 }]),
    fraction: [samples(0.1...0.5) { ($0 - 0.1) * 1.55 }],
    completion: [samples(0.1...0.5) { ($0 - 0.1) * 1.55 } + samples(0.5...0.88) { 0.62 + ($0 - 0.5) }],
    threshold: 0.5, contacts: [0.05...0.5],
    marks: [
      .init(time: 0.1, label: "began"), .init(time: 0.5, label: "ended: finish"),
      .init(time: 0.88, label: "completed"),
    ])

  private static func event(
    _ time: TimeInterval, _ kind: Timeline.Event.Kind, _ actor: String, _ name: String, _ detail: String = ""
  ) -> Timeline.Event {
    Timeline.Event(time: time, kind: kind, actor: actor, name: name, detail: detail)
  }

  /// The calls of a change of tabs under a finger.
  static let calls: [Timeline.Event] =
    [
      event(0.083, .state, "UIPanGestureRecognizer", "began", "translation (-12, 0) velocity (-310, 0)"),
      event(
        0.083, .callback, "SafeTabsDelegate", "tabBarController(_:animationControllerForTransitionFrom:to:)"),
      event(0.083, .callback, "SafeTabsDelegate", "tabBarController(_:interactionControllerFor:)"),
      event(0.1, .callback, "SwipeInteraction", "startInteractiveTransition(_:)"),
      event(0.1, .callback, "FoldAnimator", "transitionDuration(using:)"),
      event(0.1, .callback, "FoldAnimator", "animateTransition(using:)"),
      event(0.1, .callback, "inbox", "viewWillDisappear(_:)"),
      event(0.1, .callback, "search", "viewWillAppear(_:)"),
    ] + (7...30).flatMap { [event(Double($0) / 60, .call, "SwipeInteraction", "update(_:)")] } + [
      event(0.5, .state, "UIPanGestureRecognizer", "ended", "translation (-124, 0) velocity (-310, 0)"),
      event(0.5, .call, "SwipeInteraction", "finish()"),
      event(0.88, .call, "FoldAnimator", "completeTransition(_:)", "true"),
      event(0.88, .callback, "inbox", "viewDidDisappear(_:)"),
      event(0.88, .callback, "search", "viewDidAppear(_:)"),
      event(0.88, .callback, "FoldAnimator", "animationEnded(_:)", "true"),
    ]
}

extension PlotDrawing {
  /// The plot as a file of its own, which shows as it would on a page.
  func standalone() -> [UInt8] {
    var pen = PlotPen(styles: ColorStyles())
    draw(with: &pen)
    var opening = opening
    opening.documentSize = size
    let night = "@media (prefers-color-scheme:dark){svg{color:#f2f2f2}}"
    let document = HTMLWriter.html { out in
      opening.write(to: &out) { svg in
        svg.element("style") { $0.html(pen.styles.styleSheet + night.utf8) }
        svg.html(pen.out.bytes)
      }
      out.newline()
    }
    return IdentifierScope.settle(document)
  }
}
