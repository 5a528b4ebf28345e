/// A closure with a title and an image for the control that offers it.
public final class UIAction: NSObject {
  /// The title of a button without one of its own; empty for none.
  public let title: String
  /// The image of a button without one of its own; nil for none.
  public let image: UIImage?
  /// The control that performs the action, during the handler.
  public private(set) weak var sender: UIControl?
  private let handler: (UIAction) -> Void

  /// - Parameter handler: called with this action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
  }

  func perform(sender: UIControl?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
