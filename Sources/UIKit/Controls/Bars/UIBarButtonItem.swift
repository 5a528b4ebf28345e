/// A button in a navigation bar or a toolbar, or a space between buttons.
open class UIBarButtonItem: UIBarItem {
  /// The weight of the title. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// In regular weight.
    case plain = 0
    /// In semibold, for a button that completes a task.
    case done = 2
  }

  /// The system's standard buttons. The raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    /// A space that takes a share of the width that is left in a toolbar; none in a navigation bar.
    case flexibleSpace
    /// A space with the item's `width`.
    case fixedSpace
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause
    case close = 24
  }

  /// The weight of the title.
  open var style = Style.plain { didSet { if style != oldValue { contentChanged() } } }
  /// The color of the title or symbol; nil for the bar's tint.
  open var tintColor: UIColor? { didSet { contentChanged() } }
  /// A view that replaces the button; nil for none. Title, image, style, tint and action are ignored then.
  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      (bar?.superview as? UINavigationBar)?.itemsChanged()
      (bar?.superview as? UIToolbar)?.itemsChanged()
    }
  }
  /// The action of a tap; nil for none. Setting it replaces the item's title and image by the action's, if it
  /// has them, unless this is a system item.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, !isSystemItem else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
    }
  }
  /// The menu that a tap opens, if there is no action, and else a long press; nil for none.
  open var menu: UIMenu? { didSet { contentChanged() } }
  /// The object that a tap calls, in addition to the primary action. Not retained.
  open weak var target: AnyObject? { didSet { connect() } }
  /// The target's method; nil for none.
  open var action: Selector? { didSet { connect() } }
  private var connection: TargetAction?

  var hasAction: Bool { primaryAction != nil || action != nil }

  private func connect() {
    connection = nil
    if let target, let action { connection = TargetAction(target, action) }
  }
  private var isSystemItem = false
  /// The width of the item in a toolbar, in points; 0 for that of its content.
  open var width: CGFloat = 0 {
    didSet {
      if !(width >= 0 && width.isFinite) { width = 0 }
      bar?.superview?.setNeedsLayout()
    }
  }
  /// Whether the item is a space that shares the width that is left.
  private(set) var isFlexible = false
  private var isFixedSpace = false
  /// The least width of a space, in points; nil for a button.
  var space: CGFloat? { isFlexible ? 0 : isFixedSpace ? width : nil }

  /// A space that takes a share of the width that is left in a toolbar.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// A space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// An item without content.
  public override init() { super.init() }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// A button with a title or an image, by default the action's. With an image, the title is hidden.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, style: Style = .plain, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.style = style
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
  }

  /// A system item, with its title in English or its symbol.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    let look = systemItem.look
    self.init(
      title: look.title, image: look.symbol.flatMap { UIImage(systemName: $0) },
      style: systemItem == .done || systemItem == .save ? .done : .plain, primaryAction: primaryAction,
      menu: menu)
    isSystemItem = true
    (isFlexible, isFixedSpace) = (systemItem == .flexibleSpace, systemItem == .fixedSpace)
  }

  /// A button with a title, a target and its method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    connect()
  }

  /// A button with an image, a target and its method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    connect()
  }

  /// A system item with a target and its method.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    connect()
  }

  func perform(sender: UIControl?) {
    primaryAction?.perform(sender: sender)
    connection?.perform(sender: self)
  }

  /// A custom view in the place of a button, with the size that its `sizeThatFits(_:)` returns.
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
    case .flexibleSpace, .fixedSpace: (nil, nil)
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
