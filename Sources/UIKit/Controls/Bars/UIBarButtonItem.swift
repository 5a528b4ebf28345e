/// A button in a navigation bar.
open class UIBarButtonItem: UIBarItem {
  /// How bold a title is set. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// In regular weight.
    case plain = 0
    /// In semibold: what ends a task.
    case done = 2
  }

  /// Buttons that every app has. The raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    case compose = 7, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause
    case close = 24
  }

  /// How bold the title is set.
  open var style: Style { didSet { if style != oldValue { contentChanged() } } }
  /// The title's or symbol's colour; nil for the bar's tint.
  open var tintColor: UIColor? { didSet { contentChanged() } }
  /// A view to show instead of a button; nil for none. Title, image, style, tint and action do not count
  /// then.
  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      (bar?.superview as? UINavigationBar)?.itemsChanged()
    }
  }
  /// What a tap does; nil for nothing. Setting one gives the item its title and image, where it has them,
  /// unless the item is one that every app has.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, !isSystemItem else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
    }
  }
  /// Whom a tap tells, beside the primary action. Not kept alive.
  open weak var target: AnyObject? { didSet { connect() } }
  /// What the target is asked to do; nil for nothing.
  open var action: Selector? { didSet { connect() } }
  private var connection: TargetAction?

  private func connect() {
    connection = nil
    if let target, let action { connection = TargetAction(target, action) }
  }
  private var isSystemItem = false

  /// A button with a title or an image; what is left out is the action's. With an image, the title does not
  /// show.
  public init(
    title: String? = nil, image: UIImage? = nil, style: Style = .plain, primaryAction: UIAction? = nil
  ) {
    self.style = style
    self.primaryAction = primaryAction
    super.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
  }

  /// A button with the title, in English, or the symbol of one that every app has.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    let look = systemItem.look
    self.init(
      title: look.title, image: look.symbol.flatMap { UIImage(systemName: $0) },
      style: systemItem == .done || systemItem == .save ? .done : .plain, primaryAction: primaryAction)
    isSystemItem = true
  }

  /// A button with a title, that tells a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    connect()
  }

  /// A button with an image, that tells a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    connect()
  }

  /// A button with the title or symbol of one that every app has, that tells a target.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    connect()
  }

  func perform(sender: UIControl?) {
    primaryAction?.perform(sender: sender)
    connection?.perform(sender: self)
  }

  /// A view in the place of a button, as large as it says in `sizeThatFits(_:)`.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var look: (title: String?, symbol: String?) {
    switch self {
    case .done: ("Done", nil)
    case .cancel: ("Cancel", nil)
    case .edit: ("Edit", nil)
    case .save: ("Save", nil)
    case .add: (nil, "plus")
    case .compose: (nil, "square.and.pencil")
    case .reply: (nil, "arrow.left")
    case .action: (nil, "square.and.arrow.up")
    case .organize: (nil, "folder")
    case .bookmarks: (nil, "bookmark")
    case .search: (nil, "magnifyingglass")
    case .refresh: (nil, "arrow.clockwise")
    case .stop, .close: (nil, "xmark")
    case .camera: (nil, "camera")
    case .trash: (nil, "trash")
    case .play: (nil, "play.fill")
    case .pause: (nil, "pause.fill")
    }
  }
}
