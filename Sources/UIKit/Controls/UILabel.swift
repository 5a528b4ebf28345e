import TransitionEngine
import Typesetting

/// Text in one or several lines, centred between top and bottom.
open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { contentChanged() } } }
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { contentChanged() } }
  }
  open var textColor: UIColor! = .label { didSet { setNeedsLayout() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }
  /// 0 for as many as the text needs.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsLayout() } }
  /// Where `intrinsicContentSize` breaks lines; 0 for nowhere.
  open var preferredMaxLayoutWidth: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Sizes

  /// The text's size, rounded up to whole pixels. Lines break at the width, unless that is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let scale = UIScreen.main.scale
    guard let size = textLayout(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)?.size
    else { return .zero }
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  // MARK: Drawing

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.drawing = textLayout(width: bounds.width).flatMap(contents)
  }

  /// Characters of the text that the font lacks; a placeholder stands for each.
  package var missingScalars: [Unicode.Scalar] { textLayout(width: .infinity)?.missingScalars ?? [] }

  /// Nil for no text, and where the font is not installed, which a build finds out before it starts.
  private func textLayout(width: CGFloat) -> TextLayout? {
    guard let text, !text.isEmpty, let font = try? font.font() else { return nil }
    return TextLayout(
      text, font: font, width: width, maximumLines: numberOfLines,
      overflow: lineBreakMode == .byTruncatingTail ? .ellipsis : .clip)
  }

  private func contents(of layout: TextLayout) -> LayerContents? {
    let top = bounds.minY + (bounds.height - layout.size.height) / 2
    let words = layout.lines.flatMap { line -> [Text.Word] in
      let left = bounds.minX + (bounds.width - line.text.advance) * textAlignment.share
      let move = CGAffineTransform(translationX: left, y: top + line.baseline)
      return line.text.words.map { word in
        Text.Word(
          string: word.text, outline: word.outline.applying(move),
          bounds: word.bounds.offsetBy(dx: left, dy: top + line.baseline))
      }
    }
    guard let text, !words.isEmpty else { return nil }
    return .text(Text(string: text, words: words, color: textColor.color))
  }
}

/// Where lines stand sideways.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right
  /// As the writing goes: left.
  case natural = 4

  /// How much of a line's spare room is on its left.
  fileprivate var share: CGFloat {
    switch self {
    case .left, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

/// What becomes of text for which there is no room. The raw values are UIKit's.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byClipping = 2
  case byTruncatingTail = 4
}
