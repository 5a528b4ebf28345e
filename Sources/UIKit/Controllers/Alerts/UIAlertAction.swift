/// A button of an alert.
open class UIAlertAction: NSObject {
  /// What a button is there for. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Something that is done.
    case `default`
    /// Nothing is done; in bold.
    case cancel
    /// Something is lost; in red.
    case destructive
  }

  /// What the button says; nil for nothing.
  public let title: String?
  /// What it is there for.
  public let style: Style
  /// Whether it can be tapped; to be set before the alert shows.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// - Parameter handler: called when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
