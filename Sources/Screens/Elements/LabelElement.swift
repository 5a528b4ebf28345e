import UIKit

/// `label: {text, font, color, align, lines}`.
struct LabelElement: ScreenElement {
  enum Alignment: String, CaseIterable { case left, center, right }

  static let name = "label"
  static let shorthand: String? = "text"

  let text: RichText
  let font: UIFont
  let color: UIColor
  let alignment: Alignment
  /// The most lines; 0 for no limit.
  let lines: Int

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    let text = reader.requiredText(&fields, "text")
    font = reader.font(&fields, "font") ?? .preferredFont(forTextStyle: .body)
    color = reader.color(&fields, "color") ?? .label
    alignment = reader.keyword(&fields, "align") ?? .left
    lines = reader.integer(&fields, "lines", in: 0...100) ?? 0
    guard let text else { return nil }
    self.text = RichText(text)
  }

  var stretch: Stretch { Stretch(shrinks: true) }

  func makeView(tint: UIColor) -> UIView {
    text.isPlain
      ? UILabel(text.string, font, color, lines: lines, alignment.textAlignment)
      : RichLabelView(text, font, color, lines: lines, alignment.textAlignment)
  }
}

extension LabelElement.Alignment {
  var textAlignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    }
  }
}

extension UILabel {
  convenience init(
    _ text: String, _ font: UIFont, _ color: UIColor, lines: Int = 1, _ alignment: NSTextAlignment = .left
  ) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    textColor = color
    numberOfLines = lines
    textAlignment = alignment
  }

  /// The size of the text on a single line.
  var naturalSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }
}
