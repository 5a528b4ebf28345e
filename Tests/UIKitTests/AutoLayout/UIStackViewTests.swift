import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// What the reference of `UIStackView` says of distributions and alignments.
struct UIStackViewTests {
  let fixture = LayoutFixture()
  let stack = UIStackView()
  let views = [Content(40, 20), Content(60, 30), Content(100, 40)]

  init() {
    let stack = fixture.add(stack)
    views.forEach(stack.addArrangedSubview)
    fixture.layOut([
      stack.leftAnchor.constraint(equalTo: fixture.window.leftAnchor),
      stack.topAnchor.constraint(equalTo: fixture.window.topAnchor),
    ])
  }

  private func layOut(width: CGFloat? = nil, height: CGFloat? = nil, _ change: () -> Void = {}) {
    fixture.run.perform {
      change()
      if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
      if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }
    fixture.layOut()
  }

  private var xs: [CGFloat] { views.map(\.frame.minX) }
  private var widths: [CGFloat] { views.map(\.frame.width) }

  @Test func isAsLargeAsItsViews() {
    layOut { stack.spacing = 10 }
    #expect(stack.bounds.size == CGSize(width: 220, height: 40))
    #expect(xs == [0, 50, 120])
    #expect(views.allSatisfy { $0.frame.height == 40 })
  }

  @Test func fillStretchesWhatHugsLeast() {
    layOut(width: 300) { views[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal) }
    #expect(widths == [40, 160, 100])
  }

  /// Apple says of an ambiguity that the views' order decides. That the last one is stretched is inferred.
  @Test func fillStretchesTheLastOfEquals() throws {
    layOut(width: 300)
    #expect(widths == [40, 60, 200])
    #expect(try fixture.findings().filter { $0.rule == .ambiguousLayout }.isEmpty)
  }

  @Test func fillEquallyMakesAllTheSame() {
    layOut(width: 320) { (stack.distribution, stack.spacing) = (.fillEqually, 10) }
    #expect(widths == [100, 100, 100])
    #expect(xs == [0, 110, 220])
  }

  @Test func fillProportionallyKeepsTheProportions() {
    layOut(width: 400) { stack.distribution = .fillProportionally }
    #expect(widths == [80, 120, 200])
  }

  @Test func equalSpacingMakesTheGapsEqual() {
    layOut(width: 300) { stack.distribution = .equalSpacing }
    #expect(widths == [40, 60, 100])
    #expect(xs == [0, 90, 200])
  }

  @Test func equalSpacingKeepsTheSpacing() {
    layOut { (stack.distribution, stack.spacing) = (.equalSpacing, 12) }
    #expect(stack.bounds.width == 224)
  }

  @Test func equalCenteringPutsTheMiddlesEquallyFarApart() {
    layOut(width: 400) { stack.distribution = .equalCentering }
    let middles = views.map(\.center.x)
    expectClose(middles[1] - middles[0], middles[2] - middles[1], within: 0.5)
    #expect(xs[0] == 0 && views[2].frame.maxX == 400)
  }

  @Test(arguments: [
    (UIStackView.Alignment.top, [0.0, 0, 0]), (.center, [40, 35, 30]), (.bottom, [80, 70, 60]),
    (.fill, [0, 0, 0]),
  ])
  func alignmentIsAcross(alignment: UIStackView.Alignment, tops: [CGFloat]) {
    layOut(height: 100) { stack.alignment = alignment }
    #expect(views.map(\.frame.minY) == tops)
    #expect(views.map(\.frame.height) == (alignment == .fill ? [100, 100, 100] : [20, 30, 40]))
  }

  @Test func verticallyTheSame() {
    layOut { (stack.axis, stack.alignment, stack.spacing) = (.vertical, .trailing, 5) }
    #expect(stack.bounds.size == CGSize(width: 100, height: 100))
    #expect(
      views.map(\.frame) == [
        CGRect(x: 60, y: 0, width: 40, height: 20), CGRect(x: 40, y: 25, width: 60, height: 30),
        CGRect(x: 0, y: 60, width: 100, height: 40),
      ])
  }

  @Test func labelsStandOnOneLine() {
    let labels = [12.0, 30].map { size in
      let label = UILabel()
      label.text = "x"
      label.font = .systemFont(ofSize: size)
      return label
    }
    layOut {
      views.forEach { $0.removeFromSuperview() }
      labels.forEach(stack.addArrangedSubview)
      stack.alignment = .firstBaseline
    }
    expectClose(
      labels[0].frame.minY + labels[0].baselines.first, labels[1].frame.minY + labels[1].baselines.first,
      within: 1.0 / 3)
    #expect(labels[1].frame.minY == 0)
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func spacingsMayDiffer() {
    layOut {
      stack.spacing = 10
      stack.setCustomSpacing(30, after: views[0])
    }
    #expect(xs == [0, 70, 140])
    #expect(stack.customSpacing(after: views[0]) == 30)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test func marginsCanBeKept() {
    layOut {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.insetsLayoutMarginsFromSafeArea = false
    }
    #expect(stack.bounds.size == CGSize(width: 216, height: 56))
    #expect(views[0].frame.origin == CGPoint(x: 8, y: 8))
  }

  @Test func hiddenViewsTakeNoRoom() {
    layOut {
      stack.spacing = 10
      views[1].isHidden = true
    }
    #expect(xs[2] == 50)
    #expect(stack.bounds.width == 150)
    #expect(views[1].layer.isHidden)
    layOut { views[1].isHidden = false }
    #expect(stack.bounds.width == 220)
  }

  /// The room shrinks with the animation, at whose end the view is hidden.
  @Test func hidingAnimates() throws {
    let timeline = try fixture.run.record {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { views[1].isHidden = true })
      #expect(views[1].isHidden)
      #expect(!views[1].layer.isHidden)
    }
    expectClose(try fixture.shown(views[2], in: timeline, at: 0.5).position.x, 120)
    expectClose(try fixture.shown(views[2], in: timeline, at: 1).position.x, 90)
    #expect(try !fixture.shown(views[1], in: timeline, at: 0.5).isHidden)
    #expect(try fixture.shown(views[1], in: timeline, at: 1).isHidden)
    #expect(timeline.lint().isEmpty)
  }

  @Test func orderIsThatOfArranging() {
    layOut { stack.insertArrangedSubview(views[2], at: 0) }
    #expect(xs == [100, 140, 0])
    layOut { stack.removeArrangedSubview(views[0]) }
    #expect(stack.arrangedSubviews.count == 2)
    #expect(views[0].superview === stack)
    #expect(xs[1] == 100)
  }

  @Test func stacksLieInStacks() {
    let inner = UIStackView(arrangedSubviews: [Content(10, 10), Content(20, 10)])
    inner.axis = .vertical
    layOut { stack.addArrangedSubview(inner) }
    #expect(inner.frame == CGRect(x: 200, y: 0, width: 20, height: 40))
    #expect(stack.bounds.width == 220)
  }

  @Test func fromRightToLeftTheFirstIsOnTheRight() {
    layOut {
      stack.semanticContentAttribute = .forceRightToLeft
      stack.setCustomSpacing(5, after: views[0])
    }
    #expect(xs == [165, 100, 0])
  }
}
