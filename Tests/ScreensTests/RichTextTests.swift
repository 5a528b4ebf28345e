import TestSupport
import Testing

@testable import Screens
@testable import UIKit

struct RichTextTests {
  private func parts(_ text: String) -> [RichText.Part] { RichText(text).parts }

  @Test func marks() {
    #expect(
      parts("A **bold**, *leaning* `sign`") == [
        .init(text: "A ", style: .plain), .init(text: "bold", style: .bold), .init(text: ", ", style: .plain),
        .init(text: "leaning", style: .italic), .init(text: " ", style: .plain),
        .init(text: "sign", style: .code),
      ])
  }

  @Test(arguments: ["", "2 * 3 * 4", "**", "*", "a * b", "`", "** not bold **", "5 ** 2"])
  func otherTextStays(text: String) {
    #expect(RichText(text).isPlain)
    #expect(RichText(text).string == text)
  }

  @Test func aBackslashKeepsAMark() {
    #expect(parts(#"\*plain\*"#) == [.init(text: "*plain*", style: .plain)])
  }

  @Test func manyMarksAreReadInOnePass() {
    for mark in ["*", "**", "`", "*a ", "**a ", "a* "] {
      #expect(!RichText(String(repeating: mark, count: 50_000)).parts.isEmpty)
    }
  }

  @Test func aLabelShowsItsPartsInTheirFonts() {
    let view = ReadScreen("content: [label: Some **bold words** here]").makeView()
    let bold = UIFont.systemFont(ofSize: 17, weight: .bold)
    let fonts = view.all(RichLabelView.self).flatMap { $0.all(UILabel.self) }.map { ($0.text, $0.font) }
    #expect(fonts.map(\.0) == ["Some", "bold", "words", "here"])
    #expect(fonts.map { $0.1 == bold } == [false, true, true, false])
  }

  @Test(arguments: [80, 160, 320]) func linesBreakWithinTheLabel(width: Int) {
    let view = ReadScreen(
      "content: [label: {text: 'One **two three four** five `six seven` eight', width: \(width)}]"
    ).makeView()
    for label in view.all(RichLabelView.self) {
      #expect(label.all(UILabel.self).count == 8)
      for word in label.all(UILabel.self) { #expect(word.frame.maxX <= label.bounds.width + 0.01) }
    }
  }
}
