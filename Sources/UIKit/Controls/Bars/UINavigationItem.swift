/// What a navigation bar shows for one screen.
open class UINavigationItem: NSObject {
  /// Whether a title is large in a bar that prefers large ones. The raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before it.
    case automatic
    case always, never
  }

  /// What the bar says in its middle or in large; also what the back button to this screen says.
  open var title: String? { didSet { if title != oldValue { contentChanged() } } }
  /// Instead of the title.
  open var titleView: UIView? { didSet { contentChanged() } }
  /// What the back button to this screen says; nil for the title.
  open var backButtonTitle: String? { didSet { contentChanged() } }
  /// Whether this screen has no back button, nor the gesture from the left edge.
  open var hidesBackButton = false { didSet { contentChanged() } }
  /// Whether the title is large, in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { contentChanged() } }
  /// From the left edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { contentChanged() } }
  /// From the right edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { contentChanged() } }

  weak var bar: UINavigationBar?

  /// An item with a title, and no buttons.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The leftmost button; nil for none. Setting it replaces all on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The rightmost button; nil for none. Setting it replaces all on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func contentChanged() { bar?.itemsChanged() }
}
