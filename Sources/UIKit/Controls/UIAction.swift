/// A closure with a title and an image for the control or the menu that offers it.
public final class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// A name by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name by its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name.
  public let identifier: Identifier
  /// A longer title; kept, without effect.
  public var discoverabilityTitle: String?
  /// The looks and the behavior in a menu.
  public var attributes: Attributes
  /// Whether the action is chosen, which a mark in a menu shows.
  public var state: State
  /// The control that performs the action, during the handler; nil for a menu.
  public private(set) weak var sender: UIControl?
  private let handler: (UIAction) -> Void

  /// - Parameter handler: called with this action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier("action \(Run.current?.nextObjectNumber() ?? 0)")
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(sender: UIControl?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
