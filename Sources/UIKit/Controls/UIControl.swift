/// A view that sends actions.
///
/// There is no Objective-C runtime here, hence no `addTarget(_:action:for:)`: `addAction(_:for:)` is the
/// closure form.
open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []

  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsLayout() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsLayout() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsLayout() } } }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action === action {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Calls the actions for these events, in the order of adding.
  open func sendActions(for controlEvents: Event) {
    guard isEnabled else { return }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(sender: self)
    }
  }

  /// What a control sends. The bits are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Self(rawValue: 1 << 0)
    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let valueChanged = Self(rawValue: 1 << 12)
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
  }

  /// The bits are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: Self = []
    public static let highlighted = Self(rawValue: 1 << 0)
    public static let disabled = Self(rawValue: 1 << 1)
    public static let selected = Self(rawValue: 1 << 2)
  }
}

/// Something to do, with a title and a picture for who offers it.
public final class UIAction: NSObject {
  public let title: String
  public let image: UIImage?
  /// The control that performs it, during the handler.
  public private(set) weak var sender: UIControl?
  private let handler: (UIAction) -> Void

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
