import Testing
import TransitionEngine

@testable import UIKit

/// Lines under and through texts, and spacings of letters and lines.
struct TextDecorationTests {
  private let run = Run(size: CGSize(width: 400, height: 400))
  private let font = UIFont.systemFont(ofSize: 20)

  private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString
  {
    NSAttributedString(string: string, attributes: attributes.merging([.font: font]) { own, _ in own })
  }

  private func notes(_ use: () -> Void) throws -> [String] {
    try run.record(use).events.compactMap { $0.lint == .notModelled ? $0.actor + $0.name : nil }
  }

  /// The words that a text is drawn as.
  private func words(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> [Text.Word] {
    let text = LabelText(
      string, font, maximumLines: 1, overflow: .clip, decoration: TextDecoration(attributes))
    guard
      case .text(let drawn)? = text?.drawing(
        in: CGRect(x: 0, y: 0, width: 400, height: 40), share: 0, color: .black)
    else { return [] }
    return drawn.words
  }

  @Test func `a line is drawn under the words and the spaces between them`() {
    let plain = words("aa bb", [:])
    let lined = words("aa bb", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    #expect(lined.map(\.string) == ["aa", "bb"])
    // The x-height of a word without descenders ends at the baseline.
    let baseline = plain[0].bounds.maxY
    for word in lined { #expect(abs(word.bounds.maxY - baseline - 2.5) < 0.5) }
    #expect(abs(lined[0].bounds.maxX - lined[1].bounds.minX) < 2)
    let middle = CGPoint(x: (plain[0].bounds.maxX + plain[1].bounds.minX) / 2, y: baseline + 2)
    #expect(lined[0].outline.contains(middle, rule: .nonZero))
    #expect(!plain[0].outline.contains(middle, rule: .nonZero))
  }

  @Test func `a line through a word crosses its letters`() {
    let word = words("o", [.strikethroughStyle: 2])[0]
    let middle = CGPoint(x: word.bounds.midX, y: word.bounds.midY)
    #expect(word.outline.contains(middle, rule: .nonZero))
    // On the letter's own strokes, both are inked.
    #expect(
      (0..<40).allSatisfy {
        word.outline.contains(
          CGPoint(x: 1 + CGFloat($0) * (word.bounds.maxX - 1.5) / 40, y: middle.y), rule: .nonZero)
      })
  }

  @Test func `letters and lines are spaced`() {
    let plain = text("abcd").size()
    #expect(abs(text("abcd", [.kern: 3]).size().width - plain.width - 12) < 1)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    let options = NSStringDrawingOptions.usesLineFragmentOrigin
    let room = CGSize(width: 300, height: 300)
    func height(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      text("a\nb\nc", attributes).boundingRect(with: room, options: options, context: nil).height
    }
    #expect(height([.paragraphStyle: style]) == height([:]) + 14)
    style.lineSpacing = 0
    style.lineHeightMultiple = 2
    #expect(height([.paragraphStyle: style]) == height([:]) * 2)
    style.maximumLineHeight = 10
    #expect(height([.paragraphStyle: style]) == 30)
  }

  @Test func `a label keeps its attributes until its text is set`() {
    run.perform {
      let label = UILabel()
      label.attributedText = text("abcd", [.kern: 5, .underlineStyle: 1])
      let width = label.intrinsicContentSize.width
      let kept = label.attributedText?.attributes(at: 0, effectiveRange: nil)
      #expect(kept?[.kern] as? CGFloat == 5 && kept?[.underlineStyle] as? Int == 1)
      label.text = "abcd"
      #expect(width - label.intrinsicContentSize.width >= 19)
      #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    }
  }

  @Test func `what is drawn for whole texts only is told for parts`() throws {
    let whole = try notes { UILabel().attributedText = text("ab", [.underlineStyle: 1, .kern: 2]) }
    #expect(whole == [])
    let part = try notes {
      let text = NSMutableAttributedString(attributedString: text("ab cd"))
      text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 3, length: 2))
      UILabel().attributedText = text
    }
    #expect(part.count == 1 && part[0].contains("underlineStyle"))
    let field = try notes { UITextField().attributedText = text("ab", [.strikethroughStyle: 1]) }
    #expect(field.count == 1)
    let dotted = try notes { UILabel().attributedText = text("ab", [.underlineStyle: 0x101]) }
    #expect(dotted.count == 1)
  }
}
