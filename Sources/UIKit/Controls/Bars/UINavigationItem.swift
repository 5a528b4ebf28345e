/// What a navigation bar shows for one screen.
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before it.
    case automatic
    case always, never
  }

  open var title: String? { didSet { if title != oldValue { contentChanged() } } }
  /// Instead of the title.
  open var titleView: UIView? { didSet { contentChanged() } }
  /// What the back button to this screen says; nil for the title.
  open var backButtonTitle: String? { didSet { contentChanged() } }
  open var hidesBackButton = false { didSet { contentChanged() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { contentChanged() } }
  /// From the left edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { contentChanged() } }
  /// From the right edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { contentChanged() } }

  weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func contentChanged() { bar?.itemsChanged() }
}
