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

  /// A text of which the letters from the fourth on look different.
  private func parts(_ attributes: [NSAttributedString.Key: Any], _ string: String = "ab cd")
    -> NSAttributedString
  {
    let text = NSMutableAttributedString(attributedString: text(string))
    text.addAttributes(attributes, range: NSRange(location: 3, length: text.length - 3))
    return text
  }

  /// The layers that a label draws, from the back.
  private func layers(_ text: NSAttributedString, _ change: (UILabel) -> Void = { _ in }) -> [Layer] {
    run.perform {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      label.attributedText = text
      change(label)
      label.layoutIfNeeded()
      guard case .snapshot(let snapshot)? = label.layer.drawing else { return [] }
      return snapshot.tree.root.sublayers
    }
  }

  private func texts(_ layers: [Layer]) -> [Text] {
    layers.compactMap { if case .text(let text)? = $0.contents { text } else { nil } }
  }

  @Test func `parts have colors of their own, also within a word`() {
    let shown = texts(layers(parts([.foregroundColor: UIColor.red], "abcdef gh")))
    #expect(shown.map { $0.words.map(\.string) } == [["abc"], ["def", "gh"]])
    #expect(shown.map(\.color) == [UIColor.label.color, UIColor.red.color])
    // Letters stay where they are in a text of one color.
    let plain = words("abcdef gh", [:])
    expectClose(shown[1].words[1].bounds.minX, plain[1].bounds.minX)
  }

  @Test func `what the first part looks like is no other part's`() {
    let text = NSMutableAttributedString(string: "ab cd")
    text.addAttributes(
      [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 40)],
      range: NSRange(location: 0, length: 2))
    let shown = texts(layers(text))
    #expect(shown.map(\.color) == [UIColor.red.color, UIColor.label.color])
    #expect(shown[0].words[0].bounds.height > shown[1].words[0].bounds.height * 1.7)
  }

  @Test func `parts have fonts of their own`() {
    let bold = parts([.font: UIFont.systemFont(ofSize: 40, weight: .bold)])
    let shown = texts(layers(bold))[0].words
    #expect(shown.map(\.string) == ["ab", "cd"])
    #expect(shown[1].bounds.height > shown[0].bounds.height * 1.7)
    // Both stand on one baseline, and the line is as high as the larger font's.
    expectClose(shown[0].bounds.maxY, shown[1].bounds.maxY, within: 1)
    run.perform {
      let label = UILabel()
      label.attributedText = bold
      let large = UIFont.systemFont(ofSize: 40, weight: .bold)
      let end = NSAttributedString(string: "cd", attributes: [.font: large])
      let width = text("ab ").size().width + end.size().width
      expectClose(label.intrinsicContentSize.width, width, within: 1)
      expectClose(label.intrinsicContentSize.height, large.lineHeight, within: 0.5)
      expectClose(bold.boundingRect(with: .zero, context: nil).width, width, within: 1)
      label.font = font
      #expect(label.intrinsicContentSize == UILabel.sized("ab cd", font))
    }
  }

  @Test func `parts have lines and backgrounds`() {
    let shown = layers(parts([.underlineStyle: 1, .backgroundColor: UIColor.yellow]))
    guard case .shape(let background)? = shown[0].contents else {
      Issue.record("no background")
      return
    }
    #expect(background.fillColor == UIColor.yellow.color)
    let (plain, lined) = (texts(shown)[0].words[0], texts(shown)[0].words[1])
    #expect(background.path.boundingBox.minX > plain.bounds.maxX)
    #expect(background.path.boundingBox.contains(lined.bounds))
    // The letter d has no descender, so it's the line that lies below the baseline.
    #expect(lined.bounds.maxY > plain.bounds.maxY + 1)
  }

  @Test func `a text in several fonts breaks and is cut off`() {
    let long = parts([.font: UIFont.boldSystemFont(ofSize: 20)], "ab cd ef gh ij kl mn op qr st uv wx yz")
    let cut = texts(layers(long))[0].words
    #expect(cut.last?.string.hasSuffix("…") == true)
    #expect(cut.allSatisfy { $0.bounds.maxX <= 200 })
    let broken = texts(layers(long) { $0.numberOfLines = 0 })[0].words
    #expect(broken.last?.string == "yz")
    #expect(Set(broken.map { Int($0.bounds.maxY / 20) }).count > 1)
  }

  @Test func `another text or color ends the parts`() {
    #expect(layers(parts([.foregroundColor: UIColor.red])) { $0.textColor = .blue }.isEmpty)
    #expect(layers(parts([.foregroundColor: UIColor.red])) { $0.text = "a" }.isEmpty)
    #expect(!layers(parts([.foregroundColor: UIColor.red])) { $0.font = .systemFont(ofSize: 9) }.isEmpty)
  }

  @Test func `what isn't drawn is told`() throws {
    let whole = try notes { UILabel().attributedText = text("ab", [.underlineStyle: 1, .kern: 2]) }
    #expect(whole == [])
    #expect(try notes { UILabel().attributedText = parts([.underlineStyle: 1]) } == [])
    #expect(try notes { UITextField().attributedText = text("ab", [.backgroundColor: UIColor.red]) } == [])
    #expect(try notes { UITextView().attributedText = text("ab", [.strikethroughStyle: 1]) } == [])
    let dotted = try notes { UILabel().attributedText = text("ab", [.underlineStyle: 0x101]) }
    #expect(dotted.count == 1)
  }
}

extension UILabel {
  fileprivate static func sized(_ text: String, _ font: UIFont) -> CGSize {
    let label = UILabel()
    (label.text, label.font) = (text, font)
    return label.intrinsicContentSize
  }
}
