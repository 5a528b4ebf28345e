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
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    guard let size = labelText?.layout(width: width).size else { return .zero }
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  // MARK: Drawing

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.drawing = labelText?.drawing(in: bounds, share: textAlignment.share, color: textColor.color)
  }

  /// Characters of the text that the font lacks; a placeholder stands for each.
  package var missingScalars: [Unicode.Scalar] { labelText?.layout(width: .infinity).missingScalars ?? [] }

  private var labelText: LabelText? {
    LabelText(
      text, font, maximumLines: numberOfLines,
      overflow: lineBreakMode == .byTruncatingTail ? .ellipsis : .clip)
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
