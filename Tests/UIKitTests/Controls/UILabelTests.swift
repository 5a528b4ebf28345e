import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UILabelTests {
  private func drawn(_ label: UILabel) -> Text? {
    label.layoutIfNeeded()
    if case .text(let text) = label.layer.drawing { return text }
    return nil
  }

  private func label(_ text: String, width: CGFloat = 200, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func drawsItsWords() throws {
    let label = label("Hello there")
    label.textColor = .systemRed
    let text = try #require(drawn(label))
    #expect(text.string == "Hello there")
    #expect(text.words.map(\.string) == ["Hello", "there"])
    #expect(text.color == UIColor.systemRed.color)
  }

  @Test func centresBetweenTopAndBottom() throws {
    let word = try #require(drawn(label("x"))?.words.first)
    let font = UIFont.systemFont(ofSize: 17)
    let baseline = 50 + (font.ascender + font.descender) / 2
    expectClose(word.bounds.maxY, baseline, within: 0.5)
  }

  @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 100), (.right, 200)])
  func alignsSideways(alignment: NSTextAlignment, x: CGFloat) throws {
    let label = label("o")
    label.textAlignment = alignment
    let box = try #require(drawn(label)?.words.first?.bounds)
    let middle = x / 200 * (200 - box.width) + box.width / 2
    expectClose(box.midX, middle, within: 1.5)
  }

  @Test func cutsWhatDoesNotFit() throws {
    let words = try #require(drawn(label("Far too long for so little room", width: 80))?.words)
    #expect(words.last?.string.hasSuffix("…") ?? false)
    #expect(words.allSatisfy { $0.bounds.maxX <= 80 })
  }

  @Test func breaksLines() {
    let label = label("one two three four five six seven", width: 80, lines: 0)
    let oneLine = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).height > 2 * oneLine)
    #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).width <= 80)
    #expect(label.intrinsicContentSize.height < 2 * oneLine)
  }

  @Test func showsNothingWithoutText() {
    let label = label("")
    #expect(drawn(label) == nil)
    #expect(label.intrinsicContentSize == .zero)
  }

  /// UILabel.h declares both `null_resettable`: nil brings the default back.
  @Test func nilBringsFontAndColourBack() throws {
    let (label, plain) = (label("x"), label("x"))
    label.font = .systemFont(ofSize: 40)
    label.textColor = .systemRed
    label.font = nil
    label.textColor = nil
    #expect(label.font == plain.font)
    #expect(try #require(drawn(label)) == #require(drawn(plain)))
  }
}
