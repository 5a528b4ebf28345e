/// A button of an alert.
open class UIAlertAction: NSObject {
  /// The purpose of a button. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// A regular action.
    case `default`
    /// Leaves everything as it is; the title is bold.
    case cancel
    /// Deletes or changes data; the title is red.
    case destructive
  }

  /// The button's title; nil for none.
  public let title: String?
  /// The button's purpose.
  public let style: Style
  /// Whether the button can be tapped. Set it before the alert shows.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// - Parameter handler: called when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
