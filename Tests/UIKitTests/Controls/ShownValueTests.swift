import Testing
import TransitionEngine

@testable import UIKit

/// Controls and views that show a value: progress, pages, texts of several lines.
@Suite struct ShownValueTests {
  private let fixture = TouchFixture()

  private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    fixture.run.perform {
      view.frame = frame
      fixture.view.addSubview(view)
    }
    return view
  }

  @Test func progressFillsItsShare() throws {
    let bar: UIProgressView = fixture.run.perform { UIProgressView(progressViewStyle: .default) }
    _ = add(bar, CGRect(x: 0, y: 0, width: 200, height: 4))
    try fixture.run.settle()
    let timeline = try fixture.run.record { bar.setProgress(0.5, animated: true) }
    let filled = try #require(bar.subviews.first)
    #expect(filled.frame.width == 100)
    let id = try #require(filled.layer.id(in: fixture.run))
    let shown = try #require(timeline.presentation(of: id, at: 0.125)?.bounds.width)
    #expect(shown > 10 && shown < 90)
  }

  @Test(arguments: [(Float.nan, Float(0)), (2, 1), (-1, 0)]) func progressIsClamped(given: Float, kept: Float)
  {
    let bar = UIProgressView()
    bar.progress = given
    #expect(bar.progress == kept)
  }

  @Test func aPageControlHasADotForEachPage() throws {
    let control = add(UIPageControl(), CGRect(x: 0, y: 100, width: 400, height: 26))
    fixture.run.perform {
      (control.numberOfPages, control.currentPage) = (3, 1)
      control.addAction(
        UIAction { _ in fixture.calls.values.append("page \(control.currentPage)") }, for: .valueChanged)
    }
    try fixture.run.settle()
    #expect(control.subviews.map(\.center.x) == [183, 200, 217])
    #expect(control.subviews[1].backgroundColor == .label)
    _ = try fixture.play((0, .tap(at: CGPoint(x: 300, y: 110))), (1, .tap(at: CGPoint(x: 300, y: 110))))
    #expect(fixture.calls.values.filter { $0.hasPrefix("page") } == ["page 2"])
    #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 26))
  }

  @Test func oneDotMayBeHidden() throws {
    let control = add(UIPageControl(), CGRect(x: 0, y: 100, width: 400, height: 26))
    fixture.run.perform { (control.numberOfPages, control.hidesForSinglePage) = (1, true) }
    try fixture.run.settle()
    #expect(control.subviews.map(\.isHidden) == [true])
  }

  @Test func pagesAreBounded() {
    let control = UIPageControl()
    control.numberOfPages = 1_000_000
    #expect(control.subviews.count == 100)
  }

  @Test func aTextIsAsHighAsItsLines() throws {
    let text = add(UITextView(), CGRect(x: 0, y: 0, width: 100, height: 60))
    fixture.run.perform { text.text = String(repeating: "word ", count: 40) }
    try fixture.run.settle()
    #expect(text.contentSize.height > 100)
    #expect(text.sizeThatFits(CGSize(width: 300, height: 0)).height < text.contentSize.height)
    let way = try TouchPath.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 10), in: 0.2)
    _ = try fixture.play((0, way))
    #expect(text.contentOffset.y > 0)
  }

  @Test func aTextMayHaveAttributes() {
    let text = UITextView()
    text.attributedText = NSAttributedString(string: "A", attributes: [.foregroundColor: UIColor.red])
    #expect(text.text == "A" && text.textColor == .red)
    text.attributedText = NSAttributedString(string: "")
    #expect(text.text == "")
  }
}
