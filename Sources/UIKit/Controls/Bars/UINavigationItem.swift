/// A screen's content in a navigation bar.
open class UINavigationItem: NSObject {
  /// Whether a title is large in a bar that prefers large ones. The raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before it.
    case automatic
    case always, never
    /// In the row of the buttons. On a phone that is a small title.
    case inline
  }

  /// The title in the bar, and in the back button that returns to this screen.
  open var title: String? { didSet { if title != oldValue { contentChanged() } } }
  /// A view that replaces the title.
  open var titleView: UIView? { didSet { contentChanged() } }
  /// The title of the back button that returns to this screen; nil for `title`.
  open var backButtonTitle: String? { didSet { contentChanged() } }
  /// Whether this screen has neither a back button nor the gesture from the left edge.
  open var hidesBackButton = false { didSet { contentChanged() } }
  /// Whether the title is large, in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { contentChanged() } }
  /// The left buttons, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { contentChanged() } }
  /// The right buttons, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { contentChanged() } }

  /// The search whose field lies below the title; nil for none.
  open var searchController: UISearchController? {
    didSet {
      searchController?.item = self
      contentChanged()
      bar?.superview?.setNeedsLayout()
    }
  }
  /// Whether the field of the search scrolls away with the content. Without effect, which lint reports: it stays.
  open var hidesSearchBarWhenScrolling = true {
    didSet { Run.noteUnmodeled(.hidesSearchBar, if: hidesSearchBarWhenScrolling) }
  }
  /// The place of the field of the search. Kept, without effect: it is below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The place of the field of a search. The raw values are UIKit's.
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }

  /// The look of the bar with this item; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { bar?.setNeedsLayout() } }
  /// The look of the bar with this item while no content has scrolled under it; nil for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.setNeedsLayout() } }
  /// Kept, without effect: phones stand upright.
  open var compactAppearance: UINavigationBarAppearance?
  /// Kept, without effect: phones stand upright.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  weak var bar: UINavigationBar?

  /// An item with a title, without buttons.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item with an empty title, without buttons.
  public convenience override init() { self.init(title: "") }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

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
