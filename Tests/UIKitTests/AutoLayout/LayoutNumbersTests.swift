import Testing
import TransitionEngine

@testable import UIKit

/// Layouts by numbers of github.com/gnustep/libs-gui, `Tests/gui`, which its authors have measured on macOS, and of
/// github.com/lume/autolayout, `test`. In AppKit the y axis points up; the numbers are turned over here.
@Suite struct LayoutNumbersTests {
  private let fixture = LayoutFixture()

  private func box(_ frame: CGRect) -> UIView {
    let box = UIView(frame: frame)
    fixture.window.addSubview(box)
    return box
  }

  private func format(_ format: String, _ views: [String: Any]) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
  }

  /// `NSLayoutConstraint/visualFormat.m`.
  @Test func insetsByFormats() {
    let content = box(CGRect(x: 0, y: 0, width: 300, height: 200))
    let (a, b, c) = (
      fixture.add(UIView(), to: content), fixture.add(UIView(), to: content),
      fixture.add(UIView(), to: content)
    )
    let views = ["a": a, "b": b, "c": c]
    fixture.layOut(
      ["H:|-20-[a(100)]", "H:|-20-[b]-30-|", "V:|-10-[c]-20-|"].flatMap { format($0, views) })
    #expect(a.frame.minX == 20 && a.frame.width == 100)
    #expect(b.frame.minX == 20 && b.frame.width == 250)
    #expect(c.frame.minY == 10 && c.frame.height == 170)
  }

  /// `View.js`: views that share a width, with the default distance between them and from the edges.
  @Test func twoOfOneWidth() {
    let content = box(CGRect(x: 0, y: 0, width: 200, height: 100))
    let (a, b) = (fixture.add(UIView(), to: content), fixture.add(UIView(), to: content))
    let views = ["a": a, "b": b]
    fixture.layOut(["|-[a(==b)]-[b]-|", "V:|[a(==b)]|", "V:|[b]"].flatMap { format($0, views) })
    #expect(a.frame == CGRect(x: 8, y: 0, width: 88, height: 100))
    #expect(b.frame == CGRect(x: 104, y: 0, width: 88, height: 100))
  }

  /// `View.js`: what a view with a size of its own leaves to another, and how wide both want to be.
  @Test func sizesOfTheirOwn() {
    let content = box(CGRect(x: 0, y: 0, width: 500, height: 100))
    let (a, b) = (fixture.add(Content(100, 10), to: content), fixture.add(UIView(), to: content))
    fixture.layOut(format("|-20-[a]-20-[b]-20-|", ["a": a, "b": b]))
    #expect(b.frame.width == 340)
    let other = box(.zero)
    let (c, d) = (fixture.add(Content(100, 10), to: other), fixture.add(Content(100, 10), to: other))
    fixture.layOut(format("|-20-[c]-20-[d]-20-|", ["c": c, "d": d]))
    #expect(other.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 260)
  }

  /// `visualFormat.js` and `ExtendedVisualFormat.js`, as far as the formats are Apple's: how many constraints a format
  /// makes, and the first one's constant.
  @Test(arguments: [
    ("|[a]|", 2, 0.0), ("[a][b]", 1, 0), ("[a(60)]", 1, 60), ("[a(60.6666)]", 1, 60.6666),
    ("[a]-10-[b]", 1, 10),
    ("[a]-(50)-[b]", 1, 50), ("[a]-(-22)-[b]", 1, -22),
  ])
  func constraintsOfAFormat(format text: String, count: Int, constant: Double) throws {
    let content = box(.zero)
    let views = ["a": fixture.add(UIView(), to: content), "b": fixture.add(UIView(), to: content)]
    let constraints = format(text, views)
    #expect(constraints.count == count)
    let first = try #require(constraints.first)
    #expect(first.constant == constant && first.relation == .equal && first.multiplier == 1)
    guard text.contains("b") else { return }
    // UIKit's constraint is for the later view, from the earlier one.
    #expect(first.firstItem === views["b"] && first.firstAttribute == .leading)
    #expect(first.secondItem === views["a"] && first.secondAttribute == .trailing)
  }

  /// The formats of Apple's Visual Format Language guide: how many constraints each makes.
  @Test(arguments: [
    ("[a]-[b]", 1), ("[a(>=50)]", 1), ("|-50-[a]-50-|", 2), ("V:[a]-10-[b]", 1), ("[a][b]", 1),
    ("[a(100@20)]", 1),
    ("[a(==b)]", 1), ("[a(>=70,<=100)]", 2), ("|-[a]-[b]-[c(>=20)]-|", 5),
  ])
  func formatsOfTheGuide(text: String, count: Int) {
    let content = box(.zero)
    let views = Dictionary(
      uniqueKeysWithValues: ["a", "b", "c"].map { ($0, fixture.add(UIView(), to: content)) })
    #expect(format(text, views).count == count)
  }

  /// `NSLayoutAnchor/viewanchors.m`.
  @Test func anchors() {
    let (one, other) = (UIView(), UIView())
    let anchors: [Any] = [one.widthAnchor, one.leadingAnchor, one.topAnchor]
    #expect(
      anchors[0] is NSLayoutDimension && anchors[1] is NSLayoutXAxisAnchor
        && anchors[2] is NSLayoutYAxisAnchor)
    let width = one.widthAnchor.constraint(equalToConstant: 50)
    #expect(width.firstItem === one && width.firstAttribute == .width)
    #expect(width.secondItem == nil && width.secondAttribute == .notAnAttribute)
    #expect(width.constant == 50 && width.relation == .equal && width.multiplier == 1)
    let leading = one.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 8)
    #expect(leading.firstItem === one && leading.firstAttribute == .leading)
    #expect(leading.secondItem === other && leading.secondAttribute == .leading)
    #expect(leading.constant == 8)
  }

  /// `NSLayoutConstraint/resize.m` and `intrinsicSize.m`.
  @Test func sizesThatFollow() {
    let content = box(CGRect(x: 0, y: 0, width: 300, height: 200))
    let (view, own) = (fixture.add(UIView(), to: content), fixture.add(Content(77, 21), to: content))
    fixture.layOut([
      view.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalTo: content.widthAnchor, constant: -50),
      view.heightAnchor.constraint(equalTo: content.heightAnchor, constant: -25),
      own.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 20),
      own.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
    ])
    #expect(view.frame == CGRect(x: 20, y: 10, width: 250, height: 175))
    #expect(own.frame == CGRect(x: 20, y: 20, width: 77, height: 21))
    content.frame.size = CGSize(width: 400, height: 300)
    fixture.layOut()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 350, height: 275))
  }

  /// A stack with three views of 40 × 20, 60 × 30 and 20 × 10 points.
  private func stack(_ size: CGSize, _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 10) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [Content(40, 20), Content(60, 30), Content(20, 10)])
    stack.frame = CGRect(origin: CGPoint(x: 0, y: 100), size: size)
    (stack.axis, stack.spacing, stack.alignment) = (axis, spacing, .center)
    fixture.window.addSubview(stack)
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] {
    fixture.layOut()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func rects(_ numbers: [[CGFloat]]) -> [CGRect] {
    numbers.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// `NSStackView/arrangedLayout.m`. A stack of AppKit may be longer than its views; ours is as long as they are, where
  /// it would have to stretch them.
  @Test func rows() {
    let row = stack(CGSize(width: 140, height: 200), .horizontal)
    #expect(frames(row) == rects([[0, 90, 40, 20], [50, 85, 60, 30], [120, 95, 20, 10]]))
    let tight = stack(CGSize(width: 120, height: 200), .horizontal, spacing: 0)
    #expect(frames(tight) == rects([[0, 90, 40, 20], [40, 85, 60, 30], [100, 95, 20, 10]]))
    let inset = stack(CGSize(width: 170, height: 200), .horizontal)
    inset.isLayoutMarginsRelativeArrangement = true
    inset.layoutMargins = UIEdgeInsets(top: 5, left: 15, bottom: 5, right: 15)
    #expect(frames(inset) == rects([[15, 90, 40, 20], [65, 85, 60, 30], [135, 95, 20, 10]]))
  }

  @Test func filledRows() {
    let equal = stack(CGSize(width: 200, height: 200), .horizontal)
    equal.distribution = .fillEqually
    #expect(frames(equal) == rects([[0, 90, 60, 20], [70, 85, 60, 30], [140, 95, 60, 10]]))
    withKnownIssue(
      "Ours stretches the last of several that hug alike. On macOS it's the first; of iOS nobody has told."
    ) {
      let filled = stack(CGSize(width: 200, height: 200), .horizontal)
      #expect(frames(filled) == rects([[0, 90, 100, 20], [110, 85, 60, 30], [180, 95, 20, 10]]))
    }
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, [0.0, 0, 0]), (.center, [80, 70, 90]), (.trailing, [160, 140, 180]),
  ])
  func columns(alignment: UIStackView.Alignment, lefts: [CGFloat]) {
    let column = stack(CGSize(width: 200, height: 80), .vertical)
    column.alignment = alignment
    #expect(
      frames(column) == rects([[lefts[0], 0, 40, 20], [lefts[1], 30, 60, 30], [lefts[2], 70, 20, 10]]))
  }
}
