/// Something to do, with a title and a picture for who offers it.
public final class UIAction: NSObject {
  /// What a button says that has no title of its own; empty for nothing.
  public let title: String
  /// What a button shows that has no image of its own; nil for nothing.
  public let image: UIImage?
  /// The control that performs it, during the handler.
  public private(set) weak var sender: UIControl?
  private let handler: (UIAction) -> Void

  /// - Parameter handler: what is to be done; called with this action.
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
