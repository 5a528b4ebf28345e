import UIKit

/// Text in more than one font, broken into lines at spaces. Each stretch of a line in one font is a label.
final class RichLabelView: UIView {
  /// A word in one font, and whether a space precedes it.
  private struct Word {
    var text: String
    var font: UIFont
    var width: CGFloat
    var space: CGFloat
  }

  private struct Line {
    var words: [Word] = []
    var width: CGFloat = 0
  }

  private let words: [Word]
  private let color: UIColor
  private let alignment: NSTextAlignment
  /// The most lines; 0 for no limit.
  private let lines: Int
  private let lineHeight: CGFloat
  private let ascender: CGFloat
  private var shownWidth: CGFloat?

  init(_ text: RichText, _ font: UIFont, _ color: UIColor, lines: Int, _ alignment: NSTextAlignment) {
    (self.color, self.lines, self.alignment) = (color, lines, alignment)
    let fonts = text.parts.map { $0.style.font(in: font) }
    lineHeight = fonts.map(\.lineHeight).max() ?? font.lineHeight
    ascender = fonts.map(\.ascender).max() ?? font.ascender
    words = Self.words(text, fonts)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  private static func words(_ text: RichText, _ fonts: [UIFont]) -> [Word] {
    var words: [Word] = []
    func width(_ text: String, _ font: UIFont) -> CGFloat { UILabel(text, font, .label).naturalSize.width }
    for (part, font) in zip(text.parts, fonts) {
      let space = width("a a", font) - 2 * width("a", font)
      var spaces = 0
      var word = ""
      func finish() {
        guard !word.isEmpty else { return }
        words.append(
          Word(text: word, font: font, width: width(word, font), space: CGFloat(spaces) * space))
        (word, spaces) = ("", 0)
      }
      for character in part.text {
        if character.isWhitespace {
          finish()
          spaces += 1
        } else {
          word.append(character)
        }
      }
      finish()
      // A space at the end belongs to the next part, as a word without letters.
      if spaces > 0 { words.append(Word(text: "", font: font, width: 0, space: CGFloat(spaces) * space)) }
    }
    return words
  }

  /// The words in lines of at most a width.
  private func broken(_ width: CGFloat) -> [Line] {
    var result = [Line()]
    var start = 0
    while start < words.count {
      // Words without a space between them stay together.
      var end = start + 1
      while end < words.count, words[end].space == 0, !words[end - 1].text.isEmpty { end += 1 }
      let group = words[start..<end]
      let own = group.reduce(0) { $0 + $1.width }
      let space = group.first?.space ?? 0
      let last = result[result.count - 1]
      let isFull = !last.words.isEmpty && last.width + space + own > width
      if isFull, lines == 0 || result.count < lines { result.append(Line()) }
      let isFirst = result[result.count - 1].words.isEmpty
      for (index, var word) in group.enumerated() {
        if index == 0, isFirst { word.space = 0 }
        result[result.count - 1].words.append(word)
        result[result.count - 1].width += word.space + word.width
      }
      start = end
    }
    return result
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines = broken(size.width > 0 ? size.width : .infinity)
    return CGSize(width: (lines.map(\.width).max() ?? 0) + 0.5, height: CGFloat(lines.count) * lineHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard shownWidth != bounds.width else { return }
    shownWidth = bounds.width
    subviews.forEach { $0.removeFromSuperview() }
    for (index, line) in broken(bounds.width).enumerated() {
      let free = max(bounds.width - line.width, 0)
      var x = alignment == .center ? free / 2 : alignment == .right ? free : 0
      for word in line.words {
        x += word.space
        guard !word.text.isEmpty else { continue }
        let label = UILabel(word.text, word.font, color)
        let y = CGFloat(index) * lineHeight + ascender - word.font.ascender
        let width = min(word.width, max(bounds.width - x, 0))
        label.frame = CGRect(x: x, y: y, width: width, height: word.font.lineHeight)
        addSubview(label)
        x += word.width
      }
    }
  }
}
