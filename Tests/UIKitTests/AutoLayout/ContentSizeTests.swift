import Testing
import TransitionEngine

@testable import UIKit

/// Sizes that contents ask for.
struct ContentSizeTests {
  let fixture = LayoutFixture()
  var window: UIView { fixture.window }

  private func row(_ views: [UIView]) -> [NSLayoutConstraint] {
    views.map { $0.topAnchor.constraint(equalTo: window.topAnchor) }
      + zip(views, views.dropFirst()).map { $1.leftAnchor.constraint(equalTo: $0.rightAnchor) }
      + [
        views[0].leftAnchor.constraint(equalTo: window.leftAnchor),
        views[views.count - 1].rightAnchor.constraint(equalTo: window.rightAnchor),
      ]
  }

  @Test func labelsAndButtonsAreAsLargeAsTheirContent() {
    let (label, button, image) = (
      UILabel(), UIButton(type: .system), UIImageView(image: UIImage(systemName: "star"))
    )
    label.text = "Hello"
    button.setTitle("Go", for: .normal)
    for view in [label, button, image] {
      _ = fixture.add(view)
      fixture.layOut([
        view.leftAnchor.constraint(equalTo: window.leftAnchor),
        view.topAnchor.constraint(equalTo: window.topAnchor),
      ])
      expectClose(view.bounds.width, view.intrinsicContentSize.width, within: 1.0 / 3)
      expectClose(view.bounds.height, view.intrinsicContentSize.height, within: 1.0 / 3)
      #expect(view.bounds.width > 0)
    }
    let width = label.bounds.width
    fixture.run.perform { label.text = "Hello, world" }
    fixture.layOut()
    #expect(label.bounds.width > width)
  }

  @Test func whatHugsLeastIsStretched() {
    let views = [Content(100, 20), Content(100, 20)]
    views.forEach { _ = fixture.add($0) }
    views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    fixture.layOut(row(views))
    #expect(views.map(\.frame.width) == [100, 300])
    views[1].setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    fixture.layOut()
    #expect(views.map(\.frame.width) == [300, 100])
  }

  @Test func whatResistsLeastIsCompressed() {
    let views = [Content(300, 20), Content(300, 20)]
    views.forEach { _ = fixture.add($0) }
    views[0].setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    fixture.layOut(row(views))
    #expect(views.map(\.frame.width) == [300, 100])
  }

  @Test func contentsThatChangeAreLaidOutAnew() {
    let view = fixture.add(Content(10, 20))
    fixture.layOut([view.leftAnchor.constraint(equalTo: window.leftAnchor)])
    fixture.run.perform { view.size = CGSize(width: 30, height: 40) }
    fixture.layOut()
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
  }

  /// A label of several lines takes the height that its text needs at the width that it is given.
  @Test func labelsWrapAtTheirWidth() {
    let label = UILabel()
    label.text = "A text that is much too long for one line of this width, and goes on"
    label.numberOfLines = 0
    _ = fixture.add(label)
    let below = fixture.add(Content(10, 10))
    let width = label.widthAnchor.constraint(equalToConstant: 150)
    fixture.layOut([
      label.leftAnchor.constraint(equalTo: window.leftAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor),
      width, below.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    let height = label.sizeThatFits(CGSize(width: 150, height: 0)).height
    #expect(label.bounds.height == height)
    #expect(below.frame.minY == height)
    width.constant = 300
    fixture.layOut()
    #expect(label.bounds.height < height)
    #expect(label.bounds.height == label.sizeThatFits(CGSize(width: 300, height: 0)).height)
  }

  @Test func baselinesAreLinesOfText() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("small", "large")
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 40)
    for label in [small, large] { _ = fixture.add(label) }
    fixture.layOut([
      large.topAnchor.constraint(equalTo: window.topAnchor, constant: 50),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    expectClose(
      small.frame.minY + small.baselines.first, large.frame.minY + large.baselines.first, within: 1.0 / 3)
    #expect(small.frame.minY > large.frame.minY + 10)
    #expect(large.baselines.last > 0 && large.baselines.last < large.bounds.height / 2)
  }

  @Test func whatHasNoTextHasItsEdgesForBaselines() {
    let (a, b) = (fixture.add(Content(10, 10)), fixture.add(Content(10, 30)))
    fixture.layOut([
      a.topAnchor.constraint(equalTo: window.topAnchor),
      a.lastBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor),
    ])
    #expect(b.frame.maxY == 10)
  }

  // MARK: Fitting

  @Test func theFittingSizeIsTheSmallest() {
    let card = UIView()
    let label = Content(120, 30)
    _ = fixture.add(label, to: card)
    fixture.run.perform {
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
        label.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
      ])
      #expect(
        card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 40))
      #expect(
        card.systemLayoutSizeFitting(
          CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 40))
    }
    #expect(card.bounds.size == .zero)
  }

  @Test func textFitsAtAWidth() {
    let card = UIView()
    let label = UILabel()
    label.text = "A text that is much too long for one line of this width, and goes on"
    label.numberOfLines = 0
    _ = fixture.add(label, to: card)
    fixture.run.perform {
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: card.leftAnchor),
        label.rightAnchor.constraint(equalTo: card.rightAnchor),
        label.topAnchor.constraint(equalTo: card.topAnchor),
        label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      ])
      let size = card.systemLayoutSizeFitting(
        CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 150, height: label.sizeThatFits(CGSize(width: 150, height: 0)).height))
    }
  }

  // MARK: Scrolling

  @Test func constraintsDecideTheSizeOfWhatScrolls() {
    let scroll = fixture.add(UIScrollView())
    let content = fixture.add(Content(600, 1000), to: scroll)
    let floating = fixture.add(Content(20, 20), to: scroll)
    fixture.layOut([
      scroll.leftAnchor.constraint(equalTo: window.leftAnchor),
      scroll.topAnchor.constraint(equalTo: window.topAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 300),
      scroll.heightAnchor.constraint(equalToConstant: 400),
      content.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor, constant: 10),
      content.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      floating.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
      floating.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
    ])
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(scroll.contentSize == CGSize(width: 620, height: 1000))
    #expect(content.frame == CGRect(x: 10, y: 0, width: 600, height: 1000))
    fixture.run.perform { scroll.contentOffset.y = 50 }
    fixture.layOut()
    #expect(content.frame.minY == 0)
    #expect(floating.frame.minY == 54)
  }
}
