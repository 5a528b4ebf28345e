/// A button that a swipe uncovers beside a row.
open class UIContextualAction: NSObject {
  /// The looks of a button. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Gray.
    case normal
    /// Red.
    case destructive
  }

  /// Is called for a tap, with the button's view and a closure to call when the action is done: with true if it was
  /// carried out.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The looks of the button.
  public let style: Style
  /// What a tap does.
  public let handler: Handler
  /// The text; nil for none.
  open var title: String?
  /// The image above the text; nil for none.
  open var image: UIImage?
  /// The color; nil for that of the style.
  open var backgroundColor: UIColor!

  /// A button with a text.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
